/** Shared by the simulations of the card games. */

/** Draws `count` cards in place, as the house does: each drawn card is swapped to the front of the deck. */
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
  /** Return per first stake, and its standard error. */
  readonly mean: number;
  readonly error: number;
}

/** Plays rounds and sums their results. `round` returns the net gain of one round, in first stakes. */
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
