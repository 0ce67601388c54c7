/**
 * How fast a draw of 100,000 bets is settled, compared with a plain UPDATE of as many rows in the same run.
 *
 * Method. 10,000 players hold ten bets each on one draw of the minute game, on plays that win as often as in real use:
 * positions, halves, colours, straights and groups. All rows are as the house writes them: the bets of the orders, the
 * ledger's rows and the movements of the stakes. Then the house's own job settles the draw. It judges each bet, pays
 * each winning player with one movement, closes the ledger's rows and the bets, and totals the draw. The rival sets
 * three columns of 100,000 rows in a copy of the bets with one statement: no money, no ledger, no protection against
 * repetition. Both run on the same server, durable (fsync is on), after a vacuum; rounds take turns. The books are
 * checked at the end.
 *
 *     npm run bench:lottery         bets: BENCH_BETS (100000), rounds: BENCH_ROUNDS (3)
 */
import { drawAt, drawTimes } from '@foyer/contract/lottery/clock.ts';
import { countBets, stakeOf } from '@foyer/contract/lottery/selection.ts';
import type { Line } from '@foyer/contract/lottery/selection.ts';
import { readConfig } from '@foyer/house/config.ts';
import { createHouse } from '@foyer/house/createHouse.ts';
import type { House } from '@foyer/house/house.ts';
import { assertBooksAreZero } from '@foyer/house/ledger/books.ts';
import { titles } from '@foyer/house/ledger/accounts.ts';
import { createLog } from '@foyer/house/log.ts';
import { drawDue } from '@foyer/house/lottery/draws.ts';
import { settleDue } from '@foyer/house/lottery/settle.ts';
import { platformRandom } from '@foyer/house/random.ts';
import { median, openScratch, playerOf } from './bets/bank.ts';

const betCount = Number(process.env.BENCH_BETS ?? 100_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const perPlayer = 10;
const players = Math.ceil(betCount / perPlayer);

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const line = (play: string, ...picks: number[][]): Line => ({ play, picks, bankers: [], unitSatang: 100, multiple: 1 });
/** The ten lines of a player. Some picks depend on the player, so that players hold different numbers. */
const linesOf = (player: number): Line[] => {
  const [one, two, three] = [player % 10, (player * 3 + 1) % 10, (player * 7 + 2) % 10];
  return [
    line('position', [one], [], [], [], []),
    line('position', [], [two], [], [], []),
    line(
      'position',
      [],
      [],
      [],
      [],
      [one, two].filter((digit, place) => place === 0 || digit !== one),
    ),
    line('halves', [player % 4], [], [], [], []),
    line('halves', [], [], [], [], [(player + 1) % 4]),
    line('colour', [1 + (player % 3)]),
    line('back2Straight', digits.slice(0, 5), [three]),
    line('front3Straight', [one], [two], digits),
    line('back3Group', [0, 1, 2, 3, 4]),
    line('front3Pair', [5, 6, 7]),
  ];
};

const { database, dataDir, remove } = await openScratch();
const clock = { nowMs: Date.now() };
const config = { ...readConfig({}), dataDir };
const log = createLog('warn', process.stderr);
const house = createHouse({ database, config, log, now: () => clock.nowMs, random: platformRandom });
try {
  await fund();
  // Not timed, because a house makes them only once: the hash chain and the examples of the charts.
  await drawDue(house, 'minute');
  const settled: number[] = [];
  const updated: number[] = [];
  let winners = 0;
  for (let round = 0; round < rounds; round += 1) {
    clock.nowMs = drawAt('minute', clock.nowMs).drawMs + 1_000;
    const { index, drawMs } = drawAt('minute', clock.nowMs);
    await sell(index);
    await database.money.query('drop table if exists bench_bet');
    await database.money.query(`create table bench_bet as select * from lottery_bet where draw_index = ${index}`);
    await database.money.query('alter table bench_bet add primary key (player_id, bet_order_no)');
    await database.money.query('vacuum analyze');
    clock.nowMs = drawMs;
    settled.push(await rate(() => settleDue(house)));
    winners += await winnersOf(index);
    updated.push(
      await rate(() => database.money.query(`update bench_bet set state = 'lost', prize_satang = 0, settled_ms = 1`)),
    );
  }
  report(settled, updated, winners / rounds);
  await assertBooksAreZero(house.db);
  console.log('books: zero, every chain whole, every bet settled');
} finally {
  await house.ledger.close();
  await remove();
}

async function rate(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return (players * perPlayer) / ((performance.now() - startMs) / 1_000);
}

async function fund(): Promise<void> {
  await house.ledger.postAll(
    Array.from({ length: players }, (_, player) => ({
      playerId: playerOf(player),
      key: 'opening',
      title: titles.adjustment,
      reference: 'bench',
      legs: [
        { account: 'house:adjustment', amountSatang: -10_000_000 },
        { account: 'main', amountSatang: 10_000_000 },
      ] as const,
    })),
  );
}

/** Writes every player's ten bets on a draw, as an order would. */
async function sell(index: number): Promise<void> {
  const { issue } = drawTimes('minute', index);
  const orders = Array.from({ length: players }, (_, player) => ({
    playerId: playerOf(player),
    orderNo: `L${index}-${player}`,
    lines: linesOf(player),
  }));
  await house.db
    .insertInto('lottery_draw')
    .values({ lottery_code: 'minute', draw_index: index, issue, state: 'open' })
    .execute();
  await mustPost(
    orders.map(({ playerId, orderNo, lines }) => {
      const stakes = lines.map((one) => stakeOf('minute', one));
      const stakeSatang = stakes.reduce((sum, one) => sum + one, 0);
      return {
        playerId,
        key: `lottery:${orderNo}`,
        title: titles.stake,
        reference: orderNo,
        legs: [
          { account: 'main', amountSatang: -stakeSatang },
          { account: 'house:games:lottery', amountSatang: stakeSatang },
        ],
        bets: lines.map((_, place) => ({
          betOrderNo: `${orderNo}-${place + 1}`,
          platformCode: 'lottery',
          gameType: 4,
          gameId: 'lottery-minute',
          roundId: issue,
          stakeSatang: stakes[place] ?? 0,
          winSatang: 0,
          isSettled: false,
        })),
      };
    }),
  );
  const rows = orders.flatMap(({ playerId, orderNo, lines }) =>
    lines.map((one, place) => ({
      player_id: playerId,
      bet_order_no: `${orderNo}-${place + 1}`,
      order_no: orderNo,
      chase_no: '',
      lottery_code: 'minute',
      draw_index: index,
      play: one.play,
      picks: JSON.stringify(one.picks),
      bankers: '[]',
      bet_count: countBets('minute', one),
      unit_satang: one.unitSatang,
      multiple: 1,
      stake_satang: stakeOf('minute', one),
      state: 'placed',
      placed_ms: clock.nowMs,
      settled_ms: null,
    })),
  );
  for (let from = 0; from < rows.length; from += 2_000)
    await house.db
      .insertInto('lottery_bet')
      .values(rows.slice(from, from + 2_000))
      .execute();
}

async function mustPost(movements: Parameters<House['ledger']['postAll']>[0]): Promise<void> {
  const outcomes = await house.ledger.postAll(movements);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function winnersOf(index: number): Promise<number> {
  const all = await house.db
    .selectFrom('lottery_bet')
    .select((row) => [row.fn.count<number>('player_id').distinct().as('players')])
    .where('draw_index', '=', index)
    .where('state', '=', 'won')
    .executeTakeFirstOrThrow();
  const { left } = await house.db
    .selectFrom('lottery_bet')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('state', '=', 'placed')
    .executeTakeFirstOrThrow();
  if (left > 0) throw new Error(`${left} bets are not settled`);
  return all.players;
}

function words(rates: readonly number[]): string {
  const turns = rates.map((one) => Math.round(one)).join(' ');
  return `${String(Math.round(median(rates))).padStart(7)} bets/s  (${turns})`;
}

function report(settled: readonly number[], updated: readonly number[], paid: number): void {
  console.log(
    `${players * perPlayer} bets of ${players} players on one draw, ${Math.round(paid)} players paid a round`,
  );
  console.log(`settled by the house      ${words(settled)}`);
  console.log(`a plain UPDATE            ${words(updated)}`);
  console.log(`ratio: ${(median(settled) / median(updated)).toFixed(2)}`);
}
