import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { leftOutFiles } from './leftOut.ts';
import { roomOf, tableOf } from './rooms.ts';

const root = resolve(import.meta.dirname, '..', '..');

it('counts a file in the folder of the house that it lies in, or under its own name', () => {
  const files = ['server/src/wallet/bank/bank.test.ts', 'server/src/main.test.ts', 'bench/simulate/simulation.test.ts'];
  expect(files.map(roomOf)).toEqual(['wallet', 'main', 'bench/simulate/simulation']);
});

it('adds up what passed, failed and was left out', () => {
  const wallet = { name: 'wallet', files: 2, passed: 5, failed: ['a'], leftOut: [], seconds: 1 };
  const ledger = { name: 'ledger', files: 1, passed: 3, failed: [], leftOut: ['b', 'c'], seconds: 2 };
  expect(tableOf([wallet, ledger]).slice(2)).toEqual([
    '| `ledger` | 1 | 5 | 3 | 0 | 2 | 2 |',
    '| `wallet` | 2 | 6 | 5 | 1 | 0 | 1 |',
    '| `all` | 3 | 11 | 8 | 1 | 2 | 3 |',
  ]);
});

it('leaves out no file that is not there any more', () => {
  const gone = Object.keys(leftOutFiles).filter((pattern) => globSync(pattern, { cwd: root }).length === 0);
  expect(gone).toEqual([]);
});
