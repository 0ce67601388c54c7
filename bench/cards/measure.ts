/** What the card games' counts share. */

/** Shuffles the first `count` of a deck in place, as the house does: what is drawn goes to the front. */
export function shuffleFront(deck: number[], count: number, chance: (size: number) => number): void {
  for (let at = 0; at < count; at += 1) {
    const from = at + chance(deck.length - at);
    const card = deck[from] ?? 0;
    deck[from] = deck[at] ?? 0;
    deck[at] = card;
  }
}

export interface Sums {
  readonly rounds: number;
  readonly sum: number;
  readonly squares: number;
}

export interface Measured {
  readonly rounds: number;
  /** What came back of what was staked first, and the standard error of it. */
  readonly mean: number;
  readonly error: number;
}

/** Of rounds that come one by one: what each brought beyond its first stake, in stakes. */
export function sumsOf(rounds: number, round: () => number): Sums {
  let [sum, squares] = [0, 0];
  for (let at = 0; at < rounds; at += 1) {
    const net = round();
    sum += net;
    squares += net * net;
  }
  return { rounds, sum, squares };
}

export function measuredOf({ rounds, sum, squares }: Sums): Measured {
  const mean = sum / rounds;
  return { rounds, mean: 1 + mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) };
}
