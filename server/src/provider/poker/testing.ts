/** Players in the poker room, for tests: windows opened by tickets as launches make them. */
import { readPoker, enterPoker } from '@foyer/contract/games/poker.ts';
import { rotateSeed } from '@foyer/contract/games/play.ts';
import { signUp } from '../../testHouse.ts';
import type { TestHouse } from '../../testHouse.ts';
import { createTicket } from '../sessions.ts';
import { fund, playerAt, playerIdOf } from '../testing.ts';

export const holdemGame = 'moyu-spring-terrace-casino-holdem';
export const eventGame = 'moyu-deep-lane-texas-holdem';
export const shortGame = 'orchard-tea-hill-short-deck';

/** A new player with so much on the platform's account and a window open on the game, its seeds set. */
export async function pokerPlayer(t: TestHouse, gameId: string, satang = 1_000_000, mode: 'real' | 'trial' = 'real') {
  const client = await signUp(t);
  const playerId = await playerIdOf(t, client.userAccount);
  const platformCode = gameId.split('-')[0] ?? '';
  if (mode === 'real') await fund(t, playerId, platformCode, satang);
  const player = playerAt(t, client);
  const asked = { platformCode, gameCode: gameId, mode, lang: 'zh_CN' } as const;
  const address = await createTicket(t.house, 'poker', { ...asked, playerId: mode === 'real' ? playerId : undefined });
  const ticket = new URL(address, 'http://house').searchParams.get('ticket') ?? '';
  const { sessionId, seeds } = await player.ok(enterPoker, { ticket });
  await player.ok(rotateSeed, { sessionId, clientSeed: 'test', nextCommitment: seeds.nextCommitment });
  return { client, player, playerId, sessionId, state: () => player.ok(readPoker, { sessionId }) };
}
export type PokerPlayer = Awaited<ReturnType<typeof pokerPlayer>>;
