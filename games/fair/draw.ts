/**
 * Derives the random numbers of a round from two seeds and a nonce: stops of reels, cards, balls, shots, tickets of a
 * prize wheel. What many players share (tables, matches, the lottery) is drawn from a hash chain: chain.ts. The house
 * publishes the SHA-256 of its seed before it has the player's, so that neither side can choose an outcome. After the
 * reveal anybody can check every outcome. F01, F02
 */
import { hex, hmacSha256, sha256, utf8 } from './sha256.ts';
import { itemAt } from '../engines/itemAt.ts';

/** The player's seed: 1 to 64 letters, digits, `-` or `_`; a colon would make the drawn message ambiguous. */
export const isClientSeed = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
/** The house's seed: 32 random bytes as lower-case hex. */
export const isServerSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** What is published before play: SHA-256 of the seed's hex text. */
export const commitmentOf = (serverSeed: string): string => hex(sha256(utf8(serverSeed)));

export interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Goes up by one with every paid round; free spins belong to their round. */
  readonly nonce: number;
}

/** 4-byte numbers, big-endian, of HMAC-SHA256(serverSeed, `client:nonce:spin`), then of `client:nonce:spin:1` and on. */
function* numbersOf({ serverSeed, clientSeed, nonce }: Seeds, spin: number): Generator<number> {
  const key = utf8(serverSeed);
  for (let block = 0; ; block += 1) {
    const message = `${clientSeed}:${nonce}:${spin}${block === 0 ? '' : `:${block}`}`;
    const digest = hmacSha256(key, utf8(message));
    const view = new DataView(digest.buffer);
    for (let offset = 0; offset < digest.length; offset += 4) yield view.getUint32(offset);
  }
}

/**
 * A place below `size` for each size in turn, all equally likely. A number at or above the last whole multiple of
 * `size` below 2^32 is skipped, so that no remainder comes up more often than another.
 */
export function placesFrom(numbers: Iterator<number, unknown>, sizes: readonly number[]): number[] {
  return sizes.map((size) => {
    const limit = 2 ** 32 - (2 ** 32 % size);
    for (;;) {
      const next = numbers.next();
      if (next.done) throw new RangeError('out of numbers');
      if (next.value < limit) return next.value % size;
    }
  });
}

/** A place below each size; `spin` is 0 for what is paid for, 1 and up for what follows in its round. */
export const placesOf = (seeds: Seeds, spin: number, sizes: readonly number[]): number[] =>
  placesFrom(numbersOf(seeds, spin), sizes);

/** One place below `size`; `turn` is 0 for the first, 1 and up where an earlier one does not count. */
export const placeOf = (seeds: Seeds, turn: number, size: number): number =>
  itemAt(placesFrom(numbersOf(seeds, turn), [size]), 0);
