/** Whose cart a page shows when its visitor changes without a reload. */
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { clearCookie, writeCookie } from '#session/cookies.ts';
import { becomeGuest, becomePlayer, readVisitor } from '#session/signedIn.ts';
import { changeDesk, emptyDesk, useDesk } from './deskState.ts';

const line = { id: 'a', play: 'any2', picks: [[1, 2]], bankers: [], unitSatang: 200, multiple: 1 };
const addLine = () => changeDesk('fiveMinute', (desk) => ({ ...desk, lines: [line] }));
const lines = () => renderHook(() => useDesk('fiveMinute')).result.current[0].lines;
const logIn = (marker: string): void => {
  if (marker !== '') writeCookie('signedIn', marker);
  becomePlayer();
};

beforeEach(() => {
  clearCookie('signedIn');
  readVisitor();
  sessionStorage.clear();
  changeDesk('fiveMinute', () => emptyDesk('fiveMinute'));
});

it('shows the cart of a player who has logged out to no guest and no other player, without a reload. STATE-003, R07', () => {
  logIn('tag-a');
  addLine();
  becomeGuest();
  expect(lines()).toEqual([]);
  logIn('tag-b');
  expect(lines()).toEqual([]);
});

it('does the same where the backend gives players no marker. STATE-003', () => {
  logIn('');
  addLine();
  becomeGuest();
  expect(lines()).toEqual([]);
  logIn('');
  expect(lines()).toEqual([]);
});

it('shows the cart again to the player whose session has ended and who logs in again. R07', () => {
  logIn('tag-a');
  addLine();
  becomeGuest();
  logIn('tag-a');
  expect(lines()).toEqual([line]);
});

it('passes the cart of a guest on to the player who logs in. SI-21', () => {
  addLine();
  logIn('tag-a');
  expect(lines()).toEqual([line]);
});
