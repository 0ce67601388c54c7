/**
 * SHA-256 and HMAC-SHA256, synchronous and without a platform: the house, the game windows and the offline verifier
 * derive outcomes with this same file. FIPS 180-4, RFC 2104. F03
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digestOf } from '@noble/hashes/sha2.js';

/** One computed hash. `key` is undefined for a plain SHA-256. */
export interface Hashed {
  readonly key: Uint8Array | undefined;
  readonly message: Uint8Array;
  readonly digest: Uint8Array;
}

let onHash: ((hashed: Hashed) => void) | undefined;

/** Calls `see` for each hash that `work` computes, so that the verifier can show its steps. `work` is synchronous. */
export function observingHashes<T>(see: (hashed: Hashed) => void, work: () => T): T {
  onHash = see;
  try {
    return work();
  } finally {
    onHash = undefined;
  }
}

function observed(key: Uint8Array | undefined, message: Uint8Array, digest: Uint8Array): Uint8Array {
  onHash?.({ key, message, digest });
  return digest;
}

export const sha256 = (message: Uint8Array): Uint8Array => observed(undefined, message, digestOf(message));

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  observed(key, message, hmac(digestOf, key, message));

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
