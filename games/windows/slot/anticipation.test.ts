// @vitest-environment happy-dom
/** Reels land slowly if and only if their landing decides something that the player cannot know yet. M04 */
import { createHash } from 'node:crypto';
import type { PlaySpin } from '@foyer/contract/play/slot.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reelCount } from '../../engines/slot/rules.ts';
import type { SlotModel } from '../../engines/slot/rules.ts';
import { shownSpin } from '../../engines/slot/shown.ts';
import { gridAt, playRound } from '../../engines/slot/spin.ts';
import { models } from '../../engines/slotTitles.ts';
import { slotRound } from '../../fair/slotRound.ts';
import { openReels } from './anticipation.ts';
import { createMotion } from './motion.ts';
import type { Reel } from './reel.ts';

const serverSeed = createHash('sha256').update('what is still open').digest('hex');
const rounds = 160;
const none = ['AAA', 'AAA', 'AAA', 'AAA', 'AAA'];

/** What the house gives for these columns: free spins within what is left, or the start of a hold. */
function given(model: SlotModel, columns: readonly string[], room: number): number {
  const asked = { ...model, maxFreeSpins: room, strips: columns, freeStrips: none };
  const [first] = playRound(asked, (_, sizes) => sizes.map(() => 0)).spins;
  return first?.freeSpinsWon ?? 0;
}

it.each(models.map((model) => [model.code, model] as const))(
  'slows exactly the reels of %s that can still win more, whatever they then show. M04',
  { timeout: 60_000 },
  (code, model) => {
    const seen = { open: 0, shut: 0, decided: 0 };
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      let left = model.maxFreeSpins;
      const spins = slotRound(model, { serverSeed, clientSeed: code, nonce }).spins.map(shownSpin);
      for (const spin of spins) {
        if (model.hold && spin.isFree) continue;
        const strips = spin.isFree ? model.freeStrips : model.strips;
        const open = openReels(model, spins, spin);
        const could = strips.map((strip, reel) => {
          const landed = none.map((empty, place) => (place < reel ? (spin.reels[place] ?? empty) : empty));
          const before = given(model, landed, left);
          const stops = Array.from(strip, (_, stop) => gridAt([strip], [stop])[0]?.join('') ?? '');
          return [...new Set(stops)].some((column) => given(model, landed.with(reel, column), left) > before);
        });
        expect([nonce, spin.index, open]).toEqual([nonce, spin.index, could]);
        seen.open += Number(open.includes(true));
        seen.shut += Number(!open.includes(true));
        seen.decided += Number(open.includes(true) && spin.freeSpinsWon === 0);
        left -= spin.freeSpinsWon;
      }
    }
    // Most spins have nothing open, and what is open is often not won.
    expect(seen.shut).toBeGreaterThan(seen.open);
    expect(seen.decided).toBeGreaterThan(0);
  },
);

it('slows no reel once all free spins of the round are given. M04', () => {
  const model = models.find(({ hold }) => !hold);
  if (!model) throw new Error('no free spins');
  const shown = { index: 1, isFree: true, reels: ['SAA', 'SAA', 'SAA', 'SAA', 'SAA'] } as unknown as PlaySpin;
  const spinsAfter = (freeSpinsWon: number) => [{ freeSpinsWon }, shown] as unknown as PlaySpin[];
  const asked = { ...model, freeStrips: shown.reels };
  expect(openReels(asked, spinsAfter(model.maxFreeSpins), shown)).not.toContain(true);
  // Three scatters win all that is left, so that a fourth one decides nothing.
  const last = openReels(asked, spinsAfter(model.maxFreeSpins - 1), shown);
  expect(last).toEqual([false, false, true, false, false]);
  const bare = { ...asked, freeStrips: shown.reels.with(2, 'AAA') };
  expect(openReels(bare, spinsAfter(0), { ...shown, reels: shown.reels.with(2, 'AAA') })[2]).toBe(false);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** When each reel lands, by reel, and which reels were slowed. */
async function landings(open: readonly boolean[], isCalm: boolean): Promise<{ atMs: number[]; slowed: number[] }> {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  const [atMs, slowed]: [number[], number[]] = [[], []];
  const startMs = performance.now();
  const reels = Array.from({ length: reelCount }, (_, place) => ({
    start: () => undefined,
    show: () => (atMs[place] = performance.now() - startMs),
    slow: () => slowed.push(place),
    land(nowMs: number) {
      atMs[place] = nowMs - startMs;
      return nowMs + 620;
    },
  })) as unknown as Reel[];
  const canvas = document.createElement('canvas');
  const motion = createMotion(reels, { canvas, wake: () => undefined, watch: () => undefined });
  motion.start([]);
  const run = motion.stop([0, 0, 0, 0, 0], () => undefined, open);
  await vi.runAllTimersAsync();
  await run;
  return { atMs, slowed };
}

it('slows only open reels, each by at most 1.2 seconds, and none under reduced motion. M04', async () => {
  const plain = await landings([false, false, false, false, false], false);
  const open = await landings([false, false, false, true, true], false);
  expect([plain.slowed, open.slowed]).toEqual([[], [3, 4]]);
  const later = open.atMs.map((ms, reel) => ms - (plain.atMs[reel] ?? 0));
  expect(later.slice(0, 3)).toEqual([0, 0, 0]);
  for (const reel of [3, 4]) {
    const own = (later[reel] ?? 0) - (later[reel - 1] ?? 0);
    expect(own).toBeGreaterThan(300);
    expect(own).toBeLessThanOrEqual(1_200);
  }
  const calm = await landings([false, false, false, true, true], true);
  expect([calm.slowed, calm.atMs]).toEqual([[], (await landings([], true)).atMs]);
});
