/**
 * An independent verifier for the fishing rooms, written from the published rules alone: the platform's HMAC, big
 * integers and fractions. Only the tests use it. F03
 */
import { createHmac } from 'node:crypto';

function* words(key: string, message: (block: number) => string): Generator<bigint> {
  for (let block = 0; ; block += 1) {
    const digest = createHmac('sha256', key).update(message(block)).digest('hex');
    for (let at = 0; at < 64; at += 8) yield BigInt(`0x${digest.slice(at, at + 8)}`);
  }
}

function below(size: number, from: Generator<bigint>): number {
  const ceiling = (2n ** 32n / BigInt(size)) * BigInt(size);
  for (;;) {
    const word = from.next().value as bigint;
    if (word < ceiling) return Number(word % BigInt(size));
  }
}

export interface PublishedShot {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly shot: number;
  readonly multiplier: number;
}

/** Caught if the shot's place, drawn below 100 times the multiplier, is less than 96. */
export function independentCaught({ serverSeed, clientSeed, nonce, shot, multiplier }: PublishedShot): boolean {
  const from = words(serverSeed, (block) => [clientSeed, nonce, shot, ...(block > 0 ? [block] : [])].join(':'));
  return below(100 * multiplier, from) * 100 < 96 * 100;
}

/** The first numbers of a tide, one below each size. */
export function independentWords(seed: string, tide: number, sizes: readonly number[]): number[] {
  const from = words(seed, (block) => `shoals:${tide}:${block}`);
  return sizes.map((size) => below(size, from));
}
