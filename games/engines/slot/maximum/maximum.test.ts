/** The maximum win that the rules state, against every round of small machines and drawn rounds of the real ones. M09 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { slotRound } from '../../../fair/slotRound.ts';
import { models, modelOf } from '../../slotTitles.ts';
import { cellCount } from '../hold.ts';
import type { SlotModel } from '../rules.ts';
import { playRound } from '../spin.ts';
import { maximumOf } from './maximum.ts';

const named = (list: readonly SlotModel[]) => list.map((model) => [model.code, model] as const);
const serverSeed = createHash('sha256').update('the most a machine can pay').digest('hex');

/** The model with short strips, cut where they show `place`, and few free spins, so that all its rounds can be played. */
function small(model: SlotModel, symbols: number, place: number): SlotModel {
  const cut = (strips: readonly string[]) =>
    strips.map((strip, reel) => (strip + strip).slice((place * (reel + 3)) % strip.length).slice(0, symbols));
  return { ...model, strips: cut(model.strips), freeStrips: cut(model.freeStrips) };
}

/** The highest sum of all rounds in which each spin draws one of all stops. */
function highest(model: SlotModel): { spin: number; round: number } {
  const best = { spin: 0, round: 0 };
  const open: number[][][] = [[]];
  for (let draws = open.pop(); draws !== undefined; draws = open.pop()) {
    const known = draws;
    let sizesAsked: readonly number[] | undefined;
    const { spins, win } = playRound(model, (spin, sizes) => {
      const drawn = known[spin];
      if (drawn === undefined) sizesAsked ??= sizes;
      return drawn ?? sizes.map(() => 0);
    });
    if (sizesAsked) {
      const sizes = sizesAsked.slice(0, 5);
      const all = sizes.reduce((product, size) => product * size, 1);
      for (let code = 0; code < all; code += 1) {
        let rest = code;
        const stops = sizes.map((size) => {
          const stop = rest % size;
          rest = Math.floor(rest / size);
          return stop;
        });
        open.push([...known, stops]);
      }
      continue;
    }
    best.spin = Math.max(best.spin, spins[0]?.win ?? 0);
    best.round = Math.max(best.round, win);
  }
  return best;
}

const spinning = models.filter(({ hold }) => !hold);

it.each(named(spinning))('is the best of all spins of a small %s. M09', (_, model) => {
  let triggers = 0;
  for (const place of [0, 2]) {
    const one = { ...small(model, 6, place), freeSpins: [0, 0, 0], maxFreeSpins: 0 } as const;
    const { spin, round } = highest(one);
    triggers += Number(spin > 0);
    expect([place, maximumOf(one)]).toEqual([place, { spin, round }]);
  }
  expect(triggers).toBeGreaterThan(0);
});

/** Two stops a reel and two free spins at most: 32 paid spins, each with up to 1,024 ways to go on. */
it.each(named(spinning))(
  'is the best of all rounds of a small %s with free spins, won again and limited. M09',
  (_, model) => {
    const strips = ['SA', 'SW', 'SA', 'AW', 'SB'];
    const ladder = model.ladder.map((rung, at) => ({ ...rung, wilds: at * 2 }));
    const one: SlotModel = { ...model, strips, freeStrips: [...strips], freeSpins: [1, 2, 2], maxFreeSpins: 2, ladder };
    const found = maximumOf(one);
    expect(found).toEqual(highest(one));
    expect(found.round).toBeGreaterThan(found.spin);
  },
);

it.each(named(models.filter(({ hold }) => hold)))(
  'is the best of all spins of a small %s and a full hold. M09',
  (_, model) => {
    const { hold } = model;
    if (!hold) throw new Error('no hold');
    const dearest = hold.values.reduce((best, each) => (each.value > best.value ? each : best));
    const before = hold.values.slice(0, hold.values.indexOf(dearest)).reduce((sum, { tickets }) => sum + tickets, 0);
    const strips = model.strips.map((strip) => (strip + strip).slice(strip.indexOf('S')).slice(0, 6));
    const one = { ...model, strips, hold: { ...hold, trigger: 2 } };
    let [spin, round] = [0, 0];
    for (let code = 0; code < 6 ** 5; code += 1) {
      const stops = Array.from({ length: 5 }, (__, reel) => Math.floor(code / 6 ** reel) % 6);
      const tickets = Array<number>(cellCount).fill(before);
      const played = playRound(one, (index) =>
        index === 0 ? [...stops, ...tickets] : [...Array<number>(cellCount).fill(0), ...tickets],
      );
      spin = Math.max(spin, played.spins[0]?.win ?? 0);
      round = Math.max(round, played.win);
    }
    expect(maximumOf(one)).toEqual({ spin, round });
    expect(round).toBeGreaterThan(hold.grand);
  },
);

const variants = ['climb', 'bamboo', 'vault'].flatMap((code) => modelOf(`${code}.1.most`) ?? []);
it.each(named([...models, ...variants]))(
  'is passed by no drawn round of %s. M09',
  { timeout: 60_000 },
  (code, model) => {
    const most = maximumOf(model);
    expect(most.round).toBeGreaterThanOrEqual(most.spin);
    for (let nonce = 0; nonce < 600; nonce += 1) {
      const { spins, win } = slotRound(model, { serverSeed, clientSeed: code, nonce });
      expect(spins[0]?.win).toBeLessThanOrEqual(most.spin);
      expect(win).toBeLessThanOrEqual(most.round);
    }
  },
);
