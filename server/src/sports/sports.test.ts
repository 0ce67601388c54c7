/** Virtual matches, the same for everybody at the same time. SI-20, CALL-020, CALL-021, CALL-199 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { getCustomizeMatch, getMatchByPlatformCode, sport } from '@foyer/contract/sports/match.ts';
import { sports } from '@foyer/contract/sports/sport.ts';
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';

const t = await openTestHouse();
afterAll(() => t.close());
const guest = t.client();
const of = async (market: '' | 'live' | 'today' | 'early') => (await guest.ok(sport, { market })).list;

it('lists matches of each of the eleven sports, all virtual and marked as such. ENUM-022', async () => {
  for (const sportId of Object.values(sports)) {
    if (sportId === undefined) continue;
    const { list } = await guest.ok(sport, { sportId });
    expect(list.length).toBeGreaterThan(4);
    for (const match of list)
      expect([match.sportId, match.isVirtual, match.marginPercent]).toEqual([
        sportId,
        true,
        match.market === 'live' ? 6 : 5,
      ]);
    expect(list.every((match) => match.homeName !== match.awayName)).toBe(true);
  }
  expect((await guest.ok(sport, { sportId: 999 })).list).toEqual([]);
});

it('divides them into live, today and early, each match in one of them', async () => {
  const [all, live, today, early] = [await of(''), await of('live'), await of('today'), await of('early')];
  expect(live.length + today.length + early.length).toBe(all.length);
  const nowMs = t.clock.nowMs;
  expect(live.every((match) => match.startMs <= nowMs)).toBe(true);
  expect([...today, ...early].every((match) => match.startMs > nowMs && match.minute === 0)).toBe(true);
  expect(live.length).toBeGreaterThan(10);
  for (const market of [today, early]) expect(market.length).toBeGreaterThan(10);
});

it('lists no pair of sides twice among twelve matches, although the sports share their names', async () => {
  const list = await of('today');
  const pairs = list.map(({ homeName, awayName }) => [homeName, awayName].toSorted().join(' '));
  for (const [at, pair] of pairs.slice(0, 24).entries())
    expect(pairs.slice(Math.max(0, at - 11), at)).not.toContain(pair);
  expect(new Set(list.map(({ matchId }) => matchId)).size).toBe(list.length);
});

it('offers odds whose implied chances sum to one plus the stated margin', async () => {
  const { list } = await guest.ok(sport, { market: 'early' });
  for (const { odds } of list) {
    const implied = odds.reduce((sum, each) => sum + 1 / each.odds, 0);
    // All odds are rounded to the nearest hundredth.
    expect(Math.abs(implied - 1.05)).toBeLessThan(0.0051 * odds.length);
  }
  expect(list.filter((match) => match.sportId === 1).every((match) => match.odds.length === 3)).toBe(true);
  expect(list.filter((match) => match.sportId === 2).every((match) => match.odds.length === 2)).toBe(true);
});

it('plays on with the clock: a score never falls, and a match that has begun stays the same match', async () => {
  const scoreNow = async (matchId: string) =>
    (await guest.ok(sport, { market: 'live' })).list.find((match) => match.matchId === matchId);
  const next = (await guest.ok(sport, { sportId: 2 })).list.find((match) => match.market !== 'live');
  if (next === undefined) throw new Error('no match');
  let score = -1;
  let minute = 0;
  for (let wallMinute = 1; wallMinute <= 5; wallMinute += 1) {
    t.clock.nowMs = next.startMs + wallMinute * 60_000;
    const match = await scoreNow(next.matchId);
    expect(match).toMatchObject({ homeName: next.homeName, awayName: next.awayName });
    expect(match?.homeScore).toBeGreaterThanOrEqual(score);
    expect(match?.minute).toBeGreaterThan(minute);
    [score, minute] = [match?.homeScore ?? -1, match?.minute ?? 0];
  }
  expect(score).toBeGreaterThan(10);
});

const scripts = { zh_CN: /^\p{Script=Han}+$/u, en: /^[A-Za-z ]+$/, th: /^\p{Script=Thai}+$/u };

it.each(Object.entries(scripts) as [Locale, RegExp][])('names clubs and leagues in %s', async (lang, script) => {
  const { list } = await guest.ok(sport, { sportId: 1 }, { lang });
  for (const match of list) for (const name of [match.homeName, match.awayName]) expect(name).toMatch(script);
});

it('features one match and lists the next eight of a platform. CALL-020, CALL-021', async () => {
  const { match } = await guest.ok(getCustomizeMatch, { imgCode: 'home' });
  expect(match).toMatchObject({ sportId: 1, isVirtual: true });
  const { list } = await guest.ok(getMatchByPlatformCode, { platformCode: 'harbour' });
  expect(list.length).toBeGreaterThan(0);
  expect(list.length).toBeLessThanOrEqual(8);
  expect(list.every((each) => each.platformCode === 'harbour')).toBe(true);
  expect((await guest.ok(getMatchByPlatformCode, { platformCode: 'nowhere' })).list).toEqual([]);
});
