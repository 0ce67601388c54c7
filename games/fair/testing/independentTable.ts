/**
 * An independent verifier for the tables, written from the published rules alone and sharing no code with the first:
 * the platform's hashes, big integers. Only tests and benches use it. F03
 */
import { createHmac } from 'node:crypto';

/** 4-byte numbers, one after another, of as many blocks as needed. */
function* values(seed: string, name: string): Generator<bigint> {
  for (let block = 0; ; block += 1) {
    const digest = createHmac('sha256', seed).update(block > 0 ? `${name}:${block}` : name);
    for (const [word] of digest.digest('hex').matchAll(/.{8}/g)) yield BigInt(`0x${word}`);
  }
}
function below(size: number, from: Generator<bigint>): number {
  const whole = 2n ** 32n - (2n ** 32n % BigInt(size));
  let value = whole;
  while (value >= whole) value = from.next().value as bigint;
  return Number(value % BigInt(size));
}
function deal(count: number, seed: string, name: string): number[] {
  const from = values(seed, name);
  const taken: number[] = [];
  for (let card = 0; card < count; card += 1) {
    let place = below(416 - card, from);
    for (const other of taken.toSorted((one, next) => one - next)) if (other <= place) place += 1;
    taken.push(place);
  }
  return taken;
}
export const independentTableNumbers = {
  baccarat: (seed: string, name: string) => deal(6, seed, name),
  dragonTiger: (seed: string, name: string) => deal(2, seed, name),
  roulette: (seed: string, name: string) => [below(37, values(seed, name))],
  sicBo: (seed: string, name: string) => {
    const from = values(seed, name);
    return [0, 1, 2].map(() => below(6, from) + 1);
  },
} as const;
