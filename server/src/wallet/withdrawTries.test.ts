/** Guesses at the withdrawal password: five over all calls that ask for it, then a lock that grows. S15 */
import { updateWithdrawPW } from '@foyer/contract/account/passwords.ts';
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import { getMsgSiteList } from '@foyer/contract/messages/mail.ts';
import { addBankCard } from '@foyer/contract/wallet/bankCard.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { handlers } from '../handlers.ts';
import { build } from '../http/build.ts';
import { client } from '../http/testing/client.ts';
import { openTestHouse } from '../testing/house.ts';
import { cardRequest, newPlayer, readyToWithdraw, withdrawPassword } from './testing/wallet.ts';
import type { TestPlayer } from './testing/wallet.ts';

const t = await openTestHouse();
const other = await build(t.house, { handlers });
afterAll(async () => {
  await other.close();
  await t.close();
});

const minuteMs = 60_000;

async function ready() {
  const player = await newPlayer(t, 10_000);
  const bankCardId = await readyToWithdraw(t, player);
  const withdraw = (given: string, by: Pick<TestPlayer, 'call'> = player) =>
    by.call(applyWithdraw, { method: 'bank', bankCardId, amountSatang: 1_000_00, withdrawPassword: given });
  const addCard = (given: string) => player.call(addBankCard, { ...cardRequest(), withdrawPassword: given });
  const change = (given: string, next = 'another-one') =>
    player.call(updateWithdrawPW, { oldWithdrawPassword: given, newWithdrawPassword: next });
  return { player, withdraw, addCard, change };
}

describe('wrong withdrawal passwords', () => {
  it('are counted over withdrawals, cards and changes together, and lock all three. S15', async () => {
    const { withdraw, addCard, change } = await ready();
    expect((await withdraw('guess-1')).refusal).toBe('WRONG_WITHDRAW_PASSWORD');
    expect((await addCard('guess-2')).refusal).toBe('WRONG_WITHDRAW_PASSWORD');
    expect((await change('guess-3')).refusal).toBe('WRONG_OLD_PASSWORD');
    expect((await withdraw('guess-4')).refusal).toBe('WRONG_WITHDRAW_PASSWORD');
    expect((await addCard('guess-5')).refusal).toBe('WRONG_WITHDRAW_PASSWORD');
    for (const ask of [withdraw, addCard, change]) {
      const answer = await ask(withdrawPassword);
      expect([answer.refusal, answer.message]).toEqual([
        'WITHDRAW_PASSWORD_LOCKED',
        '提款密码错误次数过多，请在30分钟后再试',
      ]);
    }
  });

  it('lock twice as long each time, up to a day, until the right one is given. S15', async () => {
    const { withdraw, change } = await ready();
    for (const minutes of [30, 60, 120, 240, 480, 960, 1440, 1440]) {
      for (let tries = 0; tries < 5; tries += 1) await withdraw('guess-1');
      expect((await withdraw(withdrawPassword)).message).toContain(`请在${minutes.toLocaleString('en')}分钟后再试`);
      t.clock.nowMs += minutes * minuteMs;
      // The session outlives the locks.
      const alive = {
        proved_ms: t.clock.nowMs,
        seen_ms: t.clock.nowMs,
        expires_ms: t.clock.nowMs + 48 * 60 * minuteMs,
      };
      await t.database.db.updateTable('session').set(alive).execute();
    }
    expect((await change(withdrawPassword)).code).toBe(200);
    for (let tries = 0; tries < 4; tries += 1) expect((await change('guess-1')).refusal).toBe('WRONG_OLD_PASSWORD');
    expect((await change('guess-1')).refusal).toBe('WRONG_OLD_PASSWORD');
    expect((await change('another-one', 'a-third-one')).message).toContain('请在30分钟后再试');
  });

  it('are limited to five when thirty arrive at once at two processes, and none of them withdraws. S15', async () => {
    const { player, withdraw } = await ready();
    const there = client(other);
    for (const [name, value] of player.cookies) there.cookies.set(name, value);
    const guesses = Array.from({ length: 30 }, (_, index) =>
      withdraw(`guess-${index}`, index % 2 === 0 ? player : there),
    );
    const answers = (await Promise.all(guesses)).map(({ refusal }) => refusal);
    expect(answers.filter((refusal) => refusal === 'WRONG_WITHDRAW_PASSWORD')).toHaveLength(5);
    expect(answers.filter((refusal) => refusal === 'WITHDRAW_PASSWORD_LOCKED')).toHaveLength(25);
  });

  it('send the player one letter for each lock. S15', async () => {
    const { player, withdraw } = await ready();
    for (let tries = 0; tries < 7; tries += 1) await withdraw('guess-1');
    const { list } = await player.ok(getMsgSiteList, {});
    const subjects = list.map(({ subject }) => subject).filter((subject) => subject === '提款密码多次输错');
    expect(subjects).toHaveLength(1);
  });

  it('are counted from zero after a right one. S15', async () => {
    const { withdraw } = await ready();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await withdraw('guess-1');
      expect((await withdraw(withdrawPassword)).code).toBe(200);
    }
  });
});

it('setting the first withdrawal password counts no try', async () => {
  const player = await newPlayer(t, 10_000);
  await player.ok(setWithdrawPW, { withdrawPassword });
  expect(
    await t.database.db.selectFrom('withdraw_try').selectAll().where('player_id', '=', player.playerId).execute(),
  ).toEqual([]);
});
