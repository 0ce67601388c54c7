/** The real window in a test's document, opened and killed like a tab; time is the test's. */
import { expect, vi } from 'vitest';
import play from '@foyer/text/zh_CN/play.json' with { type: 'json' };
import own from '@foyer/text/zh_CN/poker.json' with { type: 'json' };
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

// What follows knows a deck only from the published rules.
const suits = { s: '黑桃', h: '红心', c: '梅花', d: '方块' };
/** `Ah` for a card as the page names it. */
const cardOf = (label: string): string => {
  const suit = Object.entries(suits).find(([, name]) => label.startsWith(name));
  return `${label.slice(2).replace('10', 'T')}${suit?.[0]}`;
};

export const all = (selector: string, root: ParentNode = document): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];
export function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
export const textOf = (selector: string): string => one(selector).textContent;
export const texts = (selector: string): string[] => all(selector).map(({ textContent }) => textContent);
/** The cards that lie open in this place, named as a reader of the screen hears them. */
export const cardsIn = (selector: string): string[] =>
  all(`${selector} .face`).map((face) => {
    const label = face.getAttribute('aria-label') ?? '';
    // What the eye sees is what is said.
    expect([label, face.textContent]).toEqual([label, label.slice(2)]);
    return cardOf(label);
  });
export const balance = (): string => textOf('.meter.balance output');
export const net = (): string => textOf('.meter.net output');

const isOffered = (button: HTMLButtonElement): boolean =>
  !button.disabled && !button.hidden && button.closest('[hidden]') === null;
/** The button that is called so and can be pressed now. */
export const button = (name: RegExp): HTMLButtonElement | undefined =>
  (all('button') as HTMLButtonElement[]).find((each) => isOffered(each) && name.test(each.textContent));
export const passMs = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));
export async function press(name: RegExp): Promise<void> {
  const found = button(name);
  if (!found) throw new Error(`nothing to press is called ${name.source}: ${texts('button').join()}`);
  found.click();
  await passMs(0);
}

let isCalm = true;
let loads = 0;
/** With motion, or at once as for players who asked their device for calm. */
export const setCalm = (isNow: boolean): void => void (isCalm = isNow);

/** What this browser lacks, and the time that tests move by themselves. */
export function prepare(): void {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
}

/** A fresh page at this address: its script runs anew. */
async function load(search: string): Promise<void> {
  history.replaceState(null, '', `/play/poker/${search}`);
  loads += 1;
  await import(/* @vite-ignore */ `./main.ts?page=${loads}`);
  await vi.waitFor(() => one('.meter.balance'));
  await passMs(0);
}
export async function enter(house: TestHouse): Promise<void> {
  vi.stubGlobal('fetch', (address: string, asked: { body: URLSearchParams }) => house.fetch(address, asked));
  await load('?ticket=one&lang=zh_CN');
}
/** The page is gone in the middle of what it did: no timer, no answer and no picture of it is left. */
export function kill(): void {
  vi.clearAllTimers();
  document.body.replaceChildren();
}
/** Opens the same tab once more. */
const reload = (): Promise<void> => load(location.search);

/** The tab goes and comes back; the line is whole again. */
export async function killed(house: TestHouse): Promise<void> {
  kill();
  house.mend();
  await passMs(5_000);
  await reload();
  await passMs(0);
}
