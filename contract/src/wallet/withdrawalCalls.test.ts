import { expect, it } from 'vitest';
import type { Call } from '../call.ts';
import { calls } from '../calls.ts';

/** Calls that change something about withdrawals, none of which takes one back. */
const writes = [
  'applyWithdraw',
  // Ends a fast payment that was received or not.
  'reserveConfirmWithdraw',
  // The password of withdrawals.
  'sendWithdrawYZM',
  'setWithdrawPW',
  'updateWithdrawPW',
  'updateWithdrawPWGOA',
  // Transfers from platforms to the main account.
  'withdraw',
  'withdrawGames',
];

it('offers no call by which a player takes back a withdrawal. M19', () => {
  const about = Object.values<Call>(calls).filter(
    ({ name, path, effect }) => /withdraw/i.test(name + path) && effect !== 'read',
  );
  expect(about.map(({ name }) => name).toSorted()).toEqual(writes);
  const takesBack = Object.values<Call>(calls).filter(({ name, path }) =>
    /cancel|revoke|reverse|undo/i.test(name + path),
  );
  // Deposit orders, favourites of games, and the payer's side of a fast payment.
  expect(takesBack.map(({ name }) => name).toSorted()).toEqual([
    'cancelCollection',
    'depositOrderCancel',
    'gameCancelCollection',
    'reserveCancelOrder',
  ]);
});
