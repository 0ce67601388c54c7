/**
 * The salt of a hash chain. A house could try many secrets and publish the chain whose results suit it.
 * So each result also follows from a salt that is fixed only after the chain's anchor is published: from seeds that
 * players give during one day, the salt day, and, if the house has a beacon, from a public random pulse after that day.
 * The house and the verifiers use this file. F01, F02, F03
 */
import { isServerSeed } from './draw.ts';
import { hex, sha256, utf8 } from './sha256.ts';

const hash = (text: string): string => hex(sha256(utf8(text)));

/** Salt days are numbered without gaps. One closes at 15:00 UTC, which is 22:00 at UTC+7. */
const saltDayMs = 86_400_000;
const offsetMs = 9 * 3_600_000;
/** The time from the close of a salt day to the first event on its salt, for a beacon that is late. */
export const settleMs = 3_600_000;

export const saltDayAt = (epochMs: number): number => Math.floor((epochMs + offsetMs) / saltDayMs);
export const opensAt = (saltDay: number): number => saltDay * saltDayMs - offsetMs;
export const closesAt = (saltDay: number): number => opensAt(saltDay + 1);
/** The last salt day whose salt is fixed by this time. */
export const lastSaltDayBefore = (epochMs: number): number => saltDayAt(epochMs - settleMs) - 1;

/** The public name of an event with its chain's salt, which the numbers are drawn from. '' is no salt. */
export const saltedName = (name: string, salt: string): string => (salt === '' ? name : `${name}:${salt}`);

/** What is published of a player's seed. Players recognise their own, and nobody learns whose the others are. */
export const leafOf = (seed: string): string => hash(`foyer seed:${seed}`);

/** The hash of all leaves of a salt day, whatever their order. */
export const leavesHashOf = (leaves: readonly string[]): string => hash(leaves.toSorted().join('\n'));

export interface SaltSource {
  readonly saltDay: number;
  /** How many seeds players gave, and the hash of their leaves. */
  readonly seedCount: number;
  readonly leavesHash: string;
  /** The public pulse as the beacon published it; '' without one. */
  readonly pulse: string;
}

export const saltOf = ({ saltDay, seedCount, leavesHash, pulse }: SaltSource): string =>
  hash(`foyer salt:${saltDay}:${seedCount}:${leavesHash}:${pulse}`);

/** A salt with the times that show that nobody could choose it together with the chain. */
export interface SaltClaim extends SaltSource {
  readonly salt: string;
  readonly fixedMs: number;
  /** The time of the pulse by the beacon's clock; 0 without one. */
  readonly pulseMs: number;
}

export interface SaltedEvent {
  /** When the chain's anchor was published. */
  readonly publishedMs: number;
  /** When the event began. */
  readonly startMs: number;
}

export type SaltVerdict = 'holds' | 'otherSalt' | 'lateAnchor' | 'earlySalt' | 'lateSalt' | 'earlyPulse';

/** Checks that a salt follows from its sources, and that anchor, salt day, pulse, salt and event came in this order. */
export function verifySalt(claim: SaltClaim, { publishedMs, startMs }: SaltedEvent): SaltVerdict {
  const { saltDay, seedCount, salt, fixedMs, pulse, pulseMs } = claim;
  const isWhole = Number.isSafeInteger(saltDay) && Number.isSafeInteger(seedCount) && seedCount >= 0;
  if (!isWhole || !isServerSeed(salt) || saltOf(claim) !== salt) return 'otherSalt';
  if (!(publishedMs <= opensAt(saltDay))) return 'lateAnchor';
  if (!(fixedMs >= closesAt(saltDay))) return 'earlySalt';
  if (!(fixedMs <= startMs)) return 'lateSalt';
  return pulse !== '' && !(pulseMs >= closesAt(saltDay)) ? 'earlyPulse' : 'holds';
}

/** Checks that these leaves are the ones that a salt was made from. */
export const areLeavesOf = (leaves: readonly string[], { seedCount, leavesHash }: SaltSource): boolean =>
  leaves.length === seedCount && leavesHashOf(leaves) === leavesHash;
