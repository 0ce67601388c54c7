/** A house that cheats with its own chains, for tests: it tries many secrets, or changes afterwards what it published. */
import { createHash, createHmac } from 'node:crypto';
import { anchorText, entryHash, firstHash, saltText } from '../anchorList.ts';
import type { ListEntry } from '../anchorList.ts';
import type { StatedChain } from '../saltRecords.ts';
import { closesAt, leafOf, leavesHashOf, opensAt, saltOf, saltedName } from '../salt.ts';
import type { SaltClaim } from '../salt.ts';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The share of red and black of a day's rounds that falls on red, by Node's own hashes. */
const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const limit = 2 ** 32 - (2 ** 32 % 37);

/** How often red comes up on a chain, in standard deviations above what is expected. */
export function redBias(links: readonly string[], salt: string): number {
  let count = 0;
  const rounds = links.length - 1;
  for (let round = 1; round <= rounds; round += 1) {
    const digest = createHmac('sha256', links[round] ?? '')
      .update(saltedName(`wheel:${round}`, salt))
      .digest();
    const value = digest.readUInt32BE(0);
    if (value < limit && red.has(value % 37)) count += 1;
  }
  const chance = 18 / 37;
  return (count - rounds * chance) / Math.sqrt(rounds * chance * (1 - chance));
}

/** A whole chain, [anchor, first, ..., secret], by Node's own hash. */
function chainOf(secret: string, length: number): string[] {
  const links = [secret];
  for (let link = 0; link < length; link += 1) links.push(hashOf(links.at(-1) ?? secret));
  return links.toReversed();
}

/** The chain with the least red of `tries` secrets, by the salt that the house expects. */
export function groundChain(house: string, tries: number, rounds: number, expectedSalt = ''): string[] {
  let best: { links: string[]; bias: number } | undefined;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const links = chainOf(hashOf(`${house} secret ${attempt}`), rounds);
    const bias = redBias(links, expectedSalt);
    if (best === undefined || bias < best.bias) best = { links, bias };
  }
  return best?.links ?? [];
}

/** A list of published entries, linked as an honest house links them. */
export function linked(entries: readonly Pick<ListEntry, 'publishedMs' | 'body'>[]): ListEntry[] {
  let previous = firstHash;
  return entries.map(({ publishedMs, body }, at) => {
    const entry = { entryNo: at + 1, publishedMs, body };
    previous = entryHash(previous, entry);
    return { ...entry, hash: previous };
  });
}

export interface PublishedChain {
  readonly links: readonly string[];
  readonly publishedMs: number;
  readonly leaves: readonly string[];
  readonly salt: SaltClaim;
  /** The list: two earlier entries, this chain's anchor, another game's anchor, the salt. */
  readonly list: readonly ListEntry[];
  /** Begin of the chain's first round. */
  readonly startMs: number;
}

const anchorOf = (chain: string, chainNo: number, anchor: string, waits: number | undefined) =>
  anchorText({ chain, chainNo, firstIndex: chainNo * 20, length: 20, anchor, saltDay: waits });

/** An honest chain of a house with players who give seeds, with a public pulse if `isPulsed`. */
export function publishedChain(house: string, isPulsed: boolean): PublishedChain {
  const saltDay = 20_400 + (Number.parseInt(hashOf(house).slice(0, 6), 16) % 1_000);
  const links = chainOf(hashOf(`${house} secret`), 20);
  const publishedMs = opensAt(saltDay) - 3_600_000;
  const leaves = Array.from({ length: 5 }, (_, player) => leafOf(hashOf(`${house} player ${player}`)));
  const pulse = isPulsed ? hashOf(`${house} pulse`) : '';
  const source = { saltDay, seedCount: leaves.length, leavesHash: leavesHashOf(leaves), pulse };
  const pulseMs = isPulsed ? closesAt(saltDay) : 0;
  const salt = { ...source, salt: saltOf(source), fixedMs: closesAt(saltDay) + 60_000, pulseMs };
  const list = linked([
    { publishedMs: publishedMs - 120_000_000, body: anchorOf('table:wheel', 0, hashOf(`${house} first`), undefined) },
    { publishedMs: publishedMs - 110_000_000, body: anchorOf('table:wheel', 1, hashOf(`${house} next`), saltDay - 1) },
    { publishedMs, body: anchorOf('table:wheel', 2, links[0] ?? '', saltDay) },
    { publishedMs, body: anchorOf('lottery:minute', 0, hashOf(`${house} balls`), undefined) },
    { publishedMs: salt.fixedMs, body: saltText(salt) },
  ]);
  return { links, publishedMs, leaves, salt, list, startMs: closesAt(saltDay) + 7_200_000 };
}

/** The third chain of `publishedChain` as its proof states it. */
export const statedChain = ({ links, publishedMs, salt }: PublishedChain): StatedChain => ({
  name: 'table:wheel',
  anchor: links[0] ?? '',
  publishedMs,
  salt: { ...salt, kind: 'pulse', entryNo: 3 },
});
