/**
 * The maximum win of a machine, exactly. The house sets no cap, so this is the highest sum that any drawing of the reels
 * pays. It is finite because a round has at most `maxFreeSpins` free spins, a landing at most `mostFalls` falls, and a
 * hold fifteen coins. The draws of a round's spins are independent, so the best course is found from its end: for every
 * number of free spins played, left and still to be won and of wilds seen, the best next spin and what it leads to. M09
 */
import { cellCount } from '../hold.ts';
import type { SlotModel } from '../rules.ts';
import { forScatters, ladderMultiplier } from '../spin.ts';
import { bestCascades } from './bestCascades.ts';
import { bestSpins } from './bestSpins.ts';
import type { BestSpin } from './bestSpins.ts';

/** In line stakes. */
export interface Maximum {
  /** Of the paid spin alone. */
  readonly spin: number;
  /** Of a whole round with its free spins or its hold. */
  readonly round: number;
}

/** What a spin shows and pays at best, scatters included. */
interface Choice {
  readonly wilds: number;
  readonly won: number;
  readonly pay: number;
}

/** Of choices that bring as many wilds and free spins or more, only the best is kept. */
function choicesOf(model: SlotModel, spins: readonly BestSpin[], landing: number): Choice[] {
  const all = spins.map(({ wilds, scatters, pay }) => ({
    wilds,
    won: forScatters(model.freeSpins, scatters),
    pay: pay + forScatters(model.scatterPays, scatters) * landing,
  }));
  return all.filter(
    (one, place) =>
      !all.some(
        (other, at) =>
          other.wilds >= one.wilds &&
          other.won >= one.won &&
          other.pay >= one.pay &&
          (at < place || other.wilds > one.wilds || other.won > one.won || other.pay > one.pay),
      ),
  );
}

/** The most that free play can pay from `left` free spins with `room` more to be won. */
function freePlay(model: SlotModel, choices: readonly Choice[]): (left: number, room: number) => number {
  // A cascade has the multipliers of its falls instead of a ladder.
  const top = model.steps ? 0 : (model.ladder.at(-1)?.wilds ?? 0);
  const known = new Map<number, number>();
  function most(left: number, room: number, wilds: number): number {
    if (left === 0) return 0;
    const state = (left * (model.maxFreeSpins + 1) + room) * (top + 1) + wilds;
    const before = known.get(state);
    if (before !== undefined) return before;
    const multiplier = model.steps ? 1 : ladderMultiplier(model, wilds);
    let best = 0;
    for (const choice of choices) {
      const won = Math.min(choice.won, room);
      const then = most(left - 1 + won, room - won, Math.min(wilds + choice.wilds, top));
      best = Math.max(best, choice.pay * multiplier + then);
    }
    known.set(state, best);
    return best;
  }
  return (left, room) => most(left, room, 0);
}

/** The best paid spin alone, or with the hold that it starts: all cells full of the dearest coins. */
function ofHold(model: SlotModel, hold: NonNullable<SlotModel['hold']>): Maximum {
  const full = cellCount * Math.max(...hold.values.map(({ value }) => value)) + hold.grand;
  const spins = bestSpins(model, model.strips);
  const starts = spins.filter(({ scatters }) => scatters >= hold.trigger && scatters < cellCount);
  const spin = Math.max(...spins.map(({ pay }) => pay));
  return { spin, round: Math.max(spin, ...starts.map(({ pay }) => pay + full)) };
}

/** Pauses often on a cascade, which takes seconds; other machines take some milliseconds. */
export function* maximumInSteps(model: SlotModel): Generator<undefined, Maximum> {
  if (model.hold) return ofHold(model, model.hold);
  const { steps, strips, freeStrips, maxFreeSpins } = model;
  let [paid, free]: (BestSpin[] | undefined)[] = [];
  if (steps) {
    [paid, free] = yield* bestCascades(model, strips, [steps.paid, steps.free]);
    if (freeStrips !== strips) [free] = yield* bestCascades(model, freeStrips, [steps.free]);
  } else {
    paid = bestSpins(model, strips);
    free = freeStrips === strips ? paid : bestSpins(model, freeStrips);
  }
  const starts = choicesOf(model, paid ?? [], steps?.paid[0] ?? 1);
  const inFree = freePlay(model, choicesOf(model, free ?? [], steps?.free[0] ?? 1));
  const rounds = starts.map(({ pay, won }) => {
    const given = Math.min(won, maxFreeSpins);
    return pay + inFree(given, maxFreeSpins - given);
  });
  return { spin: Math.max(...starts.map(({ pay }) => pay)), round: Math.max(...rounds) };
}

export function maximumOf(model: SlotModel): Maximum {
  const steps = maximumInSteps(model);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
