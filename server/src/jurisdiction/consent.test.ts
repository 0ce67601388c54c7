/**
 * The rules of the place about limits, bonuses and news: with the rule on it refuses, with its value changed it allows.
 */
import { eligibility, setNewsConsent } from '@foyer/contract/account/eligibility.ts';
import { queryRegisterItem } from '@foyer/contract/account/register.ts';
import { newsChannels } from '@foyer/contract/account/newsChannels.ts';
import { getMsgSiteList } from '@foyer/contract/messages/mail.ts';
import { queryBonusArticleInfoDetail, queryBonusArticleInfoList } from '@foyer/contract/promotions/articles.ts';
import * as limits from '@foyer/contract/protection/limits.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { grantBonus } from '../bonus/grant.ts';
import { testBonus } from '../bonus/testing/bonus.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import type { SignedUp } from '../testing/house.ts';
import { jurisdictionOf } from './read.ts';
import { setRules } from './testing/rules.ts';
import { newPlayer } from './testing/stakes.ts';

const operatorKey = 'a key of the operator for tests';
const t = await openTestHouse({ config: { operatorKey: operatorKey.replaceAll(' ', '-') } });
beforeEach(() => setRules(t));
afterAll(() => t.close());

const hourMs = 3_600_000;

it.each([24, 72])('lets a looser limit wait %i hours before it can be confirmed. M15', async (looseningHours) => {
  setRules(t, { looseningHours });
  const { client } = await newPlayer(t);
  const named = { kind: 'stake', span: '24' } as const;
  await client.ok(limits.setLimit, { ...named, amount: 100_00 });
  expect(await client.ok(limits.setLimit, { ...named, amount: 200_00 })).toEqual({ isWaiting: true });
  expect((await client.ok(limits.protection, {})).looseningHours).toBe(looseningHours);
  // A session ends after 30 idle minutes, so the player comes back with a new one in between.
  const confirm = async (afterMs: number) => {
    await t.house.db
      .updateTable('session')
      .set({ seen_ms: t.clock.nowMs + afterMs, expires_ms: t.clock.nowMs + 2 * afterMs })
      .execute();
    t.clock.nowMs += afterMs;
    return client.call(limits.confirmLimit, named, { lang: 'en' });
  };
  const early = await confirm(looseningHours * hourMs - 1);
  expect([early.code, early.message]).toEqual([
    refusals.LIMIT_WAITS,
    `A looser limit can be confirmed after ${looseningHours} hours.`,
  ]);
  expect((await confirm(1)).code).toBe(200);
});

const termsOf = (playerId: string, id: string, multiple: number) => {
  const bonus = testBonus(playerId, id);
  return { ...bonus, terms: { ...bonus.terms, multiple } };
};
const lift = (value: '0' | '1') =>
  t.house.db
    .updateTable('setting')
    .set({ setting_value: value })
    .where('setting_key', '=', 'bonusHighMultiples')
    .execute();

it('grants no bonus above the cap of its multiple, unless the setting lifts it and the place respects that. M22', async () => {
  const { playerId } = await newPlayer(t);
  const grant = (id: string, multiple: number) => grantBonus(t.house, termsOf(playerId, id, multiple));
  setRules(t, { bonusMultiple: { cap: 5, isLiftedBySetting: true } });
  await expect(grant('six', 6)).rejects.toThrow('above the cap of 5');
  expect(await grant('five', 5)).toBe('received');
  await lift('1');
  expect(await grant('six', 6)).toBe('received');
  setRules(t, { bonusMultiple: { cap: 5, isLiftedBySetting: false } });
  await expect(grant('seven', 7)).rejects.toThrow('by the profile');
  setRules(t, { bonusMultiple: { cap: 7, isLiftedBySetting: false } });
  expect(await grant('seven', 7)).toBe('received');
  await lift('0');
});

it('shows and offers no promotion above the cap of bonus multiples. M22', async () => {
  const { client } = await newPlayer(t);
  // Ready replies are kept for a while, so each read asks for a page of another size.
  let pageSize = 200;
  const read = () => client.ok(queryBonusArticleInfoList, { pageNo: 1, pageSize: (pageSize -= 1), typeId: 'all' });
  const { list, total } = await read();
  const terms = await t.house.db.selectFrom('promotion').select(['config_id', 'terms']).execute();
  const multipleOf = new Map(terms.map((row) => [row.config_id, (row.terms as { multiple: number }).multiple]));
  const highest = Math.max(...list.map(({ configId }) => multipleOf.get(configId) ?? 0));
  const cap = highest - 1;
  const above = list.find(({ configId }) => multipleOf.get(configId) === highest);
  setRules(t, { bonusMultiple: { cap, isLiftedBySetting: true } });
  const fewer = await read();
  expect(fewer.total).toBeLessThan(total);
  expect(fewer.list.every(({ configId }) => (multipleOf.get(configId) ?? 0) <= cap)).toBe(true);
  const detail = await client.ok(queryBonusArticleInfoDetail, { articleId: above?.articleId ?? '', isOwn: true });
  expect(detail.state).toBe('closed');
  await lift('1');
  expect((await read()).total).toBe(total);
  setRules(t, { bonusMultiple: { cap, isLiftedBySetting: false } });
  expect((await read()).total).toBe(fewer.total);
  await lift('0');
});

const operator = (url: string, payload: object) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${t.house.config.operatorKey}` },
    payload,
  });
const words = (text: string) => ({ zh_CN: text, en: text, th: text });
const sendNews = async (key: string) =>
  operator('/operator/news', { key, subject: words(`news ${key}`), content: words('Come and see') });
const recipients = async (channel: string) => {
  const reply = await operator('/operator/news/recipients', { channel });
  return (reply.json<{ recipients: { account: string; to: string }[] }>().recipients ?? []).map(
    ({ account }) => account,
  );
};
/** Whether news by the channel would reach this player now. */
async function isReached(channel: (typeof newsChannels)[number], player: Awaited<ReturnType<typeof newPlayer>>) {
  if (channel !== 'inbox') return (await recipients(channel)).includes(player.client.userAccount);
  const key = t.house.random.id(t.clock.nowMs);
  expect((await sendNews(key)).statusCode).toBe(200);
  const { list } = await player.client.ok(getMsgSiteList, { pageNo: 1, pageSize: 50 });
  return list.some(({ subject }) => subject === `news ${key}`);
}
const proved = (playerId: string) =>
  t.house.db
    .updateTable('player')
    .set({ email: 'a@site.example', is_email_verified: true, mobile_phone: '13800010001', is_phone_verified: true })
    .where('player_id', '=', playerId)
    .execute();

it.each(newsChannels)('sends news by %s only with the consent, which can be changed at once. M18', async (channel) => {
  const player = await newPlayer(t);
  const { client, playerId } = player;
  await proved(playerId);
  const isGiven = async () =>
    (await client.ok(eligibility, {})).consents.find((one) => one.channel === channel)?.isGiven;
  expect([await isGiven(), await isReached(channel, player)]).toEqual([false, false]);
  await client.ok(setNewsConsent, { channel, isGiven: true });
  expect([await isGiven(), await isReached(channel, player)]).toEqual([true, true]);
  for (const other of newsChannels.filter((one) => one !== channel)) expect(await isReached(other, player)).toBe(false);
  await client.ok(setNewsConsent, { channel, isGiven: false });
  expect([await isGiven(), await isReached(channel, player)]).toEqual([false, false]);
});

const consents = async (player: SignedUp) => (await player.ok(eligibility, {})).consents;

it('asks for each channel at registration and keeps only what was ticked. M18', async () => {
  const asked = async () => (await t.client().ok(queryRegisterItem, {})).newsChannels;
  expect(await asked()).toEqual([...newsChannels]);
  expect((await consents(await signUp(t))).filter(({ isGiven }) => isGiven)).toEqual([]);
  for (const [field, channel] of [
    ['newsByMail', 'mail'],
    ['newsBySms', 'sms'],
    ['newsByInbox', 'inbox'],
  ] as const) {
    const given = (await consents(await signUp(t, { [field]: true }))).filter(({ isGiven }) => isGiven);
    expect(given).toEqual([{ channel, isGiven: true }]);
  }
  const marketing = { ...jurisdictionOf('default').marketing, sms: 'off' as const };
  setRules(t, { marketing });
  expect(await asked()).toEqual(['mail', 'inbox']);
  const player = await signUp(t, { newsBySms: true });
  setRules(t);
  expect((await consents(player)).filter(({ isGiven }) => isGiven)).toEqual([]);
});

it.each(newsChannels)('neither asks for nor uses %s where the profile turns it off. M18', async (channel) => {
  const player = await newPlayer(t);
  await proved(player.playerId);
  await player.client.ok(setNewsConsent, { channel, isGiven: true });
  setRules(t, { marketing: { ...jurisdictionOf('default').marketing, [channel]: 'off' } });
  expect((await player.client.ok(eligibility, {})).consents.map((one) => one.channel)).not.toContain(channel);
  expect(await isReached(channel, player)).toBe(false);
  expect((await player.client.call(setNewsConsent, { channel, isGiven: true })).code).toBe(refusals.CHANNEL_OFF);
  expect((await player.client.call(setNewsConsent, { channel, isGiven: false })).code).toBe(200);
});

it('sends no news to an unproved address, to a player who has stopped play, or to a closed account. M17', async () => {
  const player = await newPlayer(t);
  for (const channel of newsChannels) await player.client.ok(setNewsConsent, { channel, isGiven: true });
  expect([await isReached('mail', player), await isReached('sms', player)]).toEqual([false, false]);
  await proved(player.playerId);
  expect([await isReached('mail', player), await isReached('sms', player)]).toEqual([true, true]);
  await player.client.ok(limits.stopPlay, { kind: 'timeOut', days: '1' });
  for (const channel of newsChannels) expect(await isReached(channel, player)).toBe(false);
  await sql`update wallet set stopped_until_ms = 0 where player_id = ${player.playerId}`.execute(t.house.db);
  expect(await recipients('mail')).toContain(player.client.userAccount);
  await t.house.db.updateTable('player').set({ status: 'frozen' }).where('player_id', '=', player.playerId).execute();
  expect(await recipients('mail')).not.toContain(player.client.userAccount);
});

it('writes news once under one key, and refuses news that lack a language. M18', async () => {
  const player = await newPlayer(t);
  await player.client.ok(setNewsConsent, { channel: 'inbox', isGiven: true });
  await sendNews('spring');
  await sendNews('spring');
  const { list } = await player.client.ok(getMsgSiteList, { pageNo: 1, pageSize: 50 });
  expect(list.filter(({ subject }) => subject === 'news spring')).toHaveLength(1);
  const lacking = { key: 'short', subject: { en: 'Hello' }, content: words('x') };
  expect((await operator('/operator/news', lacking)).statusCode).toBe(400);
  expect((await operator('/operator/news/recipients', { channel: 'pigeon' })).statusCode).toBe(400);
});
