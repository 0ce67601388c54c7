/** Acts: who may do them, what is said before and after, and that a repeated one keeps its key. */
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rejectOrder } from '@foyer/contract/desk/payments.ts';
import { fakeHouse, logInAs, refused } from '../testing/house.ts';
import type { FakeHouse } from '../testing/house.ts';
import { show } from '../testing/show.tsx';
import { ActButton } from './ActButton.tsx';
import { ReasonField } from './fields.tsx';
import { setShortcuts } from './shortcuts.ts';

let house: FakeHouse;
beforeEach(() => {
  house = fakeHouse();
  return () => vi.unstubAllGlobals();
});

const Reject = () => (
  <>
    <input aria-label="Search" />
    <ActButton<typeof rejectOrder, { reason: string }>
      call={rejectOrder}
      label="Reject"
      shortcut="r"
      title="Reject this deposit?"
      verb="Reject it"
      effects={[['Order', 'D1']]}
      given={({ reason }) => ({ account: 'willow77', orderNo: 'D1', reason })}
      done="Rejected."
    >
      <ReasonField />
    </ActButton>
  </>
);

async function rejectWith(reason: string) {
  const user = userEvent.setup();
  show(<Reject />);
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await user.type(await screen.findByLabelText('Reason'), reason);
  await user.click(screen.getByRole('button', { name: 'Reject it' }));
  return user;
}
const keys = () => house.sent.map(({ headers }) => headers.get('idempotency-key'));

it('is absent for roles that may not do it', () => {
  logInAs('support', 'content');
  show(<Reject />);
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
});

it('shows the effects before it is done, and asks for what is missing', async () => {
  logInAs('payments');
  const user = userEvent.setup();
  show(<Reject />);
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('D1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reject it' }));
  expect(await screen.findByText('Fill this in.')).toBeTruthy();
  expect(house.sent).toEqual([]);
});

it('repeats an act of unknown outcome under the same key, with the same contents', async () => {
  logInAs('payments');
  house.answer('no answer', { status: 200, body: { state: 'rejected' } });
  const user = await rejectWith('forged slip');
  expect(await screen.findByText('No answer. It may have been done.')).toBeTruthy();
  expect(screen.getByLabelText('Reason')).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = keys();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect(house.sent[1]?.body).toEqual(house.sent[0]?.body);
});

it('says why it was refused, keeps what was typed, and is another act the next time', async () => {
  logInAs('payments');
  house.answer(refused(409, 'claimedByOther'));
  const user = await rejectWith('forged slip');
  expect(await screen.findByText(/A colleague works on this order/)).toBeTruthy();
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'forged slip');
  await user.click(screen.getByRole('button', { name: 'Reject it' }));
  await waitFor(() => expect(house.sent).toHaveLength(2));
  expect(new Set(keys()).size).toBe(2);
});

describe('its key on the keyboard', () => {
  it('opens it', async () => {
    logInAs('payments');
    show(<Reject />);
    await userEvent.keyboard('r');
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
  it('is only a letter while somebody types', async () => {
    logInAs('payments');
    show(<Reject />);
    await userEvent.type(screen.getByLabelText('Search'), 'r');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('can be switched off', async () => {
    logInAs('payments');
    setShortcuts(false);
    show(<Reject />);
    await userEvent.keyboard('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    setShortcuts(true);
  });
});

it('shows what the house finds wrong beside its field, and the rest by name', async () => {
  logInAs('payments');
  const fields = [
    { name: 'reason', message: 'Invalid length: Expected <=200', rule: 'tooLong', bound: 200 },
    { name: 'orderNo', message: 'of a later house' },
  ];
  house.answer(refused(400, 'badFields', fields));
  await rejectWith('forged slip');
  expect(await screen.findByText('At most 200 characters.')).toBeTruthy();
  expect(screen.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('orderNo: of a later house')).toBeTruthy();
});
