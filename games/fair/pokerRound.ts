/** Checks what the house said about a round of poker against its revealed seeds, in the window and offline. F03 */
import { holdemDeal, holdemOutcome } from '../engines/poker/holdem/rules.ts';
import type { HoldemBet } from '../engines/poker/holdem/rules.ts';
import { replayed } from '../engines/poker/sitAndGo/event.ts';
import type { EventRules } from '../engines/poker/sitAndGo/structure.ts';
import type { Draw } from '../engines/poker/deck.ts';
import { commitmentOf, isClientSeed, isServerSeed, placesOf } from './draw.ts';
import type { Seeds } from './draw.ts';

/** The draws of a round of poker: message 0, 1, 2 … of its seeds. */
export const pokerDraw =
  (seeds: Seeds): Draw =>
  (message, sizes) =>
    placesOf(seeds, message, sizes);

export type PokerVerdict = 'holds' | 'badSeeds' | 'otherSeed' | 'otherCards' | 'otherResult';

interface Claimed {
  readonly commitment: string;
  readonly seeds: Seeds;
}

function seedsHold({ commitment, seeds }: Claimed): PokerVerdict {
  const { serverSeed, clientSeed, nonce } = seeds;
  if (!isServerSeed(serverSeed) || !isClientSeed(clientSeed) || !Number.isSafeInteger(nonce)) return 'badSeeds';
  return commitmentOf(serverSeed) === commitment ? 'holds' : 'otherSeed';
}

export interface HoldemClaim extends Claimed, HoldemBet {
  readonly player: readonly number[];
  readonly flop: readonly number[];
  readonly isCalled: boolean;
  readonly winSatang: number;
}

export function verifyHoldem(claim: HoldemClaim): PokerVerdict {
  const seeds = seedsHold(claim);
  if (seeds !== 'holds') return seeds;
  const deal = holdemDeal(pokerDraw(claim.seeds));
  if ([...deal.player, ...deal.flop].join() !== [...claim.player, ...claim.flop].join()) return 'otherCards';
  return holdemOutcome(deal, claim, claim.isCalled).winSatang === claim.winSatang ? 'holds' : 'otherResult';
}

export interface EventClaim extends Claimed {
  readonly rules: EventRules;
  readonly moves: readonly string[];
  readonly place: number;
}

/** Plays the whole event again from the seeds and the player's moves. */
export function verifyEvent(claim: EventClaim): PokerVerdict {
  const seeds = seedsHold(claim);
  if (seeds !== 'holds') return seeds;
  const event = replayed(claim.rules, pokerDraw(claim.seeds), claim.moves);
  if (event === undefined) return 'otherCards';
  return event.place === claim.place ? 'holds' : 'otherResult';
}
