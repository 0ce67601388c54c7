/**
 * An instant round from its seeds, its choice and the player's moves. House, window and verifier use this file. F02,
 * F03
 */
import type { Draw, InstantGame, Standing } from '../engines/instant/game.ts';
import { commitmentOf, isClientSeed, isServerSeed, placesOf } from './draw.ts';
import type { Seeds } from './draw.ts';

export const instantDraw =
  (seeds: Seeds): Draw =>
  (turn, sizes) =>
    placesOf(seeds, turn, sizes);

/** State of a round after these moves; undefined if one was not offered. */
export function instantRound(
  game: InstantGame,
  choice: string,
  seeds: Seeds,
  moves: readonly number[] = [],
): Standing | undefined {
  const draw = instantDraw(seeds);
  let standing = game.open(choice, draw);
  for (const move of moves) {
    const next = game.act?.(choice, draw, standing, move);
    if (next === undefined || next === 'made') return undefined;
    standing = next;
  }
  return standing;
}

/** What the house said about a round that is over. */
export interface InstantClaim {
  readonly commitment: string;
  readonly seeds: Seeds;
  readonly choice: string;
  readonly shown: readonly number[];
  readonly moves: readonly number[];
  /** In hundredths of a chip. */
  readonly pay: number;
}

export type InstantVerdict = 'holds' | 'badSeeds' | 'otherSeed' | 'otherDraw' | 'otherPay';

export function verifyInstant(game: InstantGame, claim: InstantClaim): InstantVerdict {
  const { serverSeed, clientSeed, nonce } = claim.seeds;
  if (!isServerSeed(serverSeed) || !isClientSeed(clientSeed) || !Number.isSafeInteger(nonce)) return 'badSeeds';
  if (commitmentOf(serverSeed) !== claim.commitment) return 'otherSeed';
  if (game.chips(claim.choice) === 0) return 'otherDraw';
  const played = instantRound(game, claim.choice, claim.seeds, claim.moves);
  if (played === undefined) return 'otherDraw';
  // A round that ended with a cash-out is finished here, because the cash-out is not among its moves.
  const standing = played.isOver ? played : game.finish?.(claim.choice, instantDraw(claim.seeds), played);
  if (standing?.shown.join() !== claim.shown.join()) return 'otherDraw';
  return standing.pay === claim.pay ? 'holds' : 'otherPay';
}
