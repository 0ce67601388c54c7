/** What a round was drawn from, for its player's bet record. F01 */
import type { RoundProof } from '@foyer/contract/bets/history.ts';
import { titleOf } from '@foyer/games/engines/titles.ts';
import type { House } from '../http/context.ts';
import { readRound, seedOf } from './roundStore.ts';

/** undefined for rounds of other houses. The house's seed stays away until it is revealed. */
export async function proofOf(house: House, playerId: string, roundId: string): Promise<RoundProof | undefined> {
  const round = await readRound(house.db, playerId, roundId);
  if (round === undefined) return undefined;
  const seed = await seedOf(house.db, playerId, round.seed_id);
  return {
    roundId: round.round_id,
    model: titleOf(round.game_id)?.model.code ?? '',
    commitment: seed.commitment,
    clientSeed: seed.client_seed ?? '',
    serverSeed: seed.state === 'revealed' ? seed.server_seed : '',
    nonce: round.nonce,
    spinCount: round.spin_count,
  };
}
