/** In the sandbox a player who has seen everything: a known log-in, play money only. docs/getting-started.md */
import { houseDay } from '@foyer/contract/houseZone.ts';
import type { Database } from '../db/open.ts';
import { ifAlone } from '../db/turn.ts';
import type { House } from '../house.ts';
import { createLedger } from '../ledger/post.ts';
import { offerSteps } from './offers.ts';
import { demoTerms } from '../players/players.ts';
import { baht, dayMs, demoLogin, demoPlayer, give } from './player.ts';
import { rewardSteps } from './rewards.ts';
import { putUp } from './showcase.ts';
import { walletSteps } from './wallet.ts';

const key = 'demoSeeded';
/** How long ago the story begins. */
const storyDays = 40;

/**
 * Makes the demo player where there is none yet, on one process at a time; a start after a process died in the middle goes on,
 * since every step has a key. Their past is told by a ledger with the past's clock, so that the books agree with the story.
 */
export async function seedDemo({ db, money }: Pick<Database, 'db' | 'money'>, house: House): Promise<void> {
  await ifAlone(db, 'foyer demo', async () => {
    const done = await db.selectFrom('setting').select('setting_key').where('setting_key', '=', key).executeTakeFirst();
    if (done !== undefined) return;
    const clock = { nowMs: house.now() - storyDays * dayMs };
    const now = () => clock.nowMs;
    const ledger = createLedger({ db, money, now, random: house.random });
    try {
      await tell({ ...house, ledger, now }, clock, house.now());
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

/** Step by step in the order of time: a player's movements form a chain. L02 */
async function tell(past: House, clock: { nowMs: number }, seededMs: number): Promise<void> {
  // Who was born on this day is given something today.
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
