/** Randomness from Node's cryptographic source. Tests may use their own. */
import { randomBytes } from 'node:crypto';
import type { Random } from './house.ts';

const epochMs = Date.UTC(2020, 0, 1);
const randomBits = 22n;

export const platformRandom: Random = {
  bytes: (length) => new Uint8Array(randomBytes(length)),
  id(nowMs) {
    const chance = BigInt(randomBytes(3).readUIntBE(0, 3)) & ((1n << randomBits) - 1n);
    return String((BigInt(nowMs - epochMs) << randomBits) | chance);
  },
};
