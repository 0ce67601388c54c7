/**
 * The table of factors, walked over the real calls: without what its row needs a write is refused and changes nothing.
 * S18, ASVS V7.5.1, V7.5.2
 */
import { readFileSync, readdirSync } from 'node:fs';
import { confirmEmail, emailSend, submitEmail, updateEmail } from '@foyer/contract/account/email.ts';
import { beginPasskey, removePasskey } from '@foyer/contract/account/passkeys.ts';
import {
  sendWithdrawYZM,
  updateLoginPassword,
  updateWithdrawPW,
  updateWithdrawPWGOA,
} from '@foyer/contract/account/passwords.ts';
import { proveSelf } from '@foyer/contract/account/proof.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '@foyer/contract/account/secondFactor.ts';
import { confirmPhone, sendPhone, sendPhoneSMS, setWithdrawPW } from '@foyer/contract/account/security.ts';
import { login } from '@foyer/contract/account/session.ts';
import { endLoginSession, endOtherSessions } from '@foyer/contract/account/sessions.ts';
import { unlinkThirdParty } from '@foyer/contract/account/thirdPartyLinks.ts';
import type { Call } from '@foyer/contract/call.ts';
import { calls } from '@foyer/contract/calls.ts';
import { factors, recentMs } from '@foyer/contract/factors.ts';
import type { FactorRow } from '@foyer/contract/factors.ts';
import { addBankCard } from '@foyer/contract/wallet/bankCard.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestHouse, signUp, testPassword as password } from '../testing/house.ts';
import type { SignedUp } from '../testing/house.ts';
import { base32Bytes } from './testing/authenticator.ts';
import { hotp, stepOf } from './secondFactor/totp.ts';

const t = await openTestHouse();
afterAll(() => t.close());

/** The rooms whose writes must have a row. */
const rooms = [
  ...readdirSync('contract/src/account')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => `account/${file}`),
  'wallet/bankCard.ts',
  'wallet/withdrawal.ts',
];
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

async function writesOf(room: string): Promise<string[]> {
  const exported = Object.values((await import(`@foyer/contract/${room}`)) as Record<string, unknown>);
  return exported
    .filter(isCall)
    .flatMap(({ name, effect }) => (effect === 'write' || effect === 'money' ? [name] : []));
}

/** A request that carries all that a request can carry, for each call that also needs a proof of the session. */
const asks = {
  updateLoginPassword: [updateLoginPassword, { oldPassword: password, newPassword: 'river5moon' }],
  beginPasskey: [beginPasskey, { password }],
  removePasskey: [removePasskey, { password, passkeyId: 'x' }],
  unlinkThirdParty: [unlinkThirdParty, { password, authType: 'x', passport: 'x' }],
  endLoginSession: [endLoginSession, { sessionId: 'x' }],
  endOtherSessions: [endOtherSessions, {}],
  sendPhoneSMS: [sendPhoneSMS, { mobilePhone: '13800001111' }],
  sendPhone: [sendPhone, { mobilePhone: '13800001111' }],
  confirmPhone: [confirmPhone, { mobilePhone: '13800001111', code: '000000' }],
  submitEmail: [submitEmail, { email: 'first@mail.com' }],
  updateEmail: [updateEmail, { email: 'other@mail.com' }],
  emailSend: [emailSend, { email: 'first@mail.com' }],
  confirmEmail: [confirmEmail, { email: 'first@mail.com', code: '000000' }],
  setWithdrawPW: [setWithdrawPW, { withdrawPassword: 'open-sesame' }],
  updateWithdrawPW: [updateWithdrawPW, { oldWithdrawPassword: 'open-sesame', newWithdrawPassword: 'open-barley' }],
  sendWithdrawYZM: [sendWithdrawYZM, {}],
  updateWithdrawPWGOA: [updateWithdrawPWGOA, { code: '000000', newWithdrawPassword: 'open-barley' }],
  addBankCard: [
    addBankCard,
    {
      holderName: '王小明',
      cardNumber: '6222020000000000018',
      bankName: '中国工商银行',
      branch: '上海分行',
      reservedPhone: '13800001111',
      withdrawPassword: 'open-sesame',
    },
  ],
} as unknown as Readonly<Record<string, readonly [Call, object]>>;
/** These carry the code in the request itself. */
const carryCode = new Set(['proveSelf', 'endSecondFactor', 'renewRecoveryCodes']);
const rows = Object.entries(factors as Readonly<Record<string, FactorRow>>);
const inSession = rows.filter(([name]) => calls[name as keyof typeof calls].access === 'player');
const namesWith = (need: FactorRow['needs'][number]) =>
  inSession.filter(([name, { needs }]) => needs.includes(need) && !carryCode.has(name)).map(([name]) => name);

const tables = 'player session passkey passkey_challenge verification_code bank_card second_factor recovery_code'.split(
  ' ',
);
/** Every row about accounts, apart from when sessions were seen. */
const everything = async () =>
  await Promise.all(
    tables.map(async (table) => {
      const { rows: all } = await sql<{ row: string }>`
        select (to_jsonb(t) - 'seen_ms')::text as row from ${sql.table(table)} t order by 1`.execute(t.database.db);
      return all.map(({ row }) => row);
    }),
  );

const shown = (secret: string, steps = 0) => hotp(base32Bytes(secret), stepOf(t.clock.nowMs) + steps);
async function withFactor(): Promise<{ player: SignedUp; secret: string }> {
  const player = await signUp(t);
  const { secret } = await player.ok(beginSecondFactor, { password });
  await player.ok(confirmSecondFactor, { code: shown(secret) });
  t.clock.nowMs += 60_000;
  return { player, secret };
}

it('the table has a row for every write of accounts, cards and withdrawals, and for nothing else', async () => {
  const written = (await Promise.all(rooms.map(writesOf))).flat();
  expect(rows.map(([name]) => name).toSorted()).toEqual(written.toSorted());
});

it('docs/security/practice.md shows the table as it is', () => {
  const page = readFileSync('docs/security/practice.md', 'utf8');
  const lines = rows.map(
    ([name, { needs, pauses = false }]) => `| \`${name}\` | ${needs.join(', ') || '–'} | ${pauses ? 'yes' : ''} |`,
  );
  expect(page).toContain(lines.join('\n'));
});

it('every row that asks for a proof is walked below', () => {
  const asking = new Set([...namesWith('recent'), ...namesWith('secondFactor')]);
  expect(Object.keys(asks).toSorted()).toEqual([...asking].toSorted());
});

describe('a session that was opened a while ago', () => {
  it.each(namesWith('recent'))(
    'refuses %s until its player has proved themselves, and changes nothing',
    async (name) => {
      const [call, request] = asks[name] ?? [];
      if (call === undefined || request === undefined) throw new Error(`no request for ${name}`);
      const player = await signUp(t);
      t.clock.nowMs += recentMs;
      const before = await everything();
      const refused = await player.call(call, request);
      expect([refused.refusal, refused.message]).toEqual(['PROOF_NEEDED', '请先再确认一次是你本人']);
      expect(JSON.parse(refused.body)).toMatchObject({ data: { hasFactor: 0 } });
      expect((await player.call(proveSelf, { password: 'wrong123' })).refusal).toBe('WRONG_OLD_PASSWORD');
      expect((await player.call(call, request)).refusal).toBe('PROOF_NEEDED');
      expect(await everything()).toEqual(before);
      await player.ok(proveSelf, { password });
      expect((await player.call(call, request)).refusal).not.toBe('PROOF_NEEDED');
    },
  );

  it('is not proved by the proof of another session of the same player', async () => {
    const player = await signUp(t);
    const elsewhere = t.client();
    await elsewhere.ok(login, { userAccount: player.userAccount, password, captcha: 'none' });
    t.clock.nowMs += recentMs;
    await player.ok(proveSelf, { password });
    expect((await elsewhere.call(endOtherSessions, {})).refusal).toBe('PROOF_NEEDED');
    await player.ok(endOtherSessions, {});
  });
});

describe('with a second factor on', () => {
  it.each(namesWith('secondFactor'))('%s is refused with the password alone, and changes nothing', async (name) => {
    const [call, request] = asks[name] ?? [];
    if (call === undefined || request === undefined) throw new Error(`no request for ${name}`);
    const { player, secret } = await withFactor();
    const before = await everything();
    const refused = await player.call(call, request);
    expect(refused.refusal).toBe('PROOF_NEEDED');
    expect(JSON.parse(refused.body)).toMatchObject({ data: { hasFactor: 1 } });
    expect((await player.call(proveSelf, { password })).refusal).toBe('PROOF_NEEDED');
    expect((await player.call(proveSelf, { password, code: '000000' })).refusal).toBe('WRONG_CODE');
    expect((await player.call(call, request)).refusal).toBe('PROOF_NEEDED');
    expect(await everything()).toEqual(before);
    await player.ok(proveSelf, { password, code: shown(secret) });
    expect((await player.call(call, request)).refusal).not.toBe('PROOF_NEEDED');
  });

  it.each([
    ['endSecondFactor', endSecondFactor],
    ['renewRecoveryCodes', renewRecoveryCodes],
  ] as const)('%s needs password and code in its request', async (_name, call) => {
    const { player, secret } = await withFactor();
    const before = await everything();
    expect((await player.call(call, { password: 'wrong123', code: shown(secret) })).refusal).toBe('WRONG_OLD_PASSWORD');
    expect((await player.call(call, { password, code: '000000' })).refusal).toBe('WRONG_CODE');
    expect(await everything()).toEqual(before);
    expect((await player.call(call, { password, code: shown(secret) })).code).toBe(200);
  });
});

it.each(namesWith('password').filter((name) => name in asks))('%s is refused without the password', async (name) => {
  const [call, request] = asks[name] ?? [];
  if (call === undefined || request === undefined) throw new Error(`no request for ${name}`);
  const player = await signUp(t);
  const wrong = Object.fromEntries(
    Object.entries(request).map(([key, value]) => [key, value === password ? 'wrong123' : (value as string)]),
  );
  const before = await everything();
  expect((await player.call(call, wrong)).refusal).toBe('WRONG_OLD_PASSWORD');
  expect(await everything()).toEqual(before);
});
