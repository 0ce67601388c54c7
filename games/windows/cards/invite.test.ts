// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createStandIn } from './testing/house.ts';
import { nothing, openPage } from './testing/page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  // The chosen stake is kept for the next window.
  localStorage.clear();
});

const ring = () => document.querySelector('.wager') ?? nothing();
const lying = () => [ring().classList.contains('is-proposed'), ring().querySelector('.chip-stack')?.outerHTML ?? ''];

it.each(['blackjack', 'niuNiu', 'goldenFlower', 'twoEight'] as const)(
  'shows on the empty table of %s where the chosen stake would lie, and lays it with the deal',
  async (code) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const house = createStandIn(code);
    vi.stubGlobal('fetch', (path: string, init: { body: URLSearchParams }) => house.fetch(path, init));
    const { press } = await openPage(code, house);
    const [isProposed, first] = lying();
    expect(isProposed).toBe(true);
    expect(first).not.toBe('');
    const largest = Array.from(document.querySelectorAll<HTMLInputElement>('input[name=stake]')).at(-1) ?? nothing();
    largest.checked = true;
    largest.dispatchEvent(new Event('change'));
    expect(lying()[0]).toBe(true);
    expect(lying()[1]).not.toBe(first);
    await press(document.querySelector<HTMLButtonElement>('.deal') ?? nothing());
    expect(lying()[0]).toBe(false);
  },
);
