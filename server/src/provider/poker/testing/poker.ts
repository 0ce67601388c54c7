/** Players in the poker room for tests. Their windows are opened with tickets, as by a launch. */
import { readPoker, enterPoker } from '@foyer/contract/play/poker.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { playerWith, ticketFor } from '../../testing/player.ts';

export const holdemGame = 'moyu-spring-terrace-casino-holdem';
export const eventGame = 'moyu-deep-lane-texas-holdem';
export const shortGame = 'orchard-tea-hill-short-deck';

/** A new player with this balance on the platform's account, a window open on the game, and seeds set. */
export async function pokerPlayer(t: TestHouse, gameId: string, satang = 1_000_000, mode: 'real' | 'trial' = 'real') {
  const { client, player, playerId } = await playerWith(t, gameId, mode === 'real' ? satang : 0);
  const ticket = await ticketFor(t, 'poker', { gameId, playerId: mode === 'real' ? playerId : undefined });
  const { sessionId, seeds } = await player.ok(enterPoker, { ticket });
  await player.ok(rotateSeed, { sessionId, clientSeed: 'test', nextCommitment: seeds.nextCommitment });
  return { client, player, playerId, sessionId, state: () => player.ok(readPoker, { sessionId }) };
}
export type PokerPlayer = Awaited<ReturnType<typeof pokerPlayer>>;
