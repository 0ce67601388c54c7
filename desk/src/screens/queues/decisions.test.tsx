/** What is said after a decision is what the house has answered, not what the list had shown before. */
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MessageInstance } from 'antd/es/message/interface.js';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { depositQueue, withdrawalQueue } from '@foyer/contract/desk/payments.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { fakeHouse, logInAs } from '../../testing/house.ts';
import { show } from '../../testing/show.tsx';
import { setMessages } from '../../ui/announce.ts';
import { ApproveDeposit } from './Deposits.tsx';
import { ApproveAndReject, FindPayout } from './Withdrawals.tsx';

const review = { needsTwo: false, approvedBy: '', claimedBy: '', claimedUntilMs: 0 };
const withdrawal = {
  ...review,
  orderNo: 'W1',
  account: 'willow77',
  realName: 'Willow',
  method: 'bank',
  amountSatang: 2_000_00,
  feeSatang: 0,
  arrivesMinor: 2_000_00,
  arrivesIn: 'THB',
  bankCode: 'ICBC',
  lastFour: '1234',
  shownAddress: '',
  chain: '',
  createdMs: 0,
  state: 'toApprove',
  tries: 0,
  lastError: '',
  found: '',
  foundBy: '',
} as unknown as ReplyOf<typeof withdrawalQueue>['list'][number];
const deposit = {
  ...review,
  orderNo: 'D1',
  account: 'willow77',
  method: 'bank',
  currency: 'THB',
  amountMinor: 1_000_00,
  creditSatang: 1_000_00,
  createdMs: 0,
  hasProof: false,
} as unknown as ReplyOf<typeof depositQueue>['list'][number];

let said: string[] = [];
beforeEach(() => {
  said = [];
  setMessages({ success: (text: string) => said.push(text) } as unknown as MessageInstance);
  logInAs('payments');
  return () => vi.unstubAllGlobals();
});

async function decide(
  what: ReactNode,
  state: string,
  fill: (user: ReturnType<typeof userEvent.setup>) => Promise<void>,
) {
  fakeHouse().answer({ status: 200, body: { state } });
  const user = userEvent.setup();
  show(what);
  await user.click(screen.getAllByRole('button')[0] ?? document.body);
  await screen.findByRole('dialog');
  await fill(user);
  await user.click(screen.getAllByRole('button').at(-1) ?? document.body);
  await waitFor(() => expect(said).toHaveLength(1));
  return said[0];
}
const nothingMore = async () => {};

it.each([
  ['approvedOnce', 'Approved once. A second person has to approve as well.'],
  ['approved', 'Approved. The payout begins.'],
])('a withdrawal that is %s', async (state, sentence) => {
  expect(await decide(<ApproveAndReject row={withdrawal} />, state, nothingMore)).toBe(sentence);
});

it.each([
  ['approvedOnce', 'Approved once. A second person has to approve as well.'],
  // What arrived, not what was ordered.
  ['approved', '฿900.50 approved.'],
])('a deposit that is %s', async (state, sentence) => {
  const arrived = await decide(<ApproveDeposit row={deposit} />, state, async (user) => {
    await user.clear(screen.getByLabelText(/arrived/i));
    await user.type(screen.getByLabelText(/arrived/i), '900.50');
  });
  expect(arrived).toBe(sentence);
});

it.each([
  ['foundOnce', 'The outcome is noted. A second person has to say the same.'],
  ['found', 'The outcome is recorded.'],
])('a payout whose outcome is %s', async (state, sentence) => {
  const found = await decide(<FindPayout row={withdrawal} />, state, async (user) => {
    await user.click(screen.getByLabelText('What happened'));
    await user.click(await screen.findByTitle('It was paid'));
    await user.type(screen.getByLabelText(/how/i), 'statement 12');
  });
  expect(found).toBe(sentence);
});
