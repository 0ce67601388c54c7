/**
 * Variants: slots with their own strips, pays and volatility, derived from a finished model. A variant is fully
 * determined by its code, `base.1.seed`, and fitted to its own return in the band below. It must never change, because
 * stored rounds are replayed from it. To change how variants are made, give new ones another version number and keep
 * this code.
 */
import { lineCount, rowCount } from '../rules.ts';
import type { SlotModel } from '../rules.ts';
import { sumOf, winsOf } from '../wins.ts';
import { gridAt } from '../spin.ts';
import { cascadeSets } from './cascadeSets.ts';
import { characterAfter } from './character.ts';
import { luckFrom, seedOf } from './luck.ts';
import type { Luck } from './luck.ts';
import { fittedPays } from './payTable.ts';
import { reelsAfter, turned } from './reels.ts';
import { relabelled } from './relabelled.ts';
import { weightsOf } from './weights.ts';
import type { Shape, Tallies, Weights } from './weights.ts';

/** The range of a variant's exact return per unit staked. M09 */
export const band = { least: 0.95, most: 0.965 } as const;

export interface Variant {
  readonly model: SlotModel;
  readonly weights: Weights;
  /** Only of a cascade, whose return is computed from the stored tallies of its strips. */
  readonly tallies: Tallies | undefined;
}

const codePattern = /^([a-z]+)\.1\.([0-9a-z]{1,11})$/;

/** The code of a game's own variant of a model. */
export const variantCode = (base: SlotModel, gameId: string): string => `${base.code}.1.${seedOf(gameId)}`;

interface Laid {
  readonly shape: Shape;
  readonly tallies: Tallies | undefined;
}

function laidReels(base: SlotModel, luck: Luck): Laid | undefined {
  const character = characterAfter(base, luck);
  const { mechanic } = base;
  const habit = {
    areCoins: base.hold !== undefined,
    // In pairs a symbol comes less often and wins more at once.
    paired: base.hold === undefined && luck.below(3) === 0 ? luck.of(['C', 'D', 'E', 'F'] as const) : undefined,
    trades: 2 + luck.below(4),
    isStretched: true,
  };
  const strips = reelsAfter(base.strips, habit, luck);
  const freeStrips = base.freeStrips === base.strips ? strips : reelsAfter(base.freeStrips, habit, luck);
  return strips && freeStrips && { shape: { ...character, mechanic, strips, freeStrips }, tallies: undefined };
}

/** Counting falls takes minutes, so a cascade takes strips that are counted already and exchanges their symbols. */
function laidCascade(base: SlotModel, luck: Luck): Laid | undefined {
  const character = characterAfter(base, luck);
  const sets = cascadeSets(base.code);
  const set = sets[luck.below(sets.length)];
  if (set === undefined) return undefined;
  const { strips, tallies } = relabelled(set, luck);
  return { shape: { ...character, mechanic: 'cascade', steps: set.steps, strips, freeStrips: strips }, tallies };
}

/**
 * The stops that the window shows before the first spin. They show no large win, because that would promise one. M04
 */
const opening = [9, 9, 9, 9, 9];
function isCalm(model: SlotModel): boolean {
  const grid = gridAt(model.strips, opening);
  const scatters = grid.flat().filter((symbol) => symbol === 'S').length;
  return sumOf(winsOf(model, grid)) <= lineCount && scatters < (model.hold?.trigger ?? rowCount);
}

function calmed(model: SlotModel): SlotModel | undefined {
  const [first = '', ...rest] = model.strips;
  for (let by = 0; by < first.length; by += 1) {
    const strips = [turned(first, by), ...rest];
    const freeStrips = model.freeStrips === model.strips ? strips : model.freeStrips;
    const turnedModel = { ...model, strips, freeStrips };
    if (isCalm(turnedModel)) return turnedModel;
  }
  return undefined;
}

/** Whether free play brings neither very little nor nearly all of the return, and comes once in 30 to 160 spins. */
function isBalanced({ free, fixedFree, triggerRate }: Weights, pays: SlotModel['pays'], isHold: boolean): boolean {
  const part =
    Object.values(pays)
      .flat()
      .reduce((sum, pay, entry) => sum + pay * (free[entry] ?? 0), fixedFree) / lineCount;
  const [least, most] = isHold ? [0.2, 0.68] : [0.1, 0.6];
  return part > least && part < most && triggerRate < 1 / 30 && triggerRate > 1 / 160;
}

function made(base: SlotModel, code: string): Variant {
  for (let tries = 0; tries < 500; tries += 1) {
    const luck = luckFrom(tries === 0 ? code : `${code} ${tries}`);
    const laid = base.mechanic === 'cascade' ? laidCascade(base, luck) : laidReels(base, luck);
    if (laid === undefined) continue;
    const weights = weightsOf(laid.shape, laid.tallies);
    const target = 0.953 + luck.below(100) / 10_000;
    const pays = fittedPays(base.pays, luck.below(5) - 2, weights, target, luck);
    if (pays === undefined || !isBalanced(weights, pays, laid.shape.hold !== undefined)) continue;
    const model = calmed({ ...laid.shape, code, pays });
    if (model) return { model, weights, tallies: laid.tallies };
  }
  throw new Error(`no variant ${code}`);
}

const kept = new Map<string, Variant>();
const behind = new WeakMap<SlotModel, Variant>();
const mostKept = 512;

/** The variant with this code; undefined if it is not the code of a variant. The last ones used are cached. */
export function variantOf(code: string, bases: readonly SlotModel[]): Variant | undefined {
  const [, baseCode] = codePattern.exec(code) ?? [];
  const base = bases.find((each) => each.code === baseCode);
  if (base === undefined) return undefined;
  const variant = kept.get(code) ?? made(base, code);
  kept.delete(code);
  kept.set(code, variant);
  behind.set(variant.model, variant);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return variant;
}

/** The variant behind a model; undefined for a finished model. */
export const variantBehind = (model: SlotModel): Variant | undefined => behind.get(model);
