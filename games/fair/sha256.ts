/**
 * SHA-256 and HMAC-SHA256, synchronous and without a platform: the house, the game windows and the offline verifier
 * derive outcomes with this same file. FIPS 180-4, RFC 2104. F03
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

export { sha256 };

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => hmac(sha256, key, message);

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
