/** Rounds of the tables: two verifiers, the hash chain, and the distribution of the wheel. F01, F02, F03 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tables } from '../engines/table/tables.ts';
import { chainFrom } from './chain.ts';
import { independentTableNumbers } from './testing/independentTable.ts';
import { roundName, tableNumbers, verifyTable } from './tableRound.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** How many rounds are checked; set `TABLE_ROUNDS=1000000` for more. */
const rounds = Number(process.env.TABLE_ROUNDS ?? 8_000);

describe.each(Object.values(tables).map(({ code }) => code))('%s', (code) => {
  it('draws the same numbers as the independent verifier. F02, F03', { timeout: 3_600_000 }, () => {
    let seed = hash(`tables ${code}`);
    for (let round = 0; round < rounds / 4; round += 1) {
      const name = roundName(`kiln-${code}`, String(202_611_220_000 + round));
      const [first, other] = [tableNumbers(code, seed, name), independentTableNumbers[code](seed, name)];
      if (first.join() !== other.join()) expect([name, seed, first]).toEqual([name, seed, other]);
      seed = hash(seed);
    }
    expect(seed).toHaveLength(64);
  });

  it('confirms a true claim, and says what was changed in a false one. F01', () => {
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

it('draws every pocket of the wheel equally often, within five standard errors. F02', () => {
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
