/** One switch of the operator closes all play: games of every family, launches and the lottery. M26 */
import { gameUrl } from '@foyer/contract/lobby/launch.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, expect, it } from 'vitest';
import { stakedFamilies } from '../jurisdiction/schema.ts';
import { stakingIn } from '../jurisdiction/testing/stakes.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { newPlayer, readyToWithdraw, withdrawPassword } from '../wallet/testing/wallet.ts';

const operatorKey = 'the-operator-key-for-this-test';
const t = await openTestHouse({ config: { operatorKey } });
afterAll(async () => {
  await assertBooksAreZero(t.house.db);
  await t.close();
});

const turn = async (what: 'close' | 'open') => {
  const reply = await t.app.inject({
    method: 'POST',
    url: `/operator/play/${what}`,
    headers: { authorization: `Bearer ${operatorKey}` },
    payload: { platformCode: '*', reason: 'a test of the switch' },
  });
  expect(reply.statusCode).toBe(200);
};

it.each(stakedFamilies)(
  'takes no stake in %s while all play is closed, and takes it afterwards. M26',
  async (family) => {
    const { stake } = await stakingIn(t, family);
    await turn('close');
    expect(await stake()).toBe('PLAY_CLOSED');
    await turn('open');
    expect(await stake()).toBeUndefined();
  },
);

it('launches no game and pays withdrawals while all play is closed. M26', async () => {
  const player = await newPlayer(t, 1_000);
  const bankCardId = await readyToWithdraw(t, player);
  const launch = { linkType: '1', platformCode: 'moyu', gameType: 1, gameCode: 'moyu-koi-gate' } as const;
  await turn('close');
  expect((await player.call(gameUrl, launch)).code).toBe(refusals.PLAY_CLOSED);
  await player.ok(applyWithdraw, { bankCardId, amountSatang: 500_00, withdrawPassword });
  await turn('open');
  expect((await player.call(gameUrl, launch)).code).toBe(200);
});

it('keeps what was closed by itself closed when all play is opened again. M26', async () => {
  const { stake } = await stakingIn(t, 'slot');
  const close = (payload: object, what = 'close') =>
    t.app.inject({
      method: 'POST',
      url: `/operator/play/${what}`,
      headers: { authorization: `Bearer ${operatorKey}` },
      payload,
    });
  await close({ platformCode: 'moyu', reason: 'upkeep' });
  await turn('close');
  await turn('open');
  expect(await stake()).toBe('PLATFORM_MAINTENANCE');
  await close({ platformCode: 'moyu' }, 'open');
  expect(await stake()).toBeUndefined();
});
