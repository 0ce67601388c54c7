import { expect, it } from 'vitest';
import { platformRandom } from './random.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

it.each([1, 9, 32, 4_096, 10_000])('gives %i bytes, and none of them twice', (length) => {
  const rounds = length < 8 ? 1 : 2_000;
  const drawn = Array.from({ length: rounds }, () => platformRandom.bytes(length));
  expect(new Set(drawn.map((bytes) => bytes.length))).toEqual(new Set([length]));
  expect(new Set(drawn.map(hex)).size).toBe(rounds);
  expect(drawn.map(hex)).not.toContain('00'.repeat(length === 1 ? 2 : length));
});

it('keeps what it gave: later draws change no earlier bytes', () => {
  const first = platformRandom.bytes(16);
  const before = hex(first);
  for (let round = 0; round < 1_000; round += 1) platformRandom.bytes(16);
  expect(hex(first)).toBe(before);
});

it('gives ids that rise with time and differ within a millisecond', () => {
  const nowMs = Date.UTC(2026, 10, 21);
  expect(BigInt(platformRandom.id(nowMs + 1))).toBeGreaterThan(BigInt(platformRandom.id(nowMs)));
  const ids = Array.from({ length: 500 }, () => platformRandom.id(nowMs));
  expect(new Set(ids).size).toBeGreaterThan(495);
});
