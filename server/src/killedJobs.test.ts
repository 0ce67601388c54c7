/**
 * Every job of the rewards and of the chains, killed before each of its statements in turn and around each movement of
 * money, and taken up again each time: what comes out is what comes out of one run. L10, R07
 */
import { catalogueOf } from '@foyer/games/catalogue/catalogue.ts';
import { tableOf } from '@foyer/games/engines/tables.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { grantBonus, offerBonus } from './bonus/grant.ts';
import { heldBonus, receiveHeld } from './bonus/heldStore.ts';
import { bonusTesting, testBonus, testTerms } from './bonus/testing.ts';
import { lastTuesday } from './games/leaderboard.ts';
import { houseJobs } from './houseJobs.ts';
import type { House } from './http/context.ts';
import { planOnSale, writeAsked } from './interest/store.ts';
import { interestTesting } from './interest/testing.ts';
import { runnerOf } from './jobs/job.ts';
import { assertBooksAreZero } from './ledger/books.ts';
import { openTestHouse } from './testHouse.ts';
import { settleBet } from './vip/testing.ts';

// Plans outlast a session.
const t = await openTestHouse({ config: { sessionIdleMs: 1e12, sessionLifeMs: 1e12 } });
const { house, clock } = t;
const { newPlayer, mainOf, stand } = bonusTesting(t);
const { playerWith } = interestTesting(t);
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => t.close());

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

class Killed extends Error {}

/** The house up to its death at the nth step: a statement that is not sent, or a movement that is not heard of. */
function dyingAt(nth: number): House {
  let step = 0;
  const live = () => {
    step += 1;
    if (step >= nth) throw new Killed();
  };
  const db = house.db.withPlugin({
    transformQuery({ node }) {
      live();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return {
    ...house,
    db,
    ledger: {
      ...house.ledger,
      async post(movement) {
        live();
        const posted = await house.ledger.post(movement);
        live();
        return posted;
      },
    },
    jobs: {
      ...house.jobs,
      async add(name, payload, when) {
        live();
        await house.jobs.add(name, payload, when);
      },
    },
  };
}

/** Runs until no death comes any more; answers how often it died. */
async function runKilled(
  name: string,
  payload: Record<string, unknown>,
  config: House['config'] = house.config,
): Promise<number> {
  for (let nth = 1; nth < 400; nth += 1) {
    const where: House = { ...dyingAt(nth), config };
    const due = { id: '', name, key: `killed:${name}`, payload, runAtMs: clock.nowMs, failures: nth - 1 };
    let hasDied = false;
    const watched: House = { ...where, log: watching(where, () => (hasDied = true)) };
    await runnerOf(
      watched,
      houseJobs,
    )(due).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
      hasDied = true;
    });
    if (!hasDied) return nth - 1;
  }
  throw new Error(`${name} never came to its end`);
}

/** A job that goes on behind one failure says so in the log alone. */
const watching = ({ log }: House, onDeath: () => void): House['log'] =>
  Object.assign(Object.create(log) as House['log'], {
    error: (fields: { readonly err?: unknown }) => {
      if (fields.err instanceof Killed) onDeath();
    },
  });

const movements = async (playerId: string) => {
  const rows = house.db.selectFrom('movement').select('key').where('player_id', '=', playerId).orderBy('seq');
  return (await rows.execute()).map(({ key }) => key);
};

it('bonus.expire: what was left unpaid is paid, what is over goes back, what waited too long is closed', async () => {
  const [unpaid, over, waited] = [await newPlayer(), await newPlayer(), await newPlayer()];
  await offerBonus(house, { ...testBonus(unpaid, 'G1'), claimUntilMs: null });
  const held = await heldBonus(house, unpaid, 'G1');
  if (held) await receiveHeld(house, held);
  await grantBonus(house, testBonus(over, 'G1', { terms: testTerms(100, { expiresAfterHours: 1 }) }));
  await offerBonus(house, { ...testBonus(waited, 'G1'), claimUntilMs: clock.nowMs + hourMs });
  clock.nowMs += 2 * hourMs;
  expect(await runKilled('bonus.expire', { slotMs: clock.nowMs })).toBeGreaterThan(5);
  expect([await mainOf(unpaid), await stand(unpaid)]).toEqual([100_00, [1, 0, '']]);
  expect([await mainOf(over), await stand(over)]).toEqual([0, [4, 2, 'expired']]);
  expect([await mainOf(waited), await stand(waited)]).toEqual([0, [4, 0, 'expired']]);
  expect(await movements(over)).toEqual(['bonus:G1', 'bonus:G1:returned']);
});

it('vip.grade: levels, months and birthdays are each graded once', async () => {
  const playerId = await newPlayer();
  await settleBet(t, playerId, 60_000_00);
  await runKilled('vip.grade', { slotMs: clock.nowMs });
  const birthday = `1990${new Date(clock.nowMs + 40 * dayMs + 7 * hourMs).toISOString().slice(4, 10)}`;
  await house.db.updateTable('player').set({ birthday }).where('player_id', '=', playerId).execute();
  clock.nowMs += 20 * dayMs;
  await settleBet(t, playerId, 9_000_00);
  clock.nowMs += 20 * dayMs;
  expect(await runKilled('vip.grade', { slotMs: clock.nowMs })).toBeGreaterThan(5);
  const rewards = house.db.selectFrom('vip_reward').select('reward_id').where('player_id', '=', playerId);
  const kinds = (await rewards.execute()).map(({ reward_id }) => reward_id.split(':', 1)[0]);
  expect(kinds.toSorted((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1))).toEqual([
    'birthday',
    'month',
    'rise',
    'rise',
  ]);
  const { level } = await house.db
    .selectFrom('player')
    .select('level')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  expect(level).toBe(2);
});

it('games.fishKing: a week is written down whole, once', async () => {
  const tuesday = lastTuesday(clock.nowMs) + 7 * dayMs;
  for (const win of [9_000, 7_000, 5_000]) {
    await house.db
      .insertInto('bet')
      .values({
        player_id: await newPlayer(),
        bet_order_no: `fish-${win}`,
        platform_code: 'canglan',
        game_type: 5,
        game_id: 'none',
        round_id: `fish-${win}`,
        stake_satang: 1_000,
        win_satang: win,
        is_settled: true,
        placed_ms: tuesday - hourMs,
        settled_ms: tuesday - hourMs,
      })
      .execute();
  }
  clock.nowMs = tuesday + hourMs;
  expect(await runKilled('games.fishKing', { slotMs: tuesday + 60_000 })).toBeGreaterThan(2);
  const rows = house.db.selectFrom('fish_king').select('win_satang').where('until_ms', '=', tuesday).orderBy('rank');
  expect((await rows.execute()).map(({ win_satang }) => win_satang)).toEqual([9_000, 7_000, 5_000]);
});

it('wheels.pay: a prize that is owed arrives once', async () => {
  const playerId = await newPlayer();
  const drawn = { wedges: JSON.stringify([]), seed_id: 's', nonce: 0, ticket: 0, prize_id: 'baht-8', request_key: 'r' };
  await house.db
    .insertInto('wheel_draw')
    .values({
      ...drawn,
      player_id: playerId,
      draw_id: 'killed',
      wheel_code: 'turntable',
      amount_satang: 8_00,
      target_satang: 24_00,
      drawn_ms: clock.nowMs,
      paid_ms: null,
    })
    .execute();
  clock.nowMs += hourMs;
  expect(await runKilled('wheels.pay', { slotMs: clock.nowMs })).toBeGreaterThan(5);
  expect([await mainOf(playerId), await movements(playerId)]).toEqual([8_00, ['bonus:wheel:killed']]);
});

it('interest.pay, interest.cycle, interest.payBack: a plan is paid for, reckoned, ended and paid back once', async () => {
  const { playerId, accounts, mine } = await playerWith(10_000);
  const plan = await planOnSale(house, 'week');
  if (!plan) throw new Error('no plan');
  const ids = { player_id: playerId, order_id: 'Ikilled', request_key: 'killed' };
  await writeAsked(
    house,
    plan,
    { ...ids, principal_satang: 10_000_00, created_ms: clock.nowMs },
    async () => undefined,
  );
  const payload = { playerId, orderId: ids.order_id };
  expect(await runKilled('interest.pay', payload)).toBeGreaterThan(5);
  expect(await accounts()).toEqual({ main: 0, savings: 10_000_00 });
  clock.nowMs += dayMs;
  expect(await runKilled('interest.cycle', { ...payload, cycle: 1 })).toBeGreaterThan(2);
  expect(await mine()).toMatchObject([{ cycles: 1, interestSatang: 2_00 }]);
  clock.nowMs += 6 * dayMs;
  await runKilled('interest.cycle', { ...payload, cycle: 7 });
  await runKilled('interest.payBack', payload);
  expect(await mine()).toMatchObject([{ status: '1', cycles: 7, interestSatang: 14_00 }]);
  expect(await accounts()).toEqual({ main: 10_014_00, savings: 0 });
  expect((await movements(playerId)).length).toBe(4);
});

it('tables.chains: every table has its chain published once', async () => {
  // The smallest catalogue has no table.
  const config = { ...house.config, catalogueSize: 600 };
  const tables = catalogueOf(config.catalogueSize).flatMap(({ gameId }) => (tableOf(gameId) ? [gameId] : []));
  expect(tables.length).toBeGreaterThan(2);
  expect(await runKilled('tables.chains', { slotMs: clock.nowMs }, config)).toBeGreaterThan(tables.length);
  const dealt = await house.db.selectFrom('table_chain').select(['game_id', 'chain_no']).execute();
  expect(dealt).toHaveLength(tables.length);
  expect(new Set(dealt.map(({ game_id, chain_no }) => `${game_id} ${chain_no}`))).toEqual(
    new Set(tables.map((gameId) => `${gameId} 0`)),
  );
});

it('leaves out no job of the house', () => {
  const own = [
    'tables.chains',
    'bonus.expire',
    'vip.grade',
    'games.fishKing',
    'wheels.pay',
    'interest.pay',
    'interest.cycle',
    'interest.payBack',
  ];
  // Killed beside their draws, rounds, bets and clips.
  const besideTheirRooms = ['lottery.draw', 'tables.settle', 'sport.settle', 'fish.close'];
  // One statement makes or forgets all that is due: it is sent or not.
  const whole = ['sport.chains', 'fish.forget'];
  const names = houseJobs.map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set([...own, ...besideTheirRooms, ...whole]));
});
