/** The club as guests see it. SI-26 */
import { locales } from '@foyer/contract/envelope.ts';
import { showVIpInfo, vipPrivilege } from '@foyer/contract/vip/information.ts';
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';

const t = await openTestHouse();
afterAll(() => t.close());
const guest = t.client();

it('names the VIP levels and explains how bets are counted. CALL-017', async () => {
  const { list, notice } = await guest.ok(showVIpInfo, {}, { lang: 'en' });
  expect(list.map((level) => level.level)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(list[1]).toMatchObject({ levelName: 'Regular', riseBetflowSatang: 1_000_000 });
  expect(notice).toContain('counted on the 1st');
});

it.each(locales)('states in %s what each level gives, and where it is claimed. CALL-142', async (lang) => {
  const { list, notice } = await guest.ok(vipPrivilege, {}, { lang });
  const levels = await guest.ok(showVIpInfo, {}, { lang });
  expect(list.map(({ level, levelName }) => [level, levelName])).toEqual(
    levels.list.map(({ level, levelName }) => [level, levelName]),
  );
  expect(notice).not.toBe('');
});

it('gives a higher level no less than the one below it, and requires turnover of at most ten times. CALL-142, M22', async () => {
  const { list } = await guest.ok(vipPrivilege, {});
  for (const [index, level] of list.entries()) {
    const below = list[index - 1];
    for (const bonus of ['riseBonusSatang', 'monthBonusSatang', 'birthdayBonusSatang'] as const) {
      expect(level[bonus]).toBeGreaterThanOrEqual(below?.[bonus] ?? 0);
    }
    expect(level.bonusStakeMultiple).toBeGreaterThanOrEqual(1);
    expect(level.bonusStakeMultiple).toBeLessThanOrEqual(10);
  }
});

it('shows a level that the operator changed within a second', async () => {
  await t.database.db.updateTable('vip_privilege').set({ month_bonus_satang: 777 }).where('level', '=', 1).execute();
  t.clock.nowMs += 1_000;
  expect((await guest.ok(vipPrivilege, {})).list[1]?.monthBonusSatang).toBe(777);
});
