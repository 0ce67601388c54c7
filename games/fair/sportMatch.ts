/**
 * A simulated match from its seed, which is a link of its sport's chain (chain.ts), and the chain's salt (salt.ts). For
 * each tick, a 4-byte number of HMAC-SHA256(seed, `match:salt`), divided by 2^32, is compared with the chances of the
 * published rules (engines/sport). House and verifier use this file. F01, F02, F03
 */
import type { Fixture } from '../engines/sport/fixtures.ts';
import { modelOfFixture } from '../engines/sport/fixtures.ts';
import type { Draws, Moment } from '../engines/sport/match.ts';
import { numbersOf, seedBefore } from './chain.ts';
import { isServerSeed } from './draw.ts';
import { itemAt } from '../engines/itemAt.ts';
import { saltedName } from './salt.ts';

/** The numbers of a match, from 0 to below 1, in the order of its ticks. `name` is the match's id with the salt. */
export function drawsOf(seed: string, name: string): Draws {
  const numbers = numbersOf(seed, name);
  const drawn: number[] = [];
  return (tick) => {
    while (drawn.length <= tick) {
      const next = numbers.next();
      if (next.done === true) throw new RangeError('out of numbers');
      drawn.push(next.value / 2 ** 32);
    }
    return itemAt(drawn, tick);
  };
}

/** `salt` is '' on a chain without one. */
export const runMatch = (fixture: Fixture, seed: string, salt = ''): Moment[] =>
  modelOfFixture(fixture).run(drawsOf(seed, saltedName(fixture.matchId, salt)), fixture.startMs);

/** What the house says about a match when it is over. */
export interface SportClaim {
  readonly anchor: string;
  readonly seed: string;
  /** Which match of the chain it is, from 1. */
  readonly position: number;
  readonly fixture: Fixture;
  /** The chain's salt; '' or absent for a chain without one. */
  readonly salt?: string;
  readonly score: { readonly home: number; readonly away: number };
}

export type SportVerdict = 'holds' | 'badSeed' | 'otherChain' | 'otherScore';

/** Longer chains than this are not published, so that a check ends. */
const longest = 100_000;

export function verifySport({ anchor, seed, position, fixture, salt = '', score }: SportClaim): SportVerdict {
  if (!isServerSeed(seed) || !Number.isSafeInteger(position) || position < 1 || position > longest) return 'badSeed';
  if (salt !== '' && !isServerSeed(salt)) return 'badSeed';
  let link = seed;
  for (let step = 0; step < position; step += 1) link = seedBefore(link);
  if (link !== anchor) return 'otherChain';
  const end = runMatch(fixture, seed, salt).at(-1)?.state.score;
  return end?.home === score.home && end.away === score.away ? 'holds' : 'otherScore';
}
