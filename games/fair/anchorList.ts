/**
 * The public list of anchors and salts. Each entry's hash covers the entry before, so that none can be replaced, removed
 * or dated back once somebody has kept a later hash. Anyone can read the list and check it with this file. F01, F03
 */
import { hex, sha256, utf8 } from './sha256.ts';
import { closesAt, opensAt } from './salt.ts';

export interface AnchorBody {
  readonly kind: 'anchor';
  /** `table:game`, `lottery:code` or `sport:id`. */
  readonly chain: string;
  readonly chainNo: number;
  readonly firstIndex: number;
  readonly length: number;
  readonly anchor: string;
  /** The day whose salt the chain has; undefined for a chain that began without waiting for one. */
  readonly saltDay: number | undefined;
}
export interface SaltBody {
  readonly kind: 'salt';
  readonly saltDay: number;
  readonly salt: string;
}

export interface ListEntry {
  /** From 1, without gaps. */
  readonly entryNo: number;
  readonly publishedMs: number;
  readonly body: string;
  readonly hash: string;
}

/** What the first entry names as the hash before it. */
export const firstHash = '0'.repeat(64);

export const anchorText = ({ chain, chainNo, firstIndex, length, anchor, saltDay }: Omit<AnchorBody, 'kind'>): string =>
  `anchor ${chain} ${chainNo} ${firstIndex} ${length} ${anchor} ${saltDay ?? 'none'}`;
export const saltText = ({ saltDay, salt }: Omit<SaltBody, 'kind'>): string => `salt ${saltDay} ${salt}`;

export function bodyOf(text: string): AnchorBody | SaltBody | undefined {
  const anchor = /^anchor (\S+) (\d+) (-?\d+) (\d+) ([\da-f]{64}) (none|\d+)$/.exec(text);
  if (anchor !== null) {
    const [, chain = '', chainNo, firstIndex, length, hash = '', saltDay] = anchor;
    return {
      kind: 'anchor',
      chain,
      chainNo: Number(chainNo),
      firstIndex: Number(firstIndex),
      length: Number(length),
      anchor: hash,
      saltDay: saltDay === 'none' ? undefined : Number(saltDay),
    };
  }
  const [, saltDay, salt] = /^salt (\d+) ([\da-f]{64})$/.exec(text) ?? [];
  return salt === undefined ? undefined : { kind: 'salt', saltDay: Number(saltDay), salt };
}

export const entryHash = (previousHash: string, { entryNo, publishedMs, body }: Omit<ListEntry, 'hash'>): string =>
  hex(sha256(utf8(`${previousHash}\n${entryNo}\n${publishedMs}\n${body}`)));

/** An entry whose hash somebody kept outside the house. */
export interface Witnessed {
  readonly entryNo: number;
  readonly hash: string;
}

export type ListFault =
  | 'badEntry'
  | 'brokenLink'
  | 'datedBack'
  | 'otherThanWitnessed'
  | 'lateAnchor'
  | 'earlySalt'
  | 'secondSalt'
  | 'secondAnchor'
  | 'notWaited';

export interface FoundFault {
  readonly entryNo: number;
  readonly fault: ListFault;
}

interface Seen {
  readonly salts: Set<number>;
  /** The next free event and the number of the last chain, by name. */
  readonly chains: Map<string, { readonly chainNo: number; readonly end: number }>;
}

function anchorFault(body: AnchorBody, publishedMs: number, { salts, chains }: Seen): ListFault | undefined {
  const { chain, chainNo, firstIndex, length, saltDay } = body;
  const last = chains.get(chain);
  chains.set(chain, { chainNo, end: firstIndex + length });
  if (last !== undefined && (chainNo <= last.chainNo || firstIndex < last.end)) return 'secondAnchor';
  // The first chain of a game cannot wait. A later one that has not waited means that the house was closed, or cheats.
  if (saltDay === undefined) return last === undefined ? undefined : 'notWaited';
  return publishedMs > opensAt(saltDay) || salts.has(saltDay) ? 'lateAnchor' : undefined;
}

function bodyFault({ body, publishedMs }: ListEntry, seen: Seen): ListFault | undefined {
  const read = bodyOf(body);
  if (read === undefined) return 'badEntry';
  if (read.kind === 'anchor') return anchorFault(read, publishedMs, seen);
  if (seen.salts.has(read.saltDay)) return 'secondSalt';
  seen.salts.add(read.saltDay);
  return publishedMs < closesAt(read.saltDay) ? 'earlySalt' : undefined;
}

/** Everything wrong with a whole list, read from its first entry. `notWaited` may be honest; all others are not. */
export function faultsOfList(entries: readonly ListEntry[], witnessed: readonly Witnessed[] = []): FoundFault[] {
  const faults: FoundFault[] = [];
  const seen: Seen = { salts: new Set(), chains: new Map() };
  let before: Pick<ListEntry, 'entryNo' | 'hash' | 'publishedMs'> = { entryNo: 0, hash: firstHash, publishedMs: 0 };
  for (const entry of entries) {
    const found: (ListFault | undefined)[] = [bodyFault(entry, seen)];
    if (entry.entryNo !== before.entryNo + 1 || entryHash(before.hash, entry) !== entry.hash) found.push('brokenLink');
    if (entry.publishedMs < before.publishedMs) found.push('datedBack');
    for (const fault of found) if (fault !== undefined) faults.push({ entryNo: entry.entryNo, fault });
    before = entry;
  }
  for (const { entryNo, hash } of witnessed)
    if (entries[entryNo - 1]?.hash !== hash) faults.push({ entryNo, fault: 'otherThanWitnessed' });
  return faults;
}
