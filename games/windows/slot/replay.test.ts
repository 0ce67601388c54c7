// @vitest-environment happy-dom
/** A replay of a round under another model: it shows that model's ladder, and covers no reels. M03, M07 */
import type { PlayState } from '@foyer/contract/play/slot.ts';
import own from '@foyer/text/zh_CN/slot.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { shownSpin } from '../../engines/slot/shown.ts';
import { flagshipId, models, titleOf } from '../../engines/slotTitles.ts';
import type { SlotTitle } from '../../engines/slotTitles.ts';
import { slotRound } from '../../fair/slotRound.ts';
import { testWords } from '../frame/testing/page.ts';
import { createDoors } from './doors.ts';
import { asPlayed } from './feature.ts';
import { createHud } from './hud.ts';
import { createLadder } from './ladder.ts';
import { replay } from './replay.ts';
import type { Setting, Table } from './table.ts';
import type { Words } from './words.ts';

const words: Words = testWords(own);
const found = titleOf(flagshipId);
if (found === undefined) throw new Error('no flagship');
const today: SlotTitle = found;
const texts = (selector: string) => Array.from(document.querySelectorAll(selector), (each) => each.textContent);
const rungs = (title: SlotTitle) => title.model.ladder.map(({ multiplier }) => `×${multiplier}`);
const nothing = (): void => undefined;

it('shows the ladder under which a past round was played, then the current one again. M07', () => {
  const ladder = createLadder(today, words, '');
  document.body.replaceChildren(ladder.element);
  const others = models.filter(({ ladder: its, hold, steps }) => its.length > 0 && !hold && !steps);
  const differing = others.filter(({ ladder: its }) => String(its.length) !== String(today.model.ladder.length));
  expect(differing.length).toBeGreaterThan(0);
  for (const { code } of others) {
    const then = asPlayed(today, { model: code });
    ladder.as(then);
    expect([code, texts('.rungs li')]).toEqual([code, rungs(then)]);
    ladder.as(today);
    expect(texts('.rungs li')).toEqual(rungs(today));
  }
  // A machine with lamps and back: the element is replaced in place.
  const lamps = models.find(({ hold }) => hold !== undefined);
  ladder.as(asPlayed(today, { model: lamps?.code ?? '' }));
  expect(texts('.ladder-title')).toEqual([words('holdLadder')]);
  ladder.as(today);
  expect(document.body.children).toHaveLength(1);
  expect(texts('.rungs li')).toEqual(rungs(today));
});

it('keeps the coins of a hold uncovered, and ends the replay by the spin button. M03, M07', async () => {
  vi.useFakeTimers();
  const model = models.find(({ hold }) => hold !== undefined);
  if (model === undefined) throw new Error('no hold');
  const title = { ...today, model };
  const purse = { balanceSatang: 0, stakedSatang: 0, wonSatang: 0, nowMs: 0 };
  const over = document.createElement('div');
  const doors = createDoors(over, words);
  const pressed = vi.fn(() => doors.press());
  const actions = { onSpin: () => void pressed(), onStake: nothing, onSound: nothing, onPanel: nothing };
  const hud = createHud({ purse, mode: 'real', openedMs: 0 } as unknown as PlayState, words, actions);
  const root = document.createElement('div');
  root.append(hud.bottom, over);
  document.body.replaceChildren(root);
  const ladder = createLadder(title, words, '');
  const table = {
    root,
    hud,
    ladder,
    reels: { hold: nothing, start: nothing },
    machine: { banner: document.createElement('p') },
    setFree: nothing,
    notice: nothing,
  } as unknown as Table;
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'hold', nonce: 0 };
  const held = Array.from({ length: 2_000 }, (_, nonce) => slotRound(model, { ...seeds, nonce })).find(
    ({ spins }) => spins.length > 2,
  );
  const spins = held?.spins.map(shownSpin) ?? [];
  expect(spins.length).toBeGreaterThan(2);
  const round = { spins, stakeSatang: 2_000, balanceAfterSatang: 0 } as unknown as Parameters<typeof replay>[0];
  const shown: number[] = [];
  const showSpin = async ({ index }: { index: number }): Promise<void> => {
    shown.push(index);
    expect([over.childElementCount, over.className]).toEqual([0, '']);
  };
  const wins = { end: nothing } as unknown as Parameters<typeof replay>[2]['wins'];
  const run = replay(round, { title, words } as unknown as Setting, { table, wins, doors, showSpin });
  await vi.advanceTimersByTimeAsync(1_500);
  const button = root.querySelector<HTMLButtonElement>('.spin');
  expect([button?.textContent, button?.disabled, document.activeElement === button]).toEqual(['结束回放', false, true]);
  button?.click();
  expect(pressed).toHaveReturnedWith(true);
  expect(button?.disabled).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  await run;
  expect(shown.length).toBeLessThan(spins.length);
  expect(root.classList.contains('replay')).toBe(false);
  vi.useRealTimers();
});
