/** Reproducible random numbers: the same seed gives the same sequence. */
export interface Random {
  /** From 0 to just under 1. */
  (): number;
  in(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

export function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 16777619);
  h ^= h >>> 15;
  return Math.imul(h, 2246822519) >>> 0;
}

export function randomFrom(seed: string): Random {
  let a = hash(seed);
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    in: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
  });
}
