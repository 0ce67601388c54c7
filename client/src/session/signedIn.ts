/**
 * Who is here: a guest or a player. The session's id is HttpOnly, so a marker cookie says that there is one; what it is
 * worth only the house knows. STATE-001, STATE-002, S02
 */
import { createContext, useContext } from 'react';
import { clearCookie, readCookie, writeCookie } from '#session/cookies.ts';
import { createStore, useStore } from '#session/store.ts';

export type Visitor = 'guest' | 'player';

/** What the page was rendered for; the server renders both kinds. */
export const RenderedFor = createContext<Visitor>('guest');

const visitor = createStore<Visitor>('guest');

export const currentVisitor = (): Visitor => visitor.get();
export const watchVisitor = (listener: () => void): (() => void) => visitor.subscribe(listener);
export const useVisitor = (): Visitor => useStore(visitor, useContext(RenderedFor));

/** The marker that the house has set tells players apart; this one, of a house that sets none, does not. */
const plainMarker = '1';
let tag = '';

/** Whom this page was opened for, as the marker tells players apart; '' for a guest and where it does not. R07 */
export const playerTag = (): string => tag;

/** Reads the marker; called once before the first rendering and when another tab has changed it. */
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
 * Another tab, or the house, has changed who is here. A page of one player is opened anew for the next: nothing that was
 * typed or read for the first may be left in it. R07
 */
export function followVisitor(): void {
  const before = tag;
  readVisitor();
  if (before !== '' && tag !== '' && tag !== before) location.reload();
}

/** The marker is of somebody else by now: what comes of this page's own session says nothing of theirs. R07 */
export function isOtherPlayerHere(): boolean {
  const marker = readCookie('signedIn');
  return tag !== '' && marker !== '' && marker !== tag;
}

/**
 * Clears what belongs to the session that has ended; `startSession` drops what was read for it. If another player has
 * logged in meanwhile, their marker stays and the page becomes theirs. STATE-003, AMB-020, AMB-185, R07
 */
export function becomeGuest(): void {
  if (visitor.get() === 'guest') return;
  if (isOtherPlayerHere()) return followVisitor();
  clearCookie('signedIn');
  tag = '';
  clearCookie('agentCode');
  try {
    localStorage.removeItem('foyer.favouriteSlots');
  } catch {
    // Storage is forbidden: nothing was kept.
  }
  visitor.set('guest');
}
