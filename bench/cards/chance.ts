/** Numbers for measuring, from a seed: the same every time, and many millions a second. */

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** xoshiro128**: below `size`, each as likely as the others but for less than one in a hundred million. */
export function chanceFrom(seed: number): (size: number) => number {
  let [a, b, c, d] = [seed | 1, 0x9e3779b9, 0x243f6a88, 0xb7e15162];
  const next = (): number => {
    const out = Math.imul(turned(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turned(d, 11);
    return out;
  };
  for (let warm = 0; warm < 64; warm += 1) next();
  return (size) => Math.floor((next() / 2 ** 32) * size);
}

/** Shuffles the first `count` of a deck in place, as the house does: what is drawn goes to the front. */
export function shuffleFront(deck: number[], count: number, chance: (size: number) => number): void {
  for (let at = 0; at < count; at += 1) {
    const from = at + chance(deck.length - at);
    const card = deck[from] ?? 0;
    deck[from] = deck[at] ?? 0;
    deck[at] = card;
  }
}

export interface Measured {
  readonly rounds: number;
  /** What came back of what was staked first, and the standard error of it. */
  readonly mean: number;
  readonly error: number;
}

/** Of rounds that come one by one: what each brought beyond its first stake, in stakes. */
export function measure(rounds: number, round: () => number): Measured {
  let [sum, squares] = [0, 0];
  for (let at = 0; at < rounds; at += 1) {
    const net = round();
    sum += net;
    squares += net * net;
  }
  const mean = sum / rounds;
  return { rounds, mean: 1 + mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) };
}
