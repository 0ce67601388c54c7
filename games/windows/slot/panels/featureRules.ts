/** The rules of a machine's features: free spins, falls, holds. M09 */
import { ticketsOf } from '../../../engines/slot/hold.ts';
import { lineCount, mostFalls } from '../../../engines/slot/rules.ts';
import type { HoldRules, SlotModel, SlotSymbol } from '../../../engines/slot/rules.ts';
import { el } from '../../frame/dom.ts';
import type { Words } from '../words.ts';

type Special = (symbol: SlotSymbol, text: string) => HTMLElement;

const steps = (all: readonly number[]): string => all.map((multiplier) => `×${multiplier}`).join(' · ');

/** The rule of the symbol `S`: a coin, or the scatter with the counts that the reels can show. */
export function scatterSpecial(model: SlotModel, words: Words, special: Special): HTMLElement {
  if (model.hold) {
    const { trigger, turns, oneIn, grand } = model.hold;
    const coin = words('coin');
    return special('S', words('holdRule', { coin, trigger, turns, oneIn, grand: grand / lineCount }));
  }
  const [three, four, five] = model.scatterPays.map((pay) => pay / lineCount);
  const [a, b, c] = model.freeSpins;
  // Omits the prize for five scatters if only four reels have one.
  const isFour = model.strips.filter((strip) => strip.includes('S')).length === 4;
  const args = { scatter: words('scatter'), three: three ?? 0, four: four ?? 0, five: five ?? 0, a, b, c };
  return special('S', words(isFour ? 'scatterRuleFour' : 'scatterRule', { ...args, max: model.maxFreeSpins }));
}

export function featureRules(model: SlotModel, words: Words): HTMLElement {
  if (model.hold) return el('p', {}, coinValues(model.hold, words));
  if (model.steps) {
    const { paid, free } = model.steps;
    return el('p', {}, words('cascadeRule', { paid: steps(paid), free: steps(free), most: mostFalls }));
  }
  const rungs = model.ladder.map(({ wilds, multiplier }) => words('rung', { wilds, multiplier })).join(' · ');
  const only = model.ladder.length === 1 ? model.ladder[0]?.multiplier : undefined;
  return el('p', {}, only === undefined ? words('ladderRule', { rungs }) : words('ladderFixed', { multiplier: only }));
}

/** The values of coins, each with its chance. */
function coinValues(rules: HoldRules, words: Words): string {
  const all = ticketsOf(rules);
  const values = rules.values
    .map(({ value, tickets }) => `×${value / lineCount} ${Number(((tickets / all) * 100).toPrecision(3))}%`)
    .join(' · ');
  return words('coinValues', { values });
}
