// @vitest-environment happy-dom
/**
 * Records every light, frame, plate, coin, animation and sound of a slot's page. There must be none for a spin or a round
 * that returns at most its stake. M11
 */
import { createHash } from 'node:crypto';
import type { PlayRound, PlaySpin, PlayState } from '@foyer/contract/play/slot.ts';
import own from '@foyer/text/zh_CN/slot.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { lineCount } from '../../engines/slot/rules.ts';
import type { SlotModel } from '../../engines/slot/rules.ts';
import { shownSpin } from '../../engines/slot/shown.ts';
import { flagshipId, models, titleOf } from '../../engines/slotTitles.ts';
import { slotRound } from '../../fair/slotRound.ts';
import { testWords } from '../frame/testing/page.ts';
import { createDoors } from './doors.ts';
import { createFreeEnd } from './freeEnd.ts';
import { createHud } from './hud.ts';
import type { Reels } from './reels.ts';
import type { Sound } from './sound.ts';
import type { Setting, Table } from './table.ts';
import { createSpinShow } from './spinShow.ts';
import { createWinShow } from './wins.ts';
import type { Words } from './words.ts';

/** The number of rounds over all models: 560 by default, 100,000 in `npm run check:effects`. */
const rounds = Number(process.env.DRAWN_ROUNDS ?? 560);
const stakeSatang = 2_000;
const serverSeed = createHash('sha256').update('no celebration').digest('hex');
const words: Words = testWords(own);
const nothing = (): void => undefined;
const flagship = titleOf(flagshipId);
if (flagship === undefined) throw new Error('no flagship');
const title = flagship;

/** Names of the effects since the last reset. */
let seen: string[] = [];
const effect = (name: string) => (): void => void seen.push(name);

vi.mock('./coins.ts', () => ({
  goldCoin: () => ({}),
  rainCoins: () => seen.push('coins'),
  flyCoins: () => seen.push('flight'),
}));
beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate = () => {
    seen.push('animation');
    return {} as Animation;
  };
  // Fewer frames than on a screen, but enough for an amount to tick.
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), 400),
  );
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the real page with reels and sound that only record their calls. */
function open(model: SlotModel) {
  const setting = { title: { ...title, model }, words } as unknown as Setting;
  const purse = { balanceSatang: 0, stakedSatang: 0, wonSatang: 0, nowMs: 0 };
  const state = { purse, mode: 'real', openedMs: 0 } as unknown as PlayState;
  const hud = createHud(state, words, { onSpin: nothing, onStake: nothing, onSound: nothing, onPanel: nothing });
  const banner = document.createElement('p');
  const cover = document.createElement('div');
  const canvas = document.createElement('canvas');
  const machine = document.createElement('div');
  const room = document.createElement('div');
  room.append(canvas, cover);
  machine.append(room, banner);
  const root = document.createElement('div');
  root.append(hud.top, machine, hud.bottom);
  const reels = {
    canvas,
    stop: async () => undefined,
    shows: () => true,
    stand: nothing,
    hold: nothing,
    fall: async () => undefined,
    highlight: (what: unknown) => void (what !== undefined && seen.push('frame')),
  } as unknown as Reels;
  const table = {
    hud,
    reels,
    machine: { banner, element: machine, over: cover },
    root,
    ladder: { show: nothing, step: nothing },
    images: new Map(Array.from('WABCDEFGHS').map((name) => [name, {}])),
    announce: nothing,
    setFree: nothing,
  } as unknown as Table;
  // Every sound is an effect but those that belong to all spins: the reels that start, stop and land, falling
  // symbols, and free play.
  const plain: Record<string, () => void> = {
    spin: nothing,
    stop: nothing,
    land: nothing,
    fall: nothing,
    free: nothing,
  };
  const sound = new Proxy(plain, { get: (known, name) => known[String(name)] ?? effect(`sound ${String(name)}`) });
  const wins = createWinShow(reels, words, (text) => (banner.textContent = text));
  const show = createSpinShow(setting, table, sound as unknown as Sound, wins);
  const doors = createDoors(cover, words);
  document.body.replaceChildren(root);
  const rest = new Set(root.querySelectorAll('*'));
  /** Elements that are on the page for a while: whatever is put over the machine, but text in its place. */
  const added = (): string[] =>
    Array.from(root.querySelectorAll('*'))
      .filter((one) => !rest.has(one) && !cover.contains(one))
      .map((one) => `added ${one.className}`);
  const end = createFreeEnd(setting, { table, sound: sound as unknown as Sound, wins, doors, show });
  const start = (): void => banner.classList.remove('lit');
  return { show, wins, doors, end, start, added, texts: () => banner.textContent };
}
type Page = ReturnType<typeof open>;

/** Advances the fake timers until the promise settles, and looks at the page after every step. */
async function over(run: Promise<void>, look: () => void): Promise<void> {
  const state = { isOver: false };
  void run.then(() => (state.isOver = true));
  for (;;) {
    for (let turn = 0; turn < 12 && !state.isOver; turn += 1) await Promise.resolve();
    look();
    if (state.isOver) return;
    vi.advanceTimersByTime(500);
  }
}

/** The recorded effects, and the highlighted elements of the page. */
const effects = (): string[] => [
  ...seen,
  ...Array.from(document.querySelectorAll('.lit, .sum'), (one) => one.className),
];

const roundOf = (spins: readonly PlaySpin[], winSatang: number): PlayRound =>
  ({ spins, stakeSatang, winSatang, isSettled: true }) as unknown as PlayRound;

async function spinEffects({ show, wins, start, added }: Page, spin: PlaySpin, round: PlayRound): Promise<string[]> {
  seen = [];
  start();
  await over(show.showSpin(spin, round, 0), () => seen.push(...added()));
  const soFar = round.spins.slice(0, spin.index + 1).reduce((sum, each) => sum + each.win, 0);
  // The meter shows the round's total so far, and stays lit once it exceeds the stake.
  const all = effects().filter((name) => soFar <= lineCount || !name.includes('win lit'));
  wins.end();
  return all;
}

async function endEffects({ doors, end }: Page, round: PlayRound): Promise<string[]> {
  seen = [];
  const run = end(round);
  const all = effects();
  doors.press();
  await run;
  return all;
}

it.each(models.map((model) => [model.code, model] as const))(
  'gives no light, frame, coin or sound for a return of at most the stake on %s. M11',
  { timeout: 7_200_000 },
  async (code, model) => {
    const page = open(model);
    const faults: string[] = [];
    let [celebrated, returned] = [0, 0];
    for (let nonce = 0; nonce < rounds / models.length; nonce += 1) {
      const { spins, win } = slotRound(model, { serverSeed, clientSeed: code, nonce });
      const shown = spins.map(shownSpin);
      const winSatang = (win * stakeSatang) / lineCount;
      const round = roundOf(shown, winSatang);
      for (const spin of shown) {
        const found = await spinEffects(page, spin, round);
        const isUp = spin.win > lineCount;
        if (isUp) celebrated += Number(found.length > 0);
        else if (found.length > 0) faults.push(`${nonce}.${spin.index}: ${spin.win} ${found.join()}`);
        // The banner must still show the amount.
        if (!isUp && spin.win > 0) {
          returned += 1;
          expect(page.texts()).not.toBe('');
        }
      }
      if (shown.length > 1) {
        const found = await endEffects(page, round);
        if (winSatang <= stakeSatang && found.length > 0) faults.push(`${nonce} in all: ${win} ${found.join()}`);
      }
    }
    expect(faults).toEqual([]);
    const ends: boolean[] = [];
    for (const lit of document.querySelectorAll('.lit')) lit.classList.remove('lit');
    for (const winSatang of [0, 1, stakeSatang, stakeSatang + 1])
      ends.push((await endEffects(page, roundOf([], winSatang))).length > 0);
    expect(ends).toEqual([false, false, false, true]);
    expect(Math.min(celebrated, returned)).toBeGreaterThan(0);
  },
);
