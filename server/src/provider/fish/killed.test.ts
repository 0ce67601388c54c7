/** Crashes between any two steps of a shot or clip: no bullet is lost, charged twice or paid twice. M08, L08, L10 */
import { shotGapMs } from '@foyer/contract/play/fish.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { House } from '../../house.ts';
import { dying, Killed } from '../../testing/dying.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { calledAway, doneOrWaiting } from '../../testing/race.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { betsOf, purse } from '../testing/player.ts';
import { fire } from './firing.ts';
import { closeClip, closeLeftClips } from './pay.ts';
import { seatOf } from './rooms.ts';
import { angler, fireOnce, fishNow, shotAt } from './testing/fish.ts';
import { fishView } from './views.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const shotsOf = (owner: string) => t.house.db.selectFrom('fish_shot').selectAll().where('owner', '=', owner).execute();

for (const when of ['before', 'after'] as const)
  for (const who of ['the same request', 'a reload', 'the next shot', 'the minute'] as const)
    it(`takes a bullet once when the house is killed ${when} the ledger's answer and ${who} continues`, async () => {
      const name = `${when} ${who}`;
      const session = await angler(t, name, 10_000);
      t.clock.nowMs += 5_000;
      const [fish] = await fishNow(t, session);
      const shot = shotAt(t, fish?.name ?? '');
      await expect(fire(dying(t.house, when), session, [shot])).rejects.toThrow(Killed);
      expect((await shotsOf(name))[0]?.state).toBe('opening');
      if (who === 'the same request') await fire(t.house, session, [shot]);
      if (who === 'a reload') await fishView(t.house, session, await seatOf(t.house, session));
      if (who === 'the next shot') await fireOnce(t, session);
      t.clock.nowMs += 10_000;
      await Promise.all([closeLeftClips(t.house), closeLeftClips(t.house)]);
      const shots = await shotsOf(name);
      expect(shots.every(({ state }) => state === 'done')).toBe(true);
      const net = shots.reduce((sum, row) => sum + row.win_satang - row.bullet_satang, 0);
      expect(await purse(t, name)).toBe(10_000 + net);
      const bets = await betsOf(t, name);
      expect(bets).toHaveLength(who === 'the next shot' ? 2 : 1);
      expect(bets.reduce((sum, bet) => sum + bet.win_satang - bet.stake_satang, 0)).toBe(net);
      const [sums] = await t.house.db.selectFrom('play_session').selectAll().where('owner', '=', name).execute();
      expect((sums?.won_satang ?? 0) - (sums?.staked_satang ?? 0)).toBe(net);
    });

for (const when of ['before', 'after'] as const)
  it(`writes one bet when the house is killed ${when} it writes a clip's bet`, async () => {
    const name = `bet ${when}`;
    const session = await angler(t, name, 10_000);
    await fireOnce(t, session);
    t.clock.nowMs += 10_000;
    await closeLeftClips(dying(t.house, when));
    expect((await t.house.db.selectFrom('fish_round').selectAll().where('owner', '=', name).execute())[0]?.state).toBe(
      'closing',
    );
    await closeLeftClips(t.house);
    const [bet, ...others] = await betsOf(t, name);
    expect(others).toEqual([]);
    expect(bet).toMatchObject({ stake_satang: 100, is_settled: true });
    expect(await closeLeftClips(t.house)).toBe(0);
  });

it('frees a fish whose shot could not be paid for, and calls the shot off', async () => {
  const session = await angler(t, 'poor', 100);
  for (;;) {
    t.clock.nowMs += 5_000;
    const [fish] = await fishNow(t, session);
    const shot = shotAt(t, fish?.name ?? '');
    // The house reads a balance that is too high, so the claim succeeds and the payment fails.
    const { ledger } = t.house;
    const platform = Object.keys(await ledger.balances('poor')).find((account) => account.startsWith('game:')) ?? '';
    const asked: House = { ...t.house, ledger: { ...ledger, balances: async () => ({ [platform]: 1_000_000 }) } };
    const { results, rows } = await fire(asked, session, [{ ...shot, bulletSatang: 200 }]);
    expect(results[0]?.state).toBe('short');
    // A shot that was not fired is not published in the room.
    expect(rows).toEqual([]);
    const [row] = (await shotsOf('poor')).slice(-1);
    expect(row?.state).toBe('refused');
    if (row?.is_caught !== true) continue;
    const catches = await t.house.db
      .selectFrom('fish_catch')
      .selectAll()
      .where('action_id', '=', row.action_id)
      .execute();
    expect(catches).toEqual([]);
    expect(await purse(t, 'poor')).toBe(100);
    // The next shot is paid for, and the bet records show only that one.
    t.clock.nowMs += shotGapMs;
    const next = shotAt(t, (await fishNow(t, session)).at(-1)?.name ?? '');
    expect(['caught', 'missed']).toContain((await fire(t.house, session, [next])).results[0]?.state);
    t.clock.nowMs += 10_000;
    await closeLeftClips(t.house);
    expect((await betsOf(t, 'poor')).map(({ stake_satang }) => stake_satang)).toEqual([100]);
    return;
  }
});

it('names the stop, not missing money, if play is stopped between the claim of a shot and its payment. M17', async () => {
  const session = await angler(t, 'stopped', 10_000);
  t.clock.nowMs += 5_000;
  const shot = shotAt(t, (await fishNow(t, session))[0]?.name ?? '');
  const { ledger } = t.house;
  const post: typeof ledger.post = async (movement) => {
    await t.house.db
      .updateTable('wallet')
      .set({ stopped_until_ms: t.clock.nowMs + 86_400_000 })
      .where('player_id', '=', 'stopped')
      .execute();
    return ledger.post(movement);
  };
  const asked: House = { ...t.house, ledger: { ...ledger, post } };
  await expect(fire(asked, session, [shot])).rejects.toThrow('PLAY_STOPPED');
  // A repeat of the request names it as well.
  await expect(fire(t.house, session, [shot])).rejects.toThrow('PLAY_STOPPED');
  expect((await shotsOf('stopped')).map(({ state }) => state)).toEqual(['refused']);
  expect(await purse(t, 'stopped')).toBe(10_000);
});

it('pays the shots of other clips if those of one cannot be paid, and pays those once they can. L08', async () => {
  const names = ['before', 'stuck', 'behind'];
  for (const name of names) {
    const session = await angler(t, name, 10_000);
    t.clock.nowMs += 5_000;
    const [fish] = await fishNow(t, session);
    await expect(fire(dying(t.house, 'before'), session, [shotAt(t, fish?.name ?? '')])).rejects.toThrow(Killed);
  }
  const states = async () =>
    Promise.all(names.map(async (name) => (await shotsOf(name)).map(({ state }) => state).join()));
  expect(await states()).toEqual(['opening', 'opening', 'opening']);
  const onPlatform = (from: string, to: string) =>
    t.house.db
      .updateTable('fish_round')
      .set({ platform_code: to })
      .where('owner', '=', 'stuck')
      .where('platform_code', '=', from)
      .executeTakeFirst();
  const [{ platform_code: platform } = { platform_code: '' }] = await t.house.db
    .selectFrom('fish_round')
    .selectAll()
    .where('owner', '=', 'stuck')
    .execute();
  await onPlatform(platform, 'nowhere');
  t.clock.nowMs += 10_000;
  await closeLeftClips(t.house);
  expect(await states()).toEqual(['done', 'opening', 'done']);
  expect([await purse(t, 'stuck'), await betsOf(t, 'stuck')]).toEqual([10_000, []]);
  expect(t.logLines.filter((line) => line.includes('a batch of shots cannot be paid'))).toHaveLength(1);
  await onPlatform('nowhere', platform);
  await closeLeftClips(t.house);
  expect(await states()).toEqual(['done', 'done', 'done']);
  for (const name of names) {
    const [bet, ...others] = await betsOf(t, name);
    expect([bet?.stake_satang, others]).toEqual([100, []]);
    expect(await purse(t, name)).toBe(10_000 - 100 + (bet?.win_satang ?? 0));
  }
});

it('writes both shots to the bet records if one is fired while the previous clip is being closed', async () => {
  const session = await angler(t, 'last', 10_000);
  const { shot, fired } = await fireOnce(t, session);
  const { clip } = fired;
  if (clip === undefined) throw new Error('no clip');
  let closing: Promise<unknown> = Promise.resolve();
  const house = calledAway(t.house, 'batch_id', () => {
    closing = closeClip(t.house, clip);
    return doneOrWaiting(t.house, closing);
  });
  t.clock.nowMs += shotGapMs;
  const [fish] = await fishNow(t, session);
  await fire(house, session, [shotAt(t, fish?.name ?? shot.fishId)]);
  await closing;
  t.clock.nowMs += 10_000;
  await closeLeftClips(t.house);
  const bets = await betsOf(t, 'last');
  expect(bets.map(({ stake_satang }) => stake_satang)).toEqual([100, 100]);
  expect(await purse(t, 'last')).toBe(10_000 - 200 + bets.reduce((sum, { win_satang }) => sum + win_satang, 0));
});
