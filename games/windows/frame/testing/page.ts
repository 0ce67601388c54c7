/** Opens and kills a window like a tab in the document of a test, with fake timers. */
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import play from '@foyer/text/zh_CN/play.json' with { type: 'json' };
import proof from '@foyer/text/zh_CN/proof.json' with { type: 'json' };

/** The Chinese words of a window: those of every window and those of its family. */
export function testWords(own: Readonly<Record<string, string>>) {
  const texts: Readonly<Record<string, string>> = { ...play, ...proof, ...own };
  return (word: string, args: Readonly<Record<string, string | number>> = {}): string =>
    (texts[word] ?? '')

      .replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}

/** Formats satang like `frame/money.ts`, independently of it. */
export const money = (satang: number | bigint, hasSign = false): string => {
  const amount = Number(satang) / 100;
  const digits = Math.abs(amount).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${amount < 0 ? '−' : hasSign && amount > 0 ? '+' : ''}฿${digits}`;
};

export const all = <E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E[] => [
  ...root.querySelectorAll<E>(selector),
];
export function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
export const textOf = (selector: string): string => one(selector).textContent;
export const balance = (): string => textOf('.meter.balance output');
export const passMs = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

/** Kills the page in the middle of its work: no timers, replies or frames remain. */
export function kill(): void {
  vi.clearAllTimers();
  document.body.replaceChildren();
}

interface TabOf {
  readonly address: string;
  /** Selector of an element that appears once the window is open. */
  readonly ready: string;
  /** Imports the window's script, as a new module for each number. */
  readonly open: (load: number) => Promise<unknown>;
  /** Stubs what else happy-dom lacks. */
  readonly prepare?: () => void;
}

/** A tab in which a window is opened and killed. */
export function createTab({ address, ready, open, prepare }: TabOf) {
  let isCalm = true;
  let loads = 0;
  /** Turns reduced motion on or off. */
  const setCalm = (isNow: boolean): void => void (isCalm = isNow);

  /** Loads a new page, on which every script runs again. */
  async function load(search: string): Promise<void> {
    history.replaceState(null, '', `${address}${search}`);
    loads += 1;
    await open(loads);
    await vi.waitFor(() => one(ready), { timeout: 20_000 });
    await passMs(0);
  }

  return {
    setCalm,
    /** Gives every test of the file fake timers and a page with reduced motion, and clears the page after it. */
    inEveryTest: (): void => {
      beforeAll(() => {
        vi.useFakeTimers();
        vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
        prepare?.();
      });
      beforeEach(() => setCalm(true));
      afterEach(() => {
        kill();
        sessionStorage.clear();
      });
      afterAll(() => void vi.useRealTimers());
    },
    /** Opens the window by a launch, with a fake house. */
    enter: async (fetch: (address: string, asked: { body: URLSearchParams }) => Promise<Response>): Promise<void> => {
      vi.stubGlobal('fetch', fetch);
      await load('?ticket=one&lang=zh_CN');
    },
    /** Reloads the tab. */
    reload: (): Promise<void> => load(location.search),
  };
}
