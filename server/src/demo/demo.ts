/**
 * Seeds the sandbox's demo player, who has used every feature: a known log-in, play money only. docs/getting-started.md
 */
import { houseDay } from '@foyer/contract/houseZone.ts';
import type { Database } from '../db/open.ts';
import { tryAdvisoryLock } from '../db/advisoryLock.ts';
import type { House } from '../house.ts';
import { createLedger } from '../ledger/post.ts';
import { offerSteps } from './offers.ts';
import { demoTerms } from '../ledger/clearance.ts';
import { baht, dayMs, demoLogin, demoPlayer, give } from './player.ts';
import { rewardSteps } from './rewards.ts';
import { putUp } from './showcase.ts';
import { walletSteps } from './wallet.ts';

const key = 'demoSeeded';
/** The length of the demo player's history, in days. */
const storyDays = 40;

/**
 * Creates the demo player if there is none, in one process at a time. If a process dies half-way, the next start
 * continues, because every step has a key. The past is written by a ledger whose clock is set back, so the books match
 * the history.
 */
export async function seedDemo({ db, money }: Pick<Database, 'db' | 'money'>, house: House): Promise<void> {
  await tryAdvisoryLock(db, 'foyer demo', async () => {
    const done = await db.selectFrom('setting').select('setting_key').where('setting_key', '=', key).executeTakeFirst();
    if (done !== undefined) return;
    const clock = { nowMs: house.now() - storyDays * dayMs };
    const now = () => clock.nowMs;
    const ledger = createLedger({ db, money, now, random: house.random, rules: () => house.config.jurisdiction });
    try {
      await seedHistory({ ...house, ledger, now }, clock, house.now());
      await putUp(house);
    } finally {
      await ledger.close();
    }
    await db
      .insertInto('setting')
      .values({ setting_key: key, setting_value: String(house.now()) })
      .onConflict((row) => row.doNothing())
      .execute();
  });
}

/** Runs the steps in chronological order, because a player's movements form a hash chain. L02 */
async function seedHistory(past: House, clock: { nowMs: number }, seededMs: number): Promise<void> {
  // Today is the player's birthday, so that there is a birthday gift.
  const today = houseDay(seededMs).slice(4);
  const player = await demoPlayer(past, {
    ...demoLogin,
    name: '林小满',
    isNameVerified: true,
    nickname: '小满',
    birthday: `1992${today}`,
    withdrawPassword: demoLogin.password,
    mobilePhone: '0800000088',
    isPhoneVerified: true,
    termsVersion: demoTerms,
  });
  await give(player, 'start', baht(20_000));
  const steps = [...offerSteps, ...rewardSteps, ...walletSteps].toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const { daysAgo, does } of steps) {
    clock.nowMs = seededMs - daysAgo * dayMs;
    await does(player);
  }
}
