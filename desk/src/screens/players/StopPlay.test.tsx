/** The stop that leaves withdrawals open: who may do it, what it says, and what it sends. */
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeHouse, logInAs } from '../../testing/house.ts';
import { show } from '../../testing/show.tsx';
import { StopPlay } from './StopPlay.tsx';

it('says that withdrawals stay open, and sends the days as a number', async () => {
  const house = fakeHouse();
  house.answer({ status: 200, body: { untilMs: 1 } });
  logInAs('risk');
  const user = userEvent.setup();
  show(<StopPlay account="willow77" />);
  await user.click(screen.getByRole('button', { name: 'Stop play' }));
  expect(await screen.findByText('Log-in and withdrawals')).toBeTruthy();
  await user.click(screen.getByLabelText('For how long'));
  await user.click(await screen.findByTitle('30 days'));
  await user.type(screen.getByLabelText('Reason'), 'asked by phone');
  await user.click(screen.getAllByRole('button', { name: 'Stop play' }).at(-1) ?? document.body);
  await waitFor(() => expect(house.sent).toHaveLength(1));
  expect(house.sent[0]?.body).toEqual({ account: 'willow77', days: 30, reason: 'asked by phone' });
  vi.unstubAllGlobals();
});

it('is absent for support', () => {
  logInAs('support');
  show(<StopPlay account="willow77" />);
  expect(screen.queryByRole('button', { name: 'Stop play' })).toBeNull();
});
