/** Messages for the player if the house refuses or does not reply. */
import { isOnline } from '../frame/line.ts';
import type { Room } from './room.ts';
import type { Words } from './words.ts';
import { isSessionOver } from '../frame/api.ts';

/** Says that the connection is lost. The request is retried meanwhile. */
export const showLost = (room: Room, words: Words): void => room.notice(words(isOnline() ? 'lost' : 'offline'));

export function showRefused(
  room: Room,
  { name, message }: { readonly name: string | undefined; readonly message: string },
): void {
  if (isSessionOver(name)) return room.ended(message);
  room.notice(message);
}
