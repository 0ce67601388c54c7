/**
 * A stake in a foreign game. The same rules protect the player as in the games of this house: closed games, stops, limits,
 * age, terms, identity, the stake cap and the minimum cycle of the place. M11, M14, M17, M26
 */
import type { GameProvider } from '../../gameProviders.ts';
import { requireStake } from '../../guard/guard.ts';
import { stakeCapOf } from '../../guard/stakeCap.ts';
import type { House } from '../../house.ts';
import { pacedFamilies } from '../../jurisdiction/schema.ts';
import { Refusal } from '../../refusal.ts';
import { cycleMsOf } from '../cycle.ts';
import { requireOpen } from '../gameAvailability.ts';
import { ForeignRefusal } from './foreignRefusal.ts';
import { claimForeignRound, movementOf, readForeignRound, refuseForeignRound } from './foreignStore.ts';
import type { ForeignRound } from './foreignStore.ts';
import { foreignGame } from './gameStore.ts';
import { requireLiveSession, sessionOfProvider } from './sessions.ts';
import type { RealSession } from './sessions.ts';
import { balanceOf, keyOf, roundIdOf, takeStake } from './transactions.ts';
import type { Balance } from './transactions.ts';

export interface Debit {
  readonly session: string;
  readonly round: string;
  readonly transaction: string;
  /** Satang; 0 for a free round only. */
  readonly amountSatang: number;
  readonly isFree: boolean;
}

/**
 * Takes a stake. A repeat returns the first result, even if the session has ended since, and even if both arrive at once.
 * Refuses: session, closed, limit, cap, soon, short, roundOver, takenBack, conflict.
 */
export async function debit(house: House, provider: GameProvider, asked: Debit): Promise<Balance> {
  const session = await sessionOfProvider(house, provider, asked.session);
  const first = await repeated(house, provider, session, asked);
  if (first !== undefined) return first;
  try {
    return await takeFirst(house, session, { ...asked, roundId: roundIdOf(provider.code, asked.round) });
  } catch (error) {
    // A call with the same id may have taken the stake meanwhile, and with it the money or the room within a limit.
    const other = error instanceof ForeignRefusal ? await repeated(house, provider, session, asked) : undefined;
    if (other === undefined) throw error;
    return other;
  }
}

/** The first result, if this stake is booked already. Refuses: takenBack, conflict. */
async function repeated(
  house: House,
  provider: GameProvider,
  { player_id: playerId, game_id: gameId }: RealSession,
  asked: Debit,
): Promise<Balance | undefined> {
  const booked = await movementOf(house, playerId, keyOf(provider.code, asked.transaction));
  if (booked === undefined) return undefined;
  const roundId = roundIdOf(provider.code, asked.round);
  if (booked.reference !== roundId) throw new ForeignRefusal('conflict');
  // Read after the movement: a stake is booked after its round, so that of this round's movements only a tombstone has none.
  const round = await readForeignRound(house, playerId, roundId);
  if (round === undefined) throw new ForeignRefusal('takenBack');
  if (round.game_id !== gameId) throw new ForeignRefusal('conflict');
  return takeStake(house, round, { ...asked, capSatang: undefined });
}

async function takeFirst(
  house: House,
  session: RealSession,
  asked: Debit & { readonly roundId: string },
): Promise<Balance> {
  const earlier = await readForeignRound(house, session.player_id, asked.roundId);
  if (earlier !== undefined && earlier.game_id !== session.game_id) throw new ForeignRefusal('conflict');
  const round = await playable(house, session, asked);
  const waitMs = await claimForeignRound(house, round, minCycleMs(house, round.family));
  if (waitMs > 0) throw new ForeignRefusal('soon', { waitMs });
  try {
    return await takeStake(house, round, { ...asked, capSatang: await capOf(house, session, round.family) });
  } catch (error) {
    if (error instanceof ForeignRefusal) await refuseForeignRound(house, round);
    throw error;
  }
}

/** The minimum time between two rounds; 0 in families that are played by a common clock. */
export const minCycleMs = (house: House, family: string): number =>
  pacedFamilies.some((paced) => paced === family) ? cycleMsOf(house, family) : 0;

export const capOf = (
  house: House,
  { player_id: playerId }: RealSession,
  family: string,
): Promise<number | undefined> => stakeCapOf(house, playerId, family);

/** Requires that the player may stake this amount now, and returns the row of the round. */
async function playable(
  house: House,
  session: RealSession,
  asked: Debit & { readonly roundId: string },
): Promise<ForeignRound> {
  const { player_id: playerId, platform_code: platformCode, game_id: gameCode } = session;
  await requireLiveSession(house, session);
  const game = await foreignGame(house, { platformCode, gameCode });
  if (game === undefined) throw new ForeignRefusal('closed');
  try {
    await requireOpen(house, platformCode, gameCode);
    await requireStake(house, playerId, asked.amountSatang);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isClosed = error.reason === 'PLAY_CLOSED' || error.reason === 'PLATFORM_MAINTENANCE';
    throw isClosed ? new ForeignRefusal('closed') : new ForeignRefusal('limit', { rule: error.reason });
  }
  const { balanceSatang } = await balanceOf(house, playerId, platformCode);
  if (balanceSatang < asked.amountSatang) throw new ForeignRefusal('short');
  return {
    player_id: playerId,
    round_id: asked.roundId,
    provider_code: game.provider_code,
    platform_code: platformCode,
    game_id: gameCode,
    game_type: game.game_type,
    family: game.family,
    is_free: asked.isFree,
    state: 'open',
    opened_ms: house.now(),
  };
}
