/** Sessions of foreign games. A provider's server opens one with the ticket of a launch, and names it with each stake. S10 */
import type { GameProvider } from '../../gameProviders.ts';
import type { House } from '../../house.ts';
import { keepLoggedIn } from '../../players/sessions.ts';
import { Refusal } from '../../refusal.ts';
import { openPlaySession, takeTicket } from '../session/sessions.ts';
import type { PlaySession, Ticket } from '../session/sessions.ts';
import { ForeignRefusal } from './foreignRefusal.ts';
import { readPlaySession } from './foreignStore.ts';
import { foreignGame } from './gameStore.ts';
import type { ForeignGame } from './gameStore.ts';

/** A session for real play; trials are the provider's own. */
export type RealSession = PlaySession & { readonly player_id: string };

const isOf = ({ platforms }: GameProvider, { platform_code: platform }: Pick<PlaySession, 'platform_code'>): boolean =>
  platforms.includes(platform);

/** Exchanges a ticket, once and within a minute. Refuses: session, closed. */
export async function openForeignSession(
  house: House,
  provider: GameProvider,
  ticket: string,
): Promise<{ session: RealSession; game: ForeignGame; lang: string }> {
  const taken = await ticketOf(house, ticket);
  const { player_id: playerId, platform_code: platformCode, game_id: gameCode } = taken;
  const game = isOf(provider, taken) ? await foreignGame(house, { platformCode, gameCode }) : undefined;
  if (game === undefined || taken.mode !== 'real' || playerId === null) throw new ForeignRefusal('session');
  await requireLogin(house, playerId);
  const { session } = await openPlaySession(house, taken);
  return { session: { ...session, player_id: playerId }, game, lang: taken.lang };
}

async function ticketOf(house: House, ticket: string): Promise<Ticket> {
  try {
    return await takeTicket(house, ticket);
  } catch (error) {
    if (error instanceof Refusal) throw new ForeignRefusal('session');
    throw error;
  }
}

async function requireLogin(house: House, playerId: string): Promise<void> {
  if ((await keepLoggedIn(house, playerId)) !== 'active') throw new ForeignRefusal('session');
}

/** Reads a session, ended or not. Refuses: session for an unknown one, and for one of another provider. */
export async function sessionOfProvider(house: House, provider: GameProvider, id: string): Promise<RealSession> {
  const session = await readPlaySession(house, id);
  if (session === undefined || session.player_id === null || !isOf(provider, session))
    throw new ForeignRefusal('session');
  return { ...session, player_id: session.player_id };
}

/** Requires that a stake may be taken in this session: it has not ended and its player is logged in. Refuses: session. */
export async function requireLiveSession(house: House, session: RealSession): Promise<void> {
  if (session.expires_ms <= house.now() || session.is_displaced) throw new ForeignRefusal('session');
  await requireLogin(house, session.player_id);
}
