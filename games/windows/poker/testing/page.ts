/** Plays the real window in the document of a test by its buttons. */
import { expect } from 'vitest';
import own from '@foyer/text/zh_CN/poker.json' with { type: 'json' };
import { all, createTab, kill, passMs, testWords, textOf } from '../../frame/testing/page.ts';
import type { TestHouse } from './house.ts';

export { all, balance, money, one, passMs, textOf } from '../../frame/testing/page.ts';
/** A text of the window in Chinese. */
export const word = testWords(own);

// The code below derives cards from the published rules, not from the code under test.
const suits = { s: '黑桃', h: '红心', c: '梅花', d: '方块' };
/** Converts the page's name of a card to the form `Ah`. */
const cardOf = (label: string): string => {
  const suit = Object.entries(suits).find(([, name]) => label.startsWith(name));
  return `${label.slice(2).replace('10', 'T')}${suit?.[0]}`;
};

export const texts = (selector: string): string[] => all(selector).map(({ textContent }) => textContent);
/** Open cards within an element, by their accessible names. */
export const cardsIn = (selector: string): string[] =>
  all(`${selector} .face`).map((face) => {
    const label = face.getAttribute('aria-label') ?? '';
    // The drawn rank must match the accessible name.
    const drawn = document.querySelector(face.querySelector('.large')?.getAttribute('href') ?? '');
    expect([label, drawn?.querySelector('text')?.textContent]).toEqual([label, label.slice(2)]);
    return cardOf(label);
  });
export const net = (): string => textOf('.meter.net output');

const isOffered = (button: HTMLButtonElement): boolean =>
  !button.disabled && !button.hidden && button.closest('[hidden]') === null;
/** The visible, enabled button with this name. */
export const button = (name: RegExp): HTMLButtonElement | undefined =>
  all<HTMLButtonElement>('button').find((each) => isOffered(each) && name.test(each.textContent));
export async function press(name: RegExp): Promise<void> {
  const found = button(name);
  if (!found) throw new Error(`nothing to press is called ${name.source}: ${texts('button').join()}`);
  found.click();
  await passMs(0);
}

const tab = createTab({
  address: '/play/poker/',
  ready: '.meter.balance',
  open: (load) => import(/* @vite-ignore */ `../main.ts?page=${load}`),
});
export const { inEveryTest, setCalm } = tab;
export const enter = (house: TestHouse): Promise<void> => tab.enter((address, asked) => house.fetch(address, asked));

/** Kills the tab, repairs the connection and reloads. */
export async function killed(house: TestHouse): Promise<void> {
  kill();
  house.mend();
  await passMs(5_000);
  await tab.reload();
  await passMs(0);
}
