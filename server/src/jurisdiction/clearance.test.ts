/**
 * Age, birth date, terms and identity before real play, on every way to stake or deposit: with the rule on it refuses,
 * with its value changed it allows. Withdrawals stay open as the profile says. M18
 */
import { randomUUID } from 'node:crypto';
import { acceptTerms, checkIdentity, eligibility, followIdentity } from '@foyer/contract/account/eligibility.ts';
import { queryRegisterItem, registered } from '@foyer/contract/account/register.ts';
import { submitBirthDay } from '@foyer/contract/account/profile.ts';
import { gameUrl } from '@foyer/contract/lobby/launch.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { IdentityPort } from '../account/eligibility/identityPort.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { titles } from '../ledger/accounts.ts';
import { StoppedByGuard } from '../ledger/guarded.ts';
import { promotionTesting } from '../promotions/testing/promotions.ts';
import { endOffers, reporting } from '../testing/moneyCalls.ts';
import { moneyWays } from '../testing/moneyWays.ts';
import { openTestHouse, signUp, testPassword } from '../testing/house.ts';
import { give, readyToWithdraw, withdrawPassword } from '../wallet/testing/wallet.ts';
import { stakedFamilies } from './schema.ts';
import { setRules } from './testing/rules.ts';
import { newPlayer, stakingIn } from './testing/stakes.ts';

const t = await openTestHouse();
const { claimant } = promotionTesting(t);
const firstTerms = '2026-11';
const setTerms = (version: string) =>
  t.house.db.updateTable('setting').set({ setting_value: version }).where('setting_key', '=', 'termsVersion').execute();
beforeEach(async () => {
  setRules(t);
  await setTerms(firstTerms);
});
afterAll(async () => {
  await assertBooksAreZero(t.house.db);
  await t.close();
});

const born = (playerId: string, birthday: string) =>
  t.house.db.updateTable('player').set({ birthday }).where('player_id', '=', playerId).execute();
const pass = (playerId: string) =>
  t.house.db
    .insertInto('identity_check')
    .values({ player_id: playerId, reference: 'test', state: 'approved', asked_ms: 0, decided_ms: 0 })
    .execute();

/** How each rule is broken for a player who was allowed to play, and how it is met again. */
const demands: readonly {
  readonly name: RefusalName;
  readonly breaks: (playerId: string) => unknown;
  readonly meets: (playerId: string) => unknown;
}[] = [
  {
    name: 'BIRTH_DATE_NEEDED',
    breaks: () => setRules(t, { age: { least: 18, isBirthDateNeeded: true } }),
    meets: () => setRules(t, { age: { least: 18, isBirthDateNeeded: false } }),
  },
  {
    name: 'UNDERAGE',
    breaks: async (playerId) => {
      // 18 on this day, and not 19.
      await born(playerId, '2008-11-21');
      setRules(t, { age: { least: 19, isBirthDateNeeded: false } });
    },
    meets: () => setRules(t, { age: { least: 18, isBirthDateNeeded: false } }),
  },
  {
    name: 'TERMS_CHANGED',
    breaks: () => setTerms('2027-01'),
    meets: () => setRules(t, { terms: { areAskedAgain: false } }),
  },
  {
    name: 'IDENTITY_NEEDED',
    breaks: () => setRules(t, { identity: 'play' }),
    meets: () => setRules(t, { identity: 'none' }),
  },
];

const gated = new Set([
  'deposit',
  'inPayOrder',
  'inPayUSDTOrder',
  'offlineAutoPayOrder',
  'semiAutomaticPayOrder',
  'webpayGateway',
  'gtBetting',
  'reserveCreateOrder',
]);

describe.each(demands)('$name', ({ name, breaks, meets }) => {
  it.each(stakedFamilies)('refuses a stake in %s until the rule is met. M18', async (family) => {
    const { playerId, stake } = await stakingIn(t, family);
    await breaks(playerId);
    expect(await stake()).toBe(name);
    await meets(playerId);
    expect(await stake()).toBeUndefined();
  });

  it.each(moneyWays(t))('refuses stakes and deposits and no other money call: %s. M18', async (_what, way) => {
    await endOffers(t);
    const player = await claimant();
    let sent = '';
    const claim = await way(reporting(player, (callName) => (sent = callName)));
    await breaks(player.playerId);
    const { code } = await claim();
    expect([sent, code === refusals[name]]).toEqual([sent, gated.has(sent)]);
  });

  it('refuses the launch of real play, and the posting of a stake that no other check has seen. M18', async () => {
    const { client, playerId } = await newPlayer(t);
    await give(t, playerId, 'game:moyu', 100_00);
    await breaks(playerId);
    const launch = { linkType: '1', platformCode: 'moyu', gameType: 1, gameCode: 'moyu-koi-gate' };
    expect((await client.call(gameUrl, launch)).code).toBe(refusals[name]);
    const legs = [
      { account: 'game:moyu', amountSatang: -100 },
      { account: 'house:games:moyu', amountSatang: 100 },
    ] as const;
    const post = () =>
      t.house.ledger.post({ playerId, key: randomUUID(), title: titles.stake, legs, reference: 'test' });
    await expect(post()).rejects.toThrow(StoppedByGuard);
    await meets(playerId);
    await post();
    expect((await client.call(gameUrl, launch)).code).toBe(200);
  });
});

it('asks at registration for the birth date where the place needs it, and refuses who is too young. M18', async () => {
  const guest = t.client();
  const request = {
    userAccount: 'young01',
    password: testPassword,
    captcha: 'none',
    isAdult: true,
    hasAcceptedTerms: true,
  };
  setRules(t, { age: { least: 19, isBirthDateNeeded: true } });
  const asked = await guest.ok(queryRegisterItem, {});
  expect(asked.list.at(-1)).toEqual({ item: 'birthday', isRequired: true });
  expect(asked.leastAge).toBe(19);
  expect((await guest.call(registered, request)).code).toBe(refusals.INPUT_RULE);
  const refused = await guest.call(registered, { ...request, birthday: '2007-11-22' }, { lang: 'en' });
  expect([refused.code, refused.message]).toEqual([refusals.UNDERAGE, 'You must be 19 or older to use this site']);
  expect((await guest.call(registered, { ...request, birthday: '2007-11-21' })).code).toBe(200);
  setRules(t);
  expect(
    (await guest.ok(queryRegisterItem, {})).list.some(({ item, isRequired }) => item === 'birthday' && isRequired),
  ).toBe(false);
  expect((await t.client().call(registered, { ...request, userAccount: 'young02' })).code).toBe(200);
});

it('opens play with a birth date at or above the age, and says plainly who is too young. M18', async () => {
  const { client } = await newPlayer(t);
  setRules(t, { age: { least: 21, isBirthDateNeeded: true } });
  expect((await client.ok(eligibility, {})).missing).toBe('birthDate');
  expect((await client.call(submitBirthDay, { birthday: '2005-11-22' })).code).toBe(refusals.UNDERAGE);
  await client.ok(submitBirthDay, { birthday: '2005-11-21' });
  expect(await client.ok(eligibility, {})).toMatchObject({ isBirthDateSet: true, leastAge: 21 });
  expect((await client.ok(eligibility, {})).missing).toBeUndefined();
});

it('asks again for terms that have changed, stores what was accepted, and opens play. M18', async () => {
  const { client, playerId } = await newPlayer(t);
  await setTerms('2027-01');
  expect(await client.ok(eligibility, {})).toMatchObject({ missing: 'terms', areTermsAccepted: false });
  expect((await client.call(acceptTerms, { version: firstTerms })).code).toBe(refusals.TERMS_CHANGED);
  t.clock.nowMs += 1_000;
  await client.ok(acceptTerms, { version: '2027-01' });
  await client.ok(acceptTerms, { version: '2027-01' });
  const after = await client.ok(eligibility, {});
  expect([after.missing, after.areTermsAccepted]).toEqual([undefined, true]);
  const kept = await t.house.db.selectFrom('terms_acceptance').selectAll().where('player_id', '=', playerId).execute();
  expect(kept).toEqual([{ player_id: playerId, version: '2027-01', accepted_ms: t.clock.nowMs }]);
});

it.each([
  ['none', 200],
  ['play', 200],
  ['playAndWithdrawal', refusals.IDENTITY_NEEDED],
] as const)('answers a withdrawal without a check where the identity is needed for %s. M18', async (identity, code) => {
  const player = await claimant();
  await give(t, player.playerId, 'main', 1_000_00);
  const bankCardId = await readyToWithdraw(t, player);
  setRules(t, { identity, age: { least: 21, isBirthDateNeeded: true } });
  await setTerms('2027-01');
  const asked = { bankCardId, amountSatang: 500_00, withdrawPassword };
  expect((await player.call(applyWithdraw, asked)).code).toBe(code);
  await pass(player.playerId);
  expect((await player.call(applyWithdraw, asked)).code).toBe(200);
});

const adult = async () => {
  const player = await newPlayer(t);
  await born(player.playerId, '1990-05-20');
  return player;
};
const adultInNeed = async () => {
  const found = await newPlayer(t);
  await born(found.playerId, '1990-05-20');
  setRules(t, { identity: 'play' });
  return found;
};
const withProvider = async (identity: IdentityPort | undefined, act: () => Promise<void>) => {
  const house = t.house as { identity: IdentityPort | undefined };
  const before = house.identity;
  house.identity = identity;
  await act().finally(() => (house.identity = before));
};

describe('an identity check in the sandbox. M18', () => {
  it.each([
    ['AB 123-456', 'approved', 'approved', 200],
    ['refused-1', 'refused', 'approved', 200],
    ['pending-1', 'pending', 'approved', refusals.IDENTITY_WAITS],
    ['unknown-1', 'unknown', 'approved', refusals.IDENTITY_WAITS],
  ] as const)('with the number %s is %s, and %s after another try', async (documentNumber, first, later, again) => {
    const { client, playerId } = await adultInNeed();
    expect(await client.ok(checkIdentity, { documentNumber })).toEqual({ state: first });
    expect(await client.ok(eligibility, {})).toMatchObject({ identity: first, identityProvider: 'sandbox' });
    expect((await client.ok(eligibility, {})).missing).toBe(first === 'approved' ? undefined : 'identity');
    expect((await client.call(checkIdentity, { documentNumber: 'AB123456' })).code).toBe(again);
    expect(await client.ok(followIdentity, {})).toEqual({ state: later });
    const rows = await t.house.db.selectFrom('identity_check').selectAll().where('player_id', '=', playerId).execute();
    expect(JSON.stringify(rows)).not.toMatch(/AB|-1/);
  });

  it('needs a birth date of the age', async () => {
    const { client, playerId } = await newPlayer(t);
    expect((await client.call(checkIdentity, { documentNumber: 'AB123456' })).code).toBe(refusals.BIRTH_DATE_NEEDED);
    await born(playerId, '2008-11-22');
    expect((await client.call(checkIdentity, { documentNumber: 'AB123456' })).code).toBe(refusals.UNDERAGE);
    expect(await client.ok(followIdentity, {})).toEqual({ state: 'none' });
  });
});

describe('a provider of identity checks. M18', () => {
  it('is asked once for ten checks at once, and again only after it has refused', async () => {
    const references: string[] = [];
    const provider: IdentityPort = {
      kind: 'real',
      begin: ({ reference }) => Promise.resolve(references.push(reference) === 1 ? 'refused' : 'approved'),
      outcomeOf: () => Promise.resolve('none'),
    };
    const { client } = await adult();
    await withProvider(provider, async () => {
      await client.ok(checkIdentity, { documentNumber: 'AB123456' });
      await Promise.all(Array.from({ length: 10 }, () => client.call(checkIdentity, { documentNumber: 'AB123456' })));
    });
    expect(references).toHaveLength(2);
  });

  it('leaves a check unknown if it fails, keeps it so while it does not answer, and frees it if it never got it', async () => {
    let outcome: 'none' | 'approved' | undefined;
    const provider: IdentityPort = {
      kind: 'real',
      begin: () => Promise.reject(new Error('lost')),
      outcomeOf: () => (outcome === undefined ? Promise.reject(new Error('lost')) : Promise.resolve(outcome)),
    };
    const { client } = await adult();
    await withProvider(provider, async () => {
      expect(await client.ok(checkIdentity, { documentNumber: 'AB123456' })).toEqual({ state: 'unknown' });
      expect(await client.ok(followIdentity, {})).toEqual({ state: 'unknown' });
      outcome = 'none';
      expect(await client.ok(followIdentity, {})).toEqual({ state: 'none' });
      expect(await client.ok(checkIdentity, { documentNumber: 'AB123456' })).toEqual({ state: 'unknown' });
      outcome = 'approved';
      expect(await client.ok(followIdentity, {})).toEqual({ state: 'approved' });
    });
  });

  it('that is missing closes the check, and leaves withdrawals and everything else open', async () => {
    const { client } = await adult();
    await withProvider(undefined, async () => {
      expect((await client.ok(eligibility, {})).identityProvider).toBe('closed');
      expect((await client.call(checkIdentity, { documentNumber: 'AB123456' })).code).toBe(refusals.IDENTITY_CLOSED);
      expect((await client.call(followIdentity, {})).code).toBe(refusals.IDENTITY_CLOSED);
    });
  });
});

it('has no stand-in for identity checks outside the sandbox. M18', async () => {
  const real = await openTestHouse({ config: { isSandbox: false } });
  expect(real.house.identity).toBeUndefined();
  const player = await signUp(real);
  expect((await player.ok(eligibility, {})).identityProvider).toBe('closed');
  await real.close();
});
