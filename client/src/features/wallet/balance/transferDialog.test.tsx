/** The transfer dialog: the amount that "all" offers, in both directions. VALID-033, VALID-034 */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeHouse, renderWith } from '#testing/fakeHouse.tsx';
import { TransferDialog } from './TransferDialog.tsx';

let house = fakeHouse();

async function open(direction: 'into' | 'out', mainSatang: number, balanceSatang: number): Promise<void> {
  const moyu = { platformKey: 'moyu', platformCode: 'moyu', platformName: '墨玉堂', logoImg: '' };
  await renderWith(
    house.transport,
    <TransferDialog
      account={{ ...moyu, balanceSatang, isUnderMaintenance: false }}
      direction={direction}
      mainSatang={mainSatang}
      onClose={() => undefined}
    />,
  );
  await screen.findByRole('form');
}

beforeEach(() => {
  house = fakeHouse();
  localStorage.clear();
});
afterEach(cleanup);

it.each([
  { direction: 'into', mainSatang: 123_45, balanceSatang: 0, call: 'deposit', amountSatang: 123_00 },
  { direction: 'out', mainSatang: 0, balanceSatang: 600_99, call: 'withdraw', amountSatang: 600_00 },
] as const)('"all" $direction a platform offers and sends every whole baht', async (given) => {
  const { call, amountSatang } = given;
  await open(given.direction, given.mainSatang, given.balanceSatang);
  fireEvent.click(screen.getByRole('button', { name: '全部' }));
  await act(async () => fireEvent.submit(screen.getByRole('form')));
  await waitFor(() => expect(house.requestsOf(call)).toHaveLength(1));
  expect(house.requestsOf(call)[0]).toEqual({ platformKey: 'moyu', amountSatang });
});

it('"all" is not offered for less than one baht', async () => {
  await open('into', 99, 0);
  expect(screen.queryByRole('button', { name: '全部' })).toBeNull();
});
