/** Where a foreign game opens: the provider's address with a ticket, which its server exchanges for a session. SI-14 */
import { siteCurrency } from '@foyer/contract/currency.ts';
import type { House } from '../../house.ts';
import type { LaunchRequest } from '../../lobby/launchPort.ts';
import { storeTicket } from '../session/sessions.ts';
import type { ForeignGame } from './gameStore.ts';

/** The currency of all game accounts. */
export const currency = (): string => siteCurrency().code;

/** The words in braces that an address of a launch may have. */
export const launchWords = ['ticket', 'game', 'lang', 'currency', 'device', 'lobby', 'mode'] as const;
export type LaunchWord = (typeof launchWords)[number];

/**
 * Fills the address of a game. A trial has no ticket: the provider plays it with money of its own making, and the house
 * is not told. `lobby` is where the window leads when the player leaves the game.
 */
export async function foreignLaunch(house: House, game: ForeignGame, request: LaunchRequest): Promise<string> {
  const isReal = request.mode === 'real' && request.playerId !== undefined;
  const words: Readonly<Record<LaunchWord, string>> = {
    ticket: isReal ? await storeTicket(house, request) : '',
    game: game.game_id,
    lang: request.lang,
    currency: currency(),
    device: request.isPhone ? 'phone' : 'desktop',
    lobby: `${request.origin}/home`,
    mode: isReal ? 'real' : 'trial',
  };
  return game.launch_address.replaceAll(/\{(\w+)\}/g, (_, word: string) =>
    encodeURIComponent(words[word as LaunchWord] ?? ''),
  );
}
