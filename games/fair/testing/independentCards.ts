/**
 * An independent implementation of a deck's order, written from the published rule alone and sharing no code with the
 * first: the platform's HMAC, big integers, and cards taken out of a list. Only the tests use it. F03
 */
import { createHmac } from 'node:crypto';

function* wordsOf(server: string, client: string, nonce: number): Generator<bigint> {
  for (let block = 0; ; block += 1) {
    const message = [client, nonce, 0, ...(block > 0 ? [block] : [])].join(':');
    const digest = createHmac('sha256', server).update(message).digest('hex');
    for (const word of digest.match(/.{8}/g) ?? []) yield BigInt(`0x${word}`);
  }
}

/** The last card that is left takes the place of the one that was drawn. */
export function replayDeck(server: string, client: string, nonce: number, size: number, count: number): number[] {
  const words = wordsOf(server, client, nonce);
  const left = [...Array(size).keys()];
  const drawn: number[] = [];
  while (drawn.length < count) {
    const length = BigInt(left.length);
    const word = words.next().value ?? 0n;
    if (word >= 2n ** 32n - (2n ** 32n % length)) continue;
    const place = Number(word % length);
    const last = left.pop() ?? 0;
    drawn.push(place === left.length ? last : (left.splice(place, 1, last)[0] ?? 0));
  }
  return drawn;
}
