/** Omission counts for the pad: for each zone, in the order of the values that can be picked there. */
import type { LotteryDraw } from '@foyer/contract/lottery/draws.ts';
import { colourPick, halvesOf, zonesOf } from '@foyer/contract/lottery/plays.ts';
import type { Play } from '@foyer/contract/lottery/plays.ts';
import { omissionsOf } from '@foyer/contract/lottery/trend.ts';

/** Draws newest first. */
export function awayOf(play: Play, draws: readonly LotteryDraw[]): number[][] {
  const { zones, values } = zonesOf(play);
  const { lotteryCode: code, from, size } = play;
  const each = Array.from({ length: zones }, (_, zone) => zone);
  switch (play.shape) {
    case 'positions':
    case 'straight':
      return each.map((zone) => omissionsOf(code, draws, from + zone).map(({ current }) => current));
    case 'halves':
      return each.map((zone) =>
        sinceOf(values, draws, (draw) => halvesOf(code, draw.numbers[from + zone] ?? Number.NaN)),
      );
    case 'colour':
      return [sinceOf(values, draws, (draw) => [colourPick(draw.numbers[from] ?? Number.NaN)])];
    case 'pair':
    case 'combination':
      return [sinceOf(values, draws, (draw) => draw.numbers.slice(from, from + size))];
  }
}

function sinceOf(
  values: readonly number[],
  draws: readonly LotteryDraw[],
  came: (draw: LotteryDraw) => readonly number[],
): number[] {
  return values.map((value) => {
    const age = draws.findIndex((draw) => came(draw).includes(value));
    return age < 0 ? draws.length : age;
  });
}
