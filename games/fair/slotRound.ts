/** A whole slot round from its seeds. House, window and verifier all use this file. F03 */
import type { SlotModel } from '../engines/slot/rules.ts';
import { playRound } from '../engines/slot/spin.ts';
import type { Round } from '../engines/slot/spin.ts';
import { commitmentOf, isClientSeed, isServerSeed, placesOf } from './draw.ts';
import type { Seeds } from './draw.ts';

export function slotRound(model: SlotModel, seeds: Seeds): Round {
  return playRound(model, (spin, sizes) => placesOf(seeds, spin, sizes));
}

/** What the house said about a round before and after it revealed its seed. */
export interface Claim {
  readonly commitment: string;
  readonly seeds: Seeds;
  /** In line stakes. */
  readonly win: number;
  readonly stops: readonly (readonly number[])[];
}

export type Verdict = 'holds' | 'badSeeds' | 'otherSeed' | 'otherStops' | 'otherWin';

export function verify(model: SlotModel, claim: Claim): Verdict {
  const { serverSeed, clientSeed, nonce } = claim.seeds;
  if (!isServerSeed(serverSeed) || !isClientSeed(clientSeed) || !Number.isSafeInteger(nonce)) return 'badSeeds';
  if (commitmentOf(serverSeed) !== claim.commitment) return 'otherSeed';
  const round = slotRound(model, claim.seeds);
  const drawn = JSON.stringify(round.spins.map((spin) => spin.stops));
  if (drawn !== JSON.stringify(claim.stops)) return 'otherStops';
  return round.win === claim.win ? 'holds' : 'otherWin';
}
