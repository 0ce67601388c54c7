import { expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '#session/cookies.ts';
import { becomeGuest, currentVisitor, playerTag, readVisitor } from '#session/signedIn.ts';

it('removes the marker of the session that has ended. STATE-003', () => {
  writeCookie('signedIn', 'first');
  readVisitor();
  becomeGuest();
  expect([readCookie('signedIn'), currentVisitor()]).toEqual(['', 'guest']);
});

it('removes what the player typed into forms, which may be a name or a letter, and nothing else. STATE-003', () => {
  writeCookie('signedIn', 'first');
  readVisitor();
  sessionStorage.setItem('foyer.draft.letter', '{"content":"private"}');
  sessionStorage.setItem('foyer.other', 'kept');
  becomeGuest();
  expect(Object.keys(sessionStorage)).toEqual(['foyer.other']);
  sessionStorage.clear();
});

it('keeps the marker of a player who has logged in meanwhile. R07', () => {
  writeCookie('signedIn', 'first');
  readVisitor();
  writeCookie('signedIn', 'second');
  becomeGuest();
  expect([readCookie('signedIn'), currentVisitor()]).toEqual(['second', 'player']);
});

it('keeps the marker when several calls of the previous player end while the page is reloading. R07', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  writeCookie('signedIn', 'first');
  readVisitor();
  writeCookie('signedIn', 'second');
  becomeGuest();
  becomeGuest();
  expect([readCookie('signedIn'), currentVisitor(), playerTag()]).toEqual(['second', 'player', 'first']);
  expect(reload).toHaveBeenCalled();
});
