/** Exchanges symbols of a counted set within their groups, and their tallies with them. The falls stay the same. */
import { payingSymbols } from '../rules.ts';
import type { PayingSymbol } from '../rules.ts';
import type { CascadeSet } from './cascadeSets.ts';
import type { Luck } from './luck.ts';
import { turned } from './reels.ts';
import type { Tallies } from './weights.ts';

function shuffled<T>(list: readonly T[], luck: Luck): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(luck.below(left.length), 1));
}

export function relabelled(set: CascadeSet, luck: Luck): { strips: string[]; tallies: Tallies } {
  const [dear, cheap] = [payingSymbols.slice(0, 4), payingSymbols.slice(4)];
  const cast = [...shuffled(dear, luck), ...shuffled(cheap, luck)];
  const nameOf = (letter: string): string => cast[payingSymbols.indexOf(letter as PayingSymbol)] ?? letter;
  const strips = set.strips.map((strip) => turned(Array.from(strip, nameOf).join(''), luck.below(strip.length)));
  const moved = (tally: readonly number[]) =>
    payingSymbols.flatMap((symbol) => {
      const from = cast.indexOf(symbol) * 3;
      return tally.slice(from, from + 3);
    });
  const all = strips.reduce((product, strip) => product * strip.length, 1);
  return { strips, tallies: { paid: moved(set.paid), free: moved(set.free), all } };
}
