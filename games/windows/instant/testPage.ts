/** The real window in a test's document, opened and killed like a tab; time is the test's. */
import { vi } from 'vitest';
import play from '@foyer/text/zh_CN/play.json' with { type: 'json' };
import own from '@foyer/text/zh_CN/instant.json' with { type: 'json' };
import type { InstantCode } from '../../engines/instant/game.ts';
import type { TestHouse } from './testHouse.ts';

const told: Readonly<Record<string, string>> = { ...play, ...own };
/** A word of the window as its player reads it. */
export const word = (key: string, args: Readonly<Record<string, string | number>> = {}): string =>
  (told[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
/** Satang as the window writes them, worked out anew. */
export const money = (satang: number, hasSign = false): string => {
  const digits = (Math.abs(satang) / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${satang < 0 ? '−' : hasSign && satang > 0 ? '+' : ''}฿${digits}`;
};

export const all = <E extends Element = HTMLElement>(selector: string): E[] => [
  ...document.querySelectorAll<E>(selector),
];
export function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
export const textOf = (selector: string): string => one(selector).textContent;
export const balance = (): string => textOf('.meter.balance output');
const press = (): void => one('.main-button').click();
export const passMs = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

/** What a browser does for an animation, without drawing it: `frames` are those of the last one on an element in this round. */
let frames = new WeakMap<Element, readonly Keyframe[]>();
export const lastFrame = (element: Element): Keyframe | undefined => frames.get(element)?.at(-1);

let isCalm = true;
let loads = 0;
/** With motion, or at once as for players who asked their device for calm. */
export const setCalm = (isNow: boolean): void => void (isCalm = isNow);

function animate(this: Element, given: unknown, options?: number | KeyframeAnimationOptions): Animation {
  const list = given as Keyframe[];
  frames.set(this, list);
  const duration = Number(typeof options === 'object' ? options.duration : options);
  const finished = new Promise((done) => setTimeout(done, duration));
  const effect = { getComputedTiming: () => ({ duration }) };
  return { finished, effect, cancel: () => undefined } as unknown as Animation;
}

/** What this browser lacks, and the time that tests move by themselves. */
export function prepare(): void {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = animate;
}

/** A fresh page at this address: every script of it runs anew. */
async function load(search: string): Promise<void> {
  history.replaceState(null, '', `/play/instant/${search}`);
  loads += 1;
  await import(/* @vite-ignore */ `./main.ts?page=${loads}`);
  await vi.waitFor(() => one('.main-button'));
  await passMs(0);
}
export async function enter(house: TestHouse): Promise<void> {
  vi.stubGlobal('fetch', house.fetch);
  await load('?ticket=one&lang=zh_CN');
}
/** The page is gone in the middle of what it did: no timer, no answer and no picture of it is left. */
export function kill(): void {
  vi.clearAllTimers();
  document.body.replaceChildren();
}
/** Opens the same tab once more. */
export const reload = (): Promise<void> => load(location.search);

const radio = (name: string, value: string): void => {
  const input = one(`input[name=${name}][value="${value}"]`);
  if (input instanceof HTMLInputElement) input.checked = true;
  input.dispatchEvent(new Event('change'));
};
const clickAll = (selectors: readonly string[]): void => {
  for (const selector of selectors) one(selector).click();
};
const clear = (): void =>
  all<HTMLButtonElement>('button.quiet')
    .find(({ textContent }) => textContent === word('clear'))
    ?.click();

/** Chooses as a player does, by the controls of the page. */
function choose(code: InstantCode, choice: string): void {
  const [first = '', ...others] = choice.split('.');
  switch (code) {
    case 'plinko':
      radio('rows', first);
      return radio('risk', others[0] ?? '');
    case 'treasure':
      return radio('traps', choice);
    case 'scratch':
      return undefined;
    case 'hands':
      return one(`[data-hand=${choice}]`).click();
    case 'horses':
      radio('course', first);
      clear();
      return clickAll(others.map((id) => `[data-spot=${id}]`));
    case 'fastThree':
      clear();
      return clickAll(choice.split('.').map((id) => `[data-spot=${id}]`));
    default:
      clear();
      return choice.split('.').forEach((mark) => all('.balls .ball')[Number(mark) - 1]?.click());
  }
}

/** Lays the bet; the answer has come when this is done, and of a calm page its picture. */
export async function bet(code: InstantCode, choice: string): Promise<void> {
  frames = new WeakMap();
  choose(code, choice);
  press();
  await passMs(0);
}
/** Takes what stands in an open room. */
export async function take(): Promise<void> {
  press();
  await passMs(0);
}
export async function openDoor(cell: number): Promise<void> {
  all('.door')[cell]?.click();
  await passMs(0);
}
/** To the end of what moves, and of the pause after it. */
export async function rest(code: InstantCode): Promise<void> {
  if (code === 'scratch') document.querySelector<HTMLElement>('.reveal-all:not([hidden])')?.click();
  await passMs(9_000);
}
