/** Randomness from Node's cryptographic source. Tests may use their own. */
import { randomBytes, randomFillSync } from 'node:crypto';
import type { Random } from './house.ts';

const epochMs = Date.UTC(2020, 0, 1);
const randomBits = 22n;

/** Every request needs a few bytes, and asking the source costs more than the bytes: they are fetched in advance. */
const ahead = Buffer.alloc(4_096);
let used = ahead.length;

/** Each byte is given once, and wiped from the memory that held it. */
function take(length: number): Uint8Array<ArrayBuffer> {
  if (length > ahead.length) return new Uint8Array(randomBytes(length));
  if (used + length > ahead.length) {
    randomFillSync(ahead);
    used = 0;
  }
  const taken = ahead.subarray(used, used + length);
  used += length;
  const bytes = new Uint8Array(taken);
  taken.fill(0);
  return bytes;
}

export const platformRandom: Random = {
  bytes: take,
  id(nowMs) {
    const [high = 0, middle = 0, low = 0] = take(3);
    const chance = BigInt((high << 16) | (middle << 8) | low) & ((1n << randomBits) - 1n);
    return String((BigInt(nowMs - epochMs) << randomBits) | chance);
  },
};
