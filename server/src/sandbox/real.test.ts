/** SANDBOX=off: no picture leads to a credit and no known log-in works, on a new database and on a former sandbox. */
import { randomUUID } from 'node:crypto';
import { emailSend, submitEmail } from '@foyer/contract/account/email.ts';
import { phoneSendVerify } from '@foyer/contract/account/country.ts';
import { sendPhone } from '@foyer/contract/account/security.ts';
import { login, logedUserInfo } from '@foyer/contract/account/session.ts';
import { inBanksList, inPayOrder, payType } from '@foyer/contract/wallet/deposit.ts';
import { autoBanksList, payConfigV2, payTypeV2 } from '@foyer/contract/wallet/depositChannels.ts';
import {
  inPayUSDTOrder,
  offlineAutoPayOrder,
  semiAutomaticPayOrder,
  webpayGateway,
} from '@foyer/contract/wallet/depositOrders.ts';
import { applyWithdraw, withdrawRange } from '@foyer/contract/wallet/withdrawal.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../demo/demo.ts';
import { demoLogin } from '../demo/player.ts';
import { handlers } from '../handlers.ts';
import { build } from '../http/build.ts';
import { client } from '../http/testing/client.ts';
import type { TestClient } from '../http/testing/client.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { playerById } from '../players/players.ts';
import { houseRoutes } from '../houseRoutes.ts';
import { openTestHouse } from '../testing/house.ts';
import { keepTimes, settleDue } from '../wallet/bank/bank.ts';
import { startBank } from '../wallet/bank/worker.ts';
import { give, newPlayer, readyToWithdraw, uploadProof, withdrawPassword } from '../wallet/testing/wallet.ts';
import type { TestPlayer } from '../wallet/testing/wallet.ts';
import { reportSandboxTraces } from './traces.ts';

const day = 24 * 3_600_000;
const longMs = 90 * day;
const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
const house = { ...t.house, config: { ...t.house.config, isSandbox: false, isDemoSeeded: false, bankDelaySeconds: 6 } };
const app = await build(house, { handlers, register: houseRoutes });
const fresh = await openTestHouse({ config: { isSandbox: false, isDemoSeeded: false, bankDelaySeconds: 6 } });
afterEach(() => Promise.all([assertBooksAreZero(t.house.db), assertBooksAreZero(fresh.house.db)]));
afterAll(async () => {
  await app.close();
  await t.close();
  await fresh.close();
});

/** Returns the same browser on the same database, after the house has stopped being a sandbox. */
function atReal(player: TestClient): TestClient {
  const real = client(app);
  for (const [name, value] of player.cookies) real.cookies.set(name, value);
  return real;
}

const transfer = (proof: string) => ({
  inBankId: 'sandbox-bangkok',
  amountSatang: 5_000_00,
  depositorName: '王小明',
  proof,
});

describe.each([
  ['on a new database', () => newPlayer(fresh), (player: TestPlayer): TestClient => player],
  ['on a database that was a sandbox', () => newPlayer(t), atReal],
] as const)('%s', (_where, arrive, at) => {
  let own: TestPlayer;
  let player: TestClient;
  beforeAll(async () => {
    own = await arrive();
    player = at(own);
  });

  it('offers no account, channel or chain of the sandbox, and says why', async () => {
    for (const call of [payType, payTypeV2]) {
      const reply = await player.call(call, {});
      expect([reply.refusal, reply.message]).toEqual(['DEPOSITS_CLOSED', '本站还没有接入收款方，暂不受理存款']);
    }
    expect((await player.ok(inBanksList, {})).list).toEqual([]);
    expect((await player.ok(autoBanksList, {})).list).toEqual([]);
    for (const type of ['third', 'qr', 'usdt', 'automatic', 'semiAutomatic'])
      expect((await player.call(payConfigV2, { payType: type })).refusal).toBe('NO_CHANNEL_NOW');
  });

  it('refuses every kind of deposit', async () => {
    const proof = await uploadProof(player);
    const named = { depositorName: '王小明', amountSatang: 500_00 };
    const asked = await Promise.all([
      player.call(inPayOrder, transfer(proof)),
      player.call(offlineAutoPayOrder, { ...named, autoBankId: 'sandbox-auto-bangkok' }),
      player.call(semiAutomaticPayOrder, { ...named, payConfigId: 'sandbox-semi-bangkok' }),
      player.call(inPayUSDTOrder, { chain: '0', amountSatang: 25_50, rate: 32.5 }),
      player.call(webpayGateway, {
        payType: 'third',
        payConfigId: 'sandbox-gateway',
        amountSatang: 100_00,
        bankCode: '',
      }),
    ]);
    expect(asked.map(({ refusal }) => refusal)).toEqual(Array.from(asked, () => 'DEPOSITS_CLOSED'));
  });

  it('refuses a withdrawal while there is no payment provider, and takes no money for it', async () => {
    const range = await player.call(withdrawRange, { method: 'bank' });
    expect([range.refusal, range.message]).toEqual(['WITHDRAWALS_CLOSED', '本站还没有接入付款方，暂不受理提款']);
    const at1 = at === atReal ? t : fresh;
    const bankCardId = await readyToWithdraw(at1, own);
    await give(at1, own.playerId, 'main', 1_000_00);
    const asked = await player.call(applyWithdraw, {
      method: 'bank',
      bankCardId,
      amountSatang: 300_00,
      withdrawPassword,
    });
    expect(asked.refusal).toBe('WITHDRAWALS_CLOSED');
    const { rows } = await sql`select 1 from withdrawal where player_id = ${own.playerId}`.execute(at1.house.db);
    expect(rows).toEqual([]);
  });

  it('refuses to send a code by phone or email', async () => {
    const phone = { mobilePhone: `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}` };
    const other = await arrive().then(at);
    const reply = await other.call(sendPhone, phone);
    expect([reply.status, reply.refusal]).toEqual([200, 'NO_SENDER']);
    const email = `${randomUUID().slice(0, 8)}@foyer.test`;
    await other.ok(submitEmail, { email });
    expect((await other.call(emailSend, { email })).refusal).toBe('NO_SENDER');
    expect((await client(at === atReal ? app : fresh.app).call(phoneSendVerify, phone)).refusal).toBe('NO_SENDER');
  });

  it.each(['/sandbox/outbox', '/sandbox/pay?payment=1', '/auth/sandbox'])('has no page %s', async (path) => {
    expect((await player.get(path)).statusCode).toBe(404);
  });
});

describe('a house that was a sandbox', () => {
  it('does not credit a waiting deposit but lets it expire, and pays no withdrawal', async () => {
    const waiting = await newPlayer(t);
    await waiting.ok(inPayOrder, transfer(await uploadProof(waiting)));
    const leaving = await newPlayer(t, 1_000);
    const bankCardId = await readyToWithdraw(t, leaving);
    await leaving.ok(applyWithdraw, { method: 'bank', bankCardId, amountSatang: 300_00, withdrawPassword });
    const statusOf = async (table: 'deposit_order' | 'withdrawal', { playerId }: TestPlayer) => {
      const rows = await t.house.db.selectFrom(table).select('status').where('player_id', '=', playerId).execute();
      return rows.map(({ status }) => status);
    };
    t.clock.nowMs += 60_000;
    await keepTimes(house);
    expect([await statusOf('deposit_order', waiting), await statusOf('withdrawal', leaving)]).toEqual([[0], [0]]);
    t.clock.nowMs += day;
    await keepTimes(house);
    expect(await statusOf('deposit_order', waiting)).toEqual([2]);
    await settleDue(t.house);
    expect([await statusOf('deposit_order', waiting), await statusOf('withdrawal', leaving)]).toEqual([[2], [1]]);
  });

  it('runs the expiry of orders even if the delay of the sandbox bank is 0', async () => {
    const running = [house, fresh.house].map((one) =>
      startBank({ ...one, config: { ...one.config, bankDelaySeconds: 0 } }),
    );
    const idle = startBank({ ...t.house, config: { ...t.house.config, bankDelaySeconds: 0 } });
    expect(running).not.toContain(idle);
    await Promise.all([...running, idle].map((worker) => worker.stop()));
  });

  it('refuses demo log-ins, and ends sessions that one has opened', async () => {
    await seedDemo(t.database, t.house);
    const demo = t.client();
    await demo.ok(login, { ...demoLogin, captcha: 'none' });
    expect((await atReal(demo).call(logedUserInfo, {})).refusal).toBe('ACCOUNT_DISABLED');
    const again = client(app).call(login, { ...demoLogin, captcha: 'none' });
    expect((await again).refusal).toBe('ACCOUNT_DISABLED');
    const others = await t.house.db
      .selectFrom('player')
      .select('player_id')
      .where('terms_version', '=', 'demo')
      .execute();
    expect(others.length).toBeGreaterThan(1);
    for (const { player_id } of others) expect((await playerById(house, player_id)).status).toBe('disabled');
    const absent = fresh.client().call(login, { ...demoLogin, captcha: 'none' });
    expect((await absent).refusal).toBe('WRONG_CREDENTIALS');
  });

  it('is reported in the log at the start', async () => {
    const before = t.logLines.length;
    await reportSandboxTraces(house);
    await reportSandboxTraces(t.house);
    expect(t.logLines.slice(before).filter((line) => line.includes('was a sandbox'))).toHaveLength(1);
    await reportSandboxTraces(fresh.house);
    expect(fresh.logLines.join('')).not.toContain('was a sandbox');
  });
});
