/**
 * How much of a player's chips no ordinary result can take: red and black, banker and player. Ordinary are the results
 * that the roads show for one of the two sides; zero, ties and triples are rare and would hide that chips oppose.
 */
import type { Spot, TableGame } from './table.ts';

/** A table with more results is sampled. Both sides of every spot occur in far fewer draws. */
const mostListed = 300;
const sampled = 600;

/** Draws of the drum in a fixed order. */
function drawsOf({ drum }: TableGame): number[][] {
  const values = drum.highest - drum.lowest + 1;
  if (drum.isReplaced && values ** drum.count <= mostListed)
    return Array.from({ length: values ** drum.count }, (_, index) =>
      Array.from({ length: drum.count }, (_each, at) => drum.lowest + (Math.floor(index / values ** at) % values)),
    );
  if (drum.count === 1) return Array.from({ length: values }, (_, index) => [drum.lowest + index]);
  let state = 1;
  const next = (): number => (state = (state * 48_271) % 2_147_483_647);
  return Array.from({ length: sampled }, () => {
    const drawn: number[] = [];
    while (drawn.length < drum.count) {
      const value = drum.lowest + (next() % values);
      if (drum.isReplaced || !drawn.includes(value)) drawn.push(value);
    }
    return drawn;
  });
}

const ordinary = new Map<string, readonly (readonly number[])[]>();
function ordinaryDraws(game: TableGame): readonly (readonly number[])[] {
  const known = ordinary.get(game.code);
  if (known !== undefined) return known;
  const draws = drawsOf(game).filter((numbers) => game.mark(numbers) !== 't');
  ordinary.set(game.code, draws);
  return draws;
}

const returns = new Map<string, readonly number[]>();
/** What a spot returns for every 100 in each ordinary result. */
function returnsOf(game: TableGame, spot: Spot): readonly number[] {
  const name = `${game.code} ${spot.id}`;
  const known = returns.get(name);
  if (known !== undefined) return known;
  const made = ordinaryDraws(game).map((numbers) => game.returned(numbers, spot));
  returns.set(name, made);
  return made;
}

/** Satang that come back in every ordinary result, at most what was staked; 0 for chips on one spot. */
export function coveredSatang(
  game: TableGame,
  chips: readonly { readonly spot: Spot; readonly satang: number }[],
): number {
  const sums = ordinaryDraws(game).map(() => 0);
  for (const { spot, satang } of chips)
    for (const [at, returned] of returnsOf(game, spot).entries())
      sums[at] = (sums[at] ?? 0) + (satang * returned) / 100;
  const staked = chips.reduce((sum, { satang }) => sum + satang, 0);
  return Math.min(staked, Math.floor(Math.min(...sums)));
}
