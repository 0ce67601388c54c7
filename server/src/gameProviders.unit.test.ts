/** The file of GAME_PROVIDERS: every fault stops the start with a sentence that names it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartError } from './db/startError.ts';
import { gameProvidersIn } from './gameProviders.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-providers-'));
const file = join(folder, 'providers.json');
afterAll(() => rmSync(folder, { recursive: true }));

const key = { id: 'first', secret: 'a-secret-of-thirty-two-characters' };
const coin = { code: 'coin', platforms: ['coinhall'], keys: [key] };

function faultOf(given: unknown): string {
  writeFileSync(file, typeof given === 'string' ? given : JSON.stringify(given));
  try {
    gameProvidersIn(file);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

it('reads providers, with 500 calls a second unless it says otherwise, and none without a file', () => {
  writeFileSync(file, JSON.stringify([coin, { ...coin, code: 'dice', platforms: ['dicehall'], callsPerSecond: 5 }]));
  expect(gameProvidersIn(file).map(({ code, callsPerSecond }) => [code, callsPerSecond])).toEqual([
    ['coin', 500],
    ['dice', 5],
  ]);
  expect(gameProvidersIn('')).toEqual([]);
});

it.each<[unknown, string]>([
  ['not json', 'cannot be read'],
  [{}, 'is no list'],
  [[{ ...coin, code: 'Coin' }], '0.code is no code'],
  [[{ ...coin, platforms: [] }], '0.platforms names no platform'],
  [[{ ...coin, keys: [] }], '0.keys has no key'],
  [[{ ...coin, keys: [key, key, key, key, key] }], '0.keys has more than four keys'],
  [[{ ...coin, keys: [{ ...key, secret: 'short' }] }], '0.keys.0.secret needs 32'],
  [[{ ...coin, callsPerSecond: 0 }], '0.callsPerSecond is no whole number'],
  [[{ ...coin, more: 1 }], '0.more is not a field of a provider'],
  [[{ code: 'coin', keys: [key] }], '0.platforms is missing'],
  [[coin, { ...coin, platforms: ['dicehall'] }], 'names coin twice'],
  [[coin, { ...coin, code: 'dice' }], 'names coinhall twice'],
])('refuses a file with a fault, case %#', (given, fault) => {
  expect(faultOf(given)).toContain(fault);
  expect(faultOf(given)).not.toContain(key.secret);
});
