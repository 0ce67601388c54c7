/** Random play of two players: bets of several games are placed, settled, changed, voided, summed and archived. */
import { sql } from 'kysely';
import * as fc from 'fast-check';
import type { LedgerTables } from '../../../db/tables.ts';
import type { Selectable } from 'kysely';
import { titles } from '../../accounts.ts';
import type { BetRow } from '../../accounts.ts';
import type { TestLedger } from '../../testing/ledger.ts';
import { archiveBets } from '../../oldBets/archive.ts';
import { holdRound } from '../../oldBets/recall.ts';
import { sumSettledStakes } from '../../settledStakes.ts';
import { writeUncounted } from '../../uncountedStake.ts';
import { sumBets } from '../sumBets.ts';

const hourMs = 3_600_000;

export type ReadBet = Selectable<LedgerTables['bet']> & { readonly uncounted_satang: number };

const step = fc.record({
  player: fc.nat({ max: 1 }),
  bet: fc.nat({ max: 5 }),
  act: fc.constantFrom(
    ...([
      'place',
      'place',
      'spin',
      'spin',
      'win',
      'lose',
      'more',
      'void',
      'annul',
      'less',
      'sum',
      'sum',
      'archive',
    ] as const),
  ),
  satang: fc.integer({ min: 1, max: 90_000 }),
  /** A game of a platform and type. */
  game: fc.constantFrom(
    ['orchard', 1, 'koi'],
    ['orchard', 5, 'carp'],
    ['kiln', 1, 'urn'],
    ['kiln', 1, 'vase'],
  ) as fc.Arbitrary<readonly [string, number, string]>,
  /** How long before its movement a bet was placed. */
  placedHoursAgo: fc.constantFrom(0, 0, 0, 2, 50),
  hours: fc.constantFrom(0, 0, 0.1, 1, 3, 30, 300),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

export interface BetPlay {
  readonly players: readonly string[];
  readonly step: typeof step;
  performAll(steps: readonly Step[]): Promise<void>;
  /** Posts a bet of a slot. What its movement pays does not matter here. */
  post(playerId: string, betOrderNo: string, fields: Partial<BetRow>): Promise<void>;
  /** As a round is voided: stake and prize stay in their row. */
  voidRound(playerId: string, betOrderNo: string): Promise<void>;
  /** Archives what was over two months ago. */
  archive(mostBets?: number): Promise<void>;
  /** Archived bets included. */
  betsOf(playerId: string): Promise<ReadBet[]>;
  allBets(): Promise<ReadBet[]>;
}

export async function betPlay(house: TestLedger, clock: { nowMs: number }): Promise<BetPlay> {
  const players = ['player 0', 'player 1'];
  for (const player_id of players)
    await house.db
      .insertInto('player')
      .values({ player_id, user_account: player_id, password_hash: '', created_ms: 0 })
      .execute();
  let posted = 0;

  async function post(playerId: string, betOrderNo: string, fields: Partial<BetRow>): Promise<void> {
    posted += 1;
    await house.ledger.post({
      playerId,
      key: `movement ${posted}`,
      title: titles.other,
      reference: 'any',
      legs: [
        { account: 'house:adjustment', amountSatang: -1 },
        { account: 'main', amountSatang: 1 },
      ],
      bet: {
        betOrderNo,
        platformCode: 'orchard',
        gameType: 1,
        gameId: 'koi',
        roundId: betOrderNo,
        stakeSatang: 0,
        winSatang: 0,
        isSettled: false,
        ...fields,
      },
    });
  }

  /** Does a step, unless the bet's state forbids it. */
  async function perform(run: number, { player, bet, act, satang, game, placedHoursAgo, hours }: Step): Promise<void> {
    clock.nowMs += hours * hourMs;
    const mostBets = 1 + (satang % 4);
    if (act === 'sum') return sumBets(house.db, clock.nowMs, mostBets);
    if (act === 'archive') {
      // Often enough for every run of the job to find bets, and seldom enough for few months.
      if (satang % 3 === 0) clock.nowMs += 1_600 * hourMs;
      return archive(mostBets);
    }
    const playerId = players[player] ?? '';
    const number = `bet ${run}.${bet}`;
    const known = (await betsOf(playerId)).find((one) => one.bet_order_no === number);
    const change = (fields: Partial<BetRow>) => post(playerId, number, fields);
    if (known === undefined) {
      if (act !== 'place' && act !== 'spin') return undefined;
      const [platformCode, gameType, gameId] = game;
      const winSatang = act === 'spin' && satang % 3 === 0 ? satang * 2 : 0;
      const placedMs = clock.nowMs - placedHoursAgo * hourMs;
      const fields = { platformCode, gameType, gameId, stakeSatang: satang, winSatang, placedMs };
      return change({ ...fields, isSettled: act === 'spin' });
    }
    if (known.voided_ms !== null) return undefined;
    if (act === 'void') return voidRound(playerId, number);
    if (act === 'annul') return change({ isSettled: true, voidSatang: known.stake_satang });
    if (act === 'less' && known.stake_satang > 1)
      // As one of several stakes of a foreign round is taken back, before or after the round is settled.
      return change({ stakeSatang: -Math.min(satang, known.stake_satang - 1), isSummed: true });
    // As a late prize of a foreign round.
    if (act === 'more') return change({ winSatang: satang, isSummed: true });
    if (known.is_settled) return undefined;
    if (act === 'win' || act === 'lose') {
      if (satang % 4 === 0)
        await writeUncounted(house.db, [{ playerId, betOrderNo: number, satang: 1, reason: 'opposing' }]);
      if (act === 'win') return change({ winSatang: satang, isSettled: true });
      await house.ledger.closeLost([{ playerId, betOrderNo: number }]);
    }
    return undefined;
  }

  async function voidRound(playerId: string, betOrderNo: string): Promise<void> {
    await house.db.transaction().execute(async (trx) => {
      await holdRound(trx, playerId, betOrderNo);
      await trx
        .updateTable('bet')
        .set({ is_settled: false, voided_ms: clock.nowMs })
        .where('player_id', '=', playerId)
        .where('bet_order_no', '=', betOrderNo)
        .execute();
    });
  }

  async function archive(mostBets?: number): Promise<void> {
    await sumSettledStakes(house.db, clock.nowMs);
    await sumBets(house.db, clock.nowMs);
    await archiveBets(house.db, clock.nowMs, { afterMonths: 2, mostBets, shards: house.money.shards });
  }

  const read = async (where: ReturnType<typeof sql>) => {
    const { rows } = await sql<ReadBet>`
      select every_bet.*, coalesce(satang, 0)::bigint as uncounted_satang
      from every_bet left join uncounted_stake using (player_id, bet_order_no) where ${where}`.execute(house.db);
    return rows;
  };
  const betsOf = (playerId: string) => read(sql`player_id = ${playerId}`);

  let runs = 0;
  return {
    players,
    step,
    post,
    voidRound,
    archive,
    betsOf,
    allBets: () => read(sql`player_id like 'player %'`),
    performAll: async (steps) => {
      runs += 1;
      for (const one of steps) await perform(runs, one);
    },
  };
}
