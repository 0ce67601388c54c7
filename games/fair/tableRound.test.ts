/** A second verifier for the tables, written from the published rules alone: the platform's hashes, big integers. F03 */
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tables } from '../engines/tables.ts';
import { chainFrom } from './chain.ts';
import { roundName, tableNumbers, verifyTable } from './tableRound.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 4 bytes after 4 bytes of as many blocks as it takes. */
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
const second = {
  baccarat: (seed: string, name: string) => deal(6, seed, name),
  dragonTiger: (seed: string, name: string) => deal(2, seed, name),
  roulette: (seed: string, name: string) => [below(37, values(seed, name))],
  sicBo: (seed: string, name: string) => {
    const from = values(seed, name);
    return [0, 1, 2].map(() => below(6, from) + 1);
  },
} as const;

/** The gate checks some thousands of rounds; `TABLE_ROUNDS=1000000` as many as somebody has patience for. */
const rounds = Number(process.env.TABLE_ROUNDS ?? 8_000);

describe.each(Object.values(tables).map(({ code }) => code))('%s', (code) => {
  it('draws what the second verifier draws, round after round. F02, F03', { timeout: 3_600_000 }, () => {
    let seed = hash(`tables ${code}`);
    for (let round = 0; round < rounds / 4; round += 1) {
      const name = roundName(`kiln-${code}`, String(202_611_220_000 + round));
      const [first, other] = [tableNumbers(code, seed, name), second[code](seed, name)];
      if (first.join() !== other.join()) expect([name, seed, first]).toEqual([name, seed, other]);
      seed = hash(seed);
    }
    expect(seed).toHaveLength(64);
  });

  it('holds against the anchor, and names what was changed. F01', () => {
    const links = chainFrom(hash(code), 40);
    const draw = roundName('moyu-table', '202611220007');
    const seed = links[7] ?? '';
    const claim = { anchor: links[0] ?? '', seed, position: 7, draw, numbers: tableNumbers(code, seed, draw) };
    expect(verifyTable(code, claim)).toBe('holds');
    expect(verifyTable(code, { ...claim, numbers: [...claim.numbers, 0] })).toBe('otherNumbers');
    expect(verifyTable(code, { ...claim, draw: roundName('moyu-table', '202611220008') })).toBe('otherNumbers');
    expect(verifyTable(code, { ...claim, position: 8 })).toBe('otherChain');
    expect(verifyTable(code, { ...claim, seed: hash('another') })).toBe('otherChain');
  });
});

it('draws every pocket of the wheel about as often as any other, within five standard errors. F02', () => {
  const counts = Array.from({ length: 37 }, () => 0);
  const spins = 18_500;
  let seed = hash('wheel');
  for (let spin = 0; spin < spins; spin += 1) {
    const [pocket = 0] = tableNumbers('roulette', seed, 'wheel:1');
    counts[pocket] = (counts[pocket] ?? 0) + 1;
    seed = hash(seed);
  }
  for (const count of counts) expect(Math.abs(count - spins / 37)).toBeLessThan(5 * Math.sqrt(spins / 37));
});
