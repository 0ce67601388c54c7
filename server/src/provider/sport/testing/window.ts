/**
 * Runs the desk's real window against a test house, in a page that can be killed. Its requests reach the house without
 * a socket, and a request or its reply can be lost. A killed page receives and does nothing more.
 */
// First: the window reads its currency when it is loaded.
import '../../../../../games/windows/frame/testing/brand.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { readDesk } from '@foyer/contract/play/sportDesk.ts';
import own from '@foyer/text/zh_CN/sport.json' with { type: 'json' };
import { vi } from 'vitest';
import { houseNow, setClock } from '../../../../../games/windows/frame/clock.ts';
import { testWords } from '../../../../../games/windows/frame/testing/page.ts';
import { createWholeDesk } from '../../../../../games/windows/sport/model/desk.ts';
import { presses, types } from '../../../../../games/windows/sport/presses.ts';
import { drawn } from '../../../../../games/windows/sport/view/draw.ts';
import { morph } from '../../../../../games/windows/sport/view/morph.ts';
import { hear } from '../../../../../games/windows/sport/view/press.ts';
import type { Words } from '../../../../../games/windows/sport/words.ts';
import type { TestHouse } from '../../../testing/house.ts';
import type { TestPlayer } from '../../testing/player.ts';

const words: Words = testWords(own);

/** Where a request is lost: before it reaches the house, or on the way back. */
export type Lost = 'before' | 'after';

interface Living {
  isDead: boolean;
  readonly lost: Map<string, { readonly when: Lost; readonly hung: () => void }>;
}

export interface TestWindow {
  readonly root: HTMLElement;
  press(selector: string): void;
  type(selector: string, text: string): void;
  /** Waits until the page shows the element and returns its text. */
  sees(selector: string, text?: string | RegExp): Promise<string>;
  /** Loses the next request to this path or its reply. Resolves when it is lost. */
  loses(path: string, when: Lost): Promise<void>;
  kill(): void;
}

const pages = new AsyncLocalStorage<Living>();
const nothing = (): void => undefined;
const never = (): Promise<never> => new Promise<never>(() => undefined);

/** Connects all pages of a test file to this house. The async context in which a request began identifies its page. */
export function bringPages({ app }: TestHouse, player: () => TestPlayer): void {
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener(): void {}
      close(): void {}
    },
  );
  vi.stubGlobal('fetch', async (path: string, { body }: { body: URLSearchParams }) => {
    const page = pages.getStore();
    if (page === undefined || page.isDead) return never();
    const lost = page.lost.get(path);
    page.lost.delete(path);
    if (lost?.when === 'before') {
      lost.hung();
      return never();
    }
    const cookies = [...player().client.cookies].map(([name, value]) => `${name}=${value}`);
    const reply = await app.inject({
      method: 'POST',
      url: path,
      headers: {
        [clientHeader]: '1',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: cookies.join('; '),
      },
      payload: body.toString(),
    });
    lost?.hung();
    return lost !== undefined || page.isDead ? never() : { json: () => reply.json<unknown>() };
  });
}

/** Opens the window of a session in a fresh page. */
export async function openPage(player: TestPlayer, sessionId: string, hash: string): Promise<TestWindow> {
  location.hash = hash;
  const desk = await player.ok(readDesk, { sessionId });
  setClock(desk.purse.nowMs);
  const page: Living = { isDead: false, lost: new Map() };
  const timers: ReturnType<typeof setInterval>[] = [];
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const setting = { desk, words, lang: 'zh_CN' as const, account: desk.account };
  const shown = createWholeDesk(setting, {
    changed() {
      if (!page.isDead) morph(root, drawn({ setting, state: shown.state, nowMs: houseNow() }, true));
    },
    showPurse: nothing,
    ended(message) {
      throw new Error(message);
    },
    taken: nothing,
    scored: nothing,
  });
  hear(root, presses(shown), types(shown));
  const everySo = globalThis.setInterval;
  vi.stubGlobal('setInterval', (run: () => void, ms: number) => {
    const timer = everySo(run, ms);
    timers.push(timer);
    return timer;
  });
  pages.run(page, () => shown.start());
  vi.stubGlobal('setInterval', everySo);

  const found = (selector: string): HTMLElement => {
    const element = root.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`nothing at ${selector}`);
    return element;
  };
  return {
    root,
    press: (selector) => pages.run(page, () => found(selector).click()),
    type(selector, text) {
      const input = found(selector) as HTMLInputElement;
      input.value = text;
      pages.run(page, () => input.dispatchEvent(new Event('input', { bubbles: true })));
    },
    sees: (selector, text = '') =>
      vi.waitFor(
        () => {
          const all = Array.from(root.querySelectorAll(selector), (element) => element.textContent);
          const match = all.find((one) => (typeof text === 'string' ? one.includes(text) : text.test(one)));
          if (match === undefined) throw new Error(`${selector}: ${JSON.stringify(all)}, not ${String(text)}`);
          return match;
        },
        { timeout: 30_000, interval: 40 },
      ),
    loses: (path, when) =>
      new Promise((hung) => {
        page.lost.set(path, { when, hung });
      }),
    kill() {
      page.isDead = true;
      for (const timer of timers) clearInterval(timer);
      root.remove();
    },
  };
}
