/**
 * SHA-256 and HMAC-SHA256, synchronous and without a platform: the house, the window and the offline verifier derive
 * outcomes with this same file. FIPS 180-4, RFC 2104. F03
 */

const blockBytes = 64;
/** The first 32 bits behind the point. */
const fractionOf = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) >>> 0;

/** The fractions of the cube roots of the first 64 primes; of the square roots of the first 8 for the start. */
function roundConstants(): { k: Uint32Array; start: Uint32Array } {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < 64; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return {
    k: Uint32Array.from(primes, (prime) => fractionOf(Math.cbrt(prime))),
    start: Uint32Array.from(primes.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime))),
  };
}

const round = roundConstants();
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: Uint32Array, index: number): number => words[index] ?? 0;

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / blockBytes) * blockBytes;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

function schedule(view: DataView, offset: number): Uint32Array {
  const w = new Uint32Array(64);
  for (let t = 0; t < 16; t += 1) w[t] = view.getUint32(offset + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const [a, b] = [at(w, t - 15), at(w, t - 2)];
    const small0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const small1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[t] = at(w, t - 16) + small0 + at(w, t - 7) + small1;
  }
  return w;
}

function compress(state: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t += 1) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + big1 + choice + at(round.k, t) + at(w, t)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = at(state, index) + word));
}

export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(round.start);
  const view = padded(message);
  for (let offset = 0; offset < view.byteLength; offset += blockBytes) compress(state, schedule(view, offset));
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, index) => out.setUint32(index * 4, word));
  return digest;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > blockBytes ? sha256(key) : key;
  const pad = (mask: number, rest: Uint8Array): Uint8Array => {
    const bytes = new Uint8Array(blockBytes + rest.length).fill(mask, 0, blockBytes);
    short.forEach((byte, index) => (bytes[index] = byte ^ mask));
    bytes.set(rest, blockBytes);
    return bytes;
  };
  return sha256(pad(0x5c, sha256(pad(0x36, message))));
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
