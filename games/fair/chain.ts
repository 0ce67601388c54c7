/**
 * Draws from a hash chain. The SHA-256 of a draw's seed is the seed of the draw before; that of the first draw's seed
 * is the anchor, which the house publishes a day before the first of them. With the anchor anyone can check that no seed
 * was changed. The balls follow from the seed and the chain's salt (salt.ts), which is fixed after the anchor. The same
 * derivation is used by the house and the verifier. F01, F02, F03
 */
import { isServerSeed, placesFrom } from './draw.ts';
import { saltedName } from './salt.ts';
import { hex, hmacSha256, sha256, utf8 } from './sha256.ts';
import { itemAt } from '../engines/itemAt.ts';

/** The seed of the draw before; of a chain's first draw, the anchor. */
export const seedBefore = (seed: string): string => hex(sha256(utf8(seed)));

/** The anchor and all seeds of a chain, in the order of its draws: [anchor, first, ..., secret]. */
export function chainFrom(secret: string, length: number): string[] {
  const links = [secret];
  for (let link = 0; link < length; link += 1) links.push(seedBefore(links.at(-1) ?? secret));
  return links.toReversed();
}

export interface Drum {
  readonly lowest: number;
  readonly highest: number;
  readonly count: number;
  /** Each ball goes back before the next is drawn. */
  readonly isReplaced: boolean;
}

/**
 * 4-byte numbers, big-endian, of HMAC-SHA256(seed, `draw`), then of `draw:1` and on. `draw` is `game:issue:salt`, or
 * `game:issue` on a chain without a salt.
 */
export function* numbersOf(seed: string, draw: string): Generator<number> {
  for (let block = 0; ; block += 1) {
    const digest = hmacSha256(utf8(seed), utf8(block === 0 ? draw : `${draw}:${block}`));
    const view = new DataView(digest.buffer);
    for (let offset = 0; offset < digest.length; offset += 4) yield view.getUint32(offset);
  }
}

/** The balls of one draw in the order drawn; `draw` as in `numbersOf`. Every order of balls is equally likely. */
export function ballsOf(drum: Drum, seed: string, draw: string): number[] {
  const rest = Array.from({ length: drum.highest - drum.lowest + 1 }, (_, index) => drum.lowest + index);
  const sizes = Array.from({ length: drum.count }, (_, place) => rest.length - (drum.isReplaced ? 0 : place));
  return placesFrom(numbersOf(seed, draw), sizes).map((place) =>
    drum.isReplaced ? itemAt(rest, place) : itemAt(rest.splice(place, 1), 0),
  );
}

/** What the house says about a draw when it is over. */
export interface DrawClaim {
  readonly anchor: string;
  readonly seed: string;
  /** Position in the chain from 1: the number of SHA-256 steps from the seed to the anchor. */
  readonly position: number;
  /** `game:issue`, without the salt. */
  readonly draw: string;
  /** The chain's salt; '' or absent for a chain without one. */
  readonly salt?: string;
  readonly numbers: readonly number[];
}

export type DrawVerdict = 'holds' | 'badSeed' | 'otherChain' | 'otherNumbers';

/** Longer chains than this are not published, so that a check ends. */
const longest = 100_000;

/** The result of checking a draw. */
export interface DrawCheck {
  /** The seed of the draw before, which follows from this draw's seed. */
  readonly previousSeed: string;
  /** Whether the chain leads from the seed to the anchor in as many steps as its position says. */
  readonly isAnchored: boolean;
  /** What the seed draws. */
  readonly numbers: readonly number[];
}

/**
 * Checks a draw, one step of its chain at a time, so that a page can pause between steps. Returns undefined if
 * seed, salt or position cannot belong to a chain.
 */
export function* checkDraw(
  drum: Drum,
  { anchor, seed, position, draw, salt = '' }: Omit<DrawClaim, 'numbers'>,
): Generator<void, DrawCheck | undefined> {
  if (!isServerSeed(seed) || !Number.isSafeInteger(position) || position < 1 || position > longest) return undefined;
  if (salt !== '' && !isServerSeed(salt)) return undefined;
  let link = seed;
  for (let step = 0; step < position; step += 1) {
    link = seedBefore(link);
    yield;
  }
  return {
    previousSeed: seedBefore(seed),
    isAnchored: link === anchor,
    numbers: ballsOf(drum, seed, saltedName(draw, salt)),
  };
}

export function verifyDraw(drum: Drum, claim: DrawClaim): DrawVerdict {
  const steps = checkDraw(drum, claim);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const check = step.value;
  if (check === undefined) return 'badSeed';
  if (!check.isAnchored) return 'otherChain';
  return check.numbers.join() === claim.numbers.join() ? 'holds' : 'otherNumbers';
}
