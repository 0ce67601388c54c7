/** What the player hears of the house where it says no, or nothing. */
import { isOnline } from '../frame/line.ts';
import type { Room } from './room.ts';
import type { Words } from './words.ts';

/** The request goes on being sent. */
export const showLost = (room: Room, words: Words): void => room.notice(words(isOnline() ? 'lost' : 'offline'));

export function showRefused(
  room: Room,
  { name, message }: { readonly name: string | undefined; readonly message: string },
): void {
  if (name === 'GAME_SESSION_ENDED' || name === 'SESSION_EXPIRED') return room.ended(message);
  room.notice(message);
}
