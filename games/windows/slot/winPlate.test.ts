// @vitest-environment happy-dom
/** The plate of a win above the stake: its tiers, the count and how to end it. M11 */
import own from '@foyer/text/zh_CN/slot.json' with { type: 'json' };
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testWords } from '../frame/testing/page.ts';
import { createWinPlate, tierOf } from './winPlate.ts';
import type { Words } from './words.ts';

const words: Words = testWords(own);
const nothing = (): void => undefined;
const stakeSatang = 500;

function stubMotion(isCalm: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 16));
}
beforeEach(() => {
  vi.useFakeTimers();
  stubMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function show(times: number) {
  const counted: string[] = [];
  const plate = createWinPlate(() => document.body, words);
  const run = plate.show({
    wonSatang: times * stakeSatang,
    stakeSatang,
    tick: nothing,
    counting: nothing,
    counted: () => counted.push(document.querySelector('.plate-sum')?.textContent ?? ''),
  });
  return { run, counted };
}
const text = () => document.querySelector('.win-plate')?.textContent;

it('takes its tier from the number of times the stake', () => {
  const tiers = [1.05, 4.99, 5, 19.95, 20, 49.95, 50, 5_000].map(
    (times) => tierOf(times * stakeSatang, stakeSatang).tier,
  );
  expect(tiers).toEqual(['won', 'won', 'big', 'big', 'huge', 'huge', 'mega', 'mega']);
});

it('counts up to the amount, stays a moment and goes', async () => {
  const { run, counted } = show(7);
  expect(text()).toBe('大赢฿0.00');
  await vi.advanceTimersByTimeAsync(600);
  const before = Number(text()?.replaceAll(/[^\d.]/g, ''));
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(35);
  await vi.advanceTimersByTimeAsync(800);
  expect([text(), counted]).toEqual(['大赢฿35.00', ['฿35.00']]);
  await vi.runAllTimersAsync();
  await run;
  expect(text()).toBeUndefined();
});

it.each([
  ['a tap', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['Space', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))],
])('ends the count at the full amount by %s, which does nothing else', async (_, act) => {
  const pressed = vi.fn();
  const listening = new AbortController();
  addEventListener('keydown', pressed, { signal: listening.signal });
  const { run } = show(60);
  await vi.advanceTimersByTimeAsync(200);
  act();
  await vi.advanceTimersByTimeAsync(32);
  expect(text()).toBe('超级巨赢฿300.00');
  await vi.advanceTimersByTimeAsync(500);
  await run;
  expect([text(), pressed.mock.calls.length]).toEqual([undefined, 0]);
  act();
  expect(pressed.mock.calls.length).toBeLessThanOrEqual(1);
  listening.abort();
});

it('leaves a key to the button that has the focus', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  const { run } = show(60);
  await vi.advanceTimersByTimeAsync(200);
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await vi.advanceTimersByTimeAsync(32);
  expect(text()).not.toContain('300.00');
  await vi.runAllTimersAsync();
  await run;
});

it('shows the full amount at once under reduced motion', () => {
  stubMotion(true);
  void show(20);
  expect(text()).toBe('巨赢฿100.00');
});
