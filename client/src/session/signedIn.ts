/**
 * Whether the visitor is a guest or a player. The session id is HttpOnly, so a marker cookie tells scripts that a
 * session exists. Only the house knows whether it is still valid. STATE-001, STATE-002, S02
 */
import { createContext, useContext } from 'react';
import { clearCookie, readCookie, writeCookie } from '#session/cookies.ts';
import { createStore, useStore } from '#session/store.ts';

export type Visitor = 'guest' | 'player';

/** The kind of visitor that the server rendered the page for. */
export const RenderedFor = createContext<Visitor>('guest');

const visitor = createStore<Visitor>('guest');

export const currentVisitor = (): Visitor => visitor.get();
export const watchVisitor = (listener: () => void): (() => void) => visitor.subscribe(listener);
export const useVisitor = (): Visitor => useStore(visitor, useContext(RenderedFor));

/** Marker written by the client when the backend sets none. It does not distinguish players. */
const plainMarker = '1';
let tag = '';

/** The marker of the player for whom this page was opened; '' for a guest or a plain marker. R07 */
export const playerTag = (): string => tag;

/** Reads the marker. Called before the first render, and whenever another tab may have changed it. */
export function readVisitor(): Visitor {
  const marker = readCookie('signedIn');
  tag = marker === plainMarker ? '' : marker;
  visitor.set(marker === '' ? 'guest' : 'player');
  return visitor.get();
}

export function becomePlayer(): void {
  if (readCookie('signedIn') === '') writeCookie('signedIn', plainMarker);
  readVisitor();
}

/**
 * Whether another player has logged in since this page was opened. The end of this page's session does not concern
 * them. R07
 */
export function isOtherPlayerHere(): boolean {
  const marker = readCookie('signedIn');
  return tag !== '' && marker !== '' && marker !== tag;
}

/**
 * Follows a change of visitor made by another tab or by the house. Reloads if another player is logged in now, so that
 * nothing typed or read by the previous one remains. Until then the page stays the previous player's: its calls that
 * end meanwhile do not concern the new player. R07
 */
export function followVisitor(): void {
  if (isOtherPlayerHere()) location.reload();
  else readVisitor();
}

let isLoggingOut = false;

/**
 * Whether the player has asked to log out and no reply has arrived yet. Until then the end of the session is not
 * reported.
 */
export const isLogOutPending = (): boolean => isLoggingOut;
export const setLogOutPending = (isPending: boolean): void => void (isLoggingOut = isPending);

/**
 * Clears the marker and the data of the ended session; `startSession` drops cached reads. If another player has logged
 * in meanwhile, their marker stays and the page becomes theirs. STATE-003, AMB-020, AMB-185, R07
 */
export function becomeGuest(): void {
  if (visitor.get() === 'guest') return;
  if (isOtherPlayerHere()) return followVisitor();
  clearCookie('signedIn');
  tag = '';
  clearCookie('agentCode');
  try {
    localStorage.removeItem('foyer.favouriteSlots');
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('foyer.draft.')) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
  visitor.set('guest');
}
