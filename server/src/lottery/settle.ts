/**
 * Settles draws game by game in order, so that a chase that ends with a win buys nothing afterwards. All steps are
 * idempotent: several processes may settle the same draw, and another one continues after a crash. Bets are settled page
 * by page within one step of their draw, and returned page by page in steps of the same name. If a draw is voided while
 * a page is being paid, the page is not written and its payments are taken back.
 */
import { setImmediate } from 'node:timers/promises';
import { drawAt } from '@foyer/contract/lottery/clock.ts';
import { isLotteryCode, lotteryCodes } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { prizeOf } from '@foyer/contract/lottery/selection.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { eachTried } from '../jobs/eachTried.ts';
import type { Movement } from '../ledger/accounts.ts';
import { payDecided, postUnstopped } from '../ledger/settlement.ts';
import { inStep } from '../ledger/steps.ts';
import { coveredShares, writeUncounted } from '../ledger/uncountedStake.ts';
import type { UncountedStake } from '../ledger/uncountedStake.ts';
import { payOrder } from './betting.ts';
import { coveredSatang } from './covered.ts';
import { giveBack } from './chase.ts';
import { endChase, lockChase, plannedOf } from './chaseStore.ts';
import { drawDue } from './draws.ts';
import { finishDraw, nextToSettle, readDraw, readTotals, shareDraw, stepOf } from './drawStore.ts';
import type { DrawRow, DrawTotals } from './drawStore.ts';
import { chasedMovement, prizeMovement } from './money.ts';
import type { Judged } from './money.ts';
import { openingOrders } from './orderStore.ts';
import type { BetRow } from './orderStore.ts';
import { finishChases, isWaiting, readPage, readPlaced, wonChases, writeJudged, writeState } from './settleStore.ts';
import type { Page, PlacedBet } from './settleStore.ts';
import { finishVoids } from './void.ts';

/** Longer than any step of a living process takes. */
const stepMs = 60_000;

/**
 * Draws and settles everything due and completes what crashed processes left, each game regardless of errors in others.
 * Returns the number of draws settled.
 */
export async function settleDue(house: House): Promise<number> {
  let settled = 0;
  const games = lotteryCodes.map((lotteryCode) => async () => {
    settled += await settleGame(house, lotteryCode);
  });
  const returns = async () => {
    while ((await giveBack(house)) > 0);
  };
  await eachTried([() => payLeft(house), ...games, () => finishVoids(house), returns], (step) => step());
  return settled;
}

async function payLeft(house: House): Promise<void> {
  const left = await openingOrders(house, { beforeMs: house.now() - stepMs });
  await eachTried(left, async ({ player_id, order_no }) => {
    await payOrder(house, player_id, order_no);
  });
}

async function settleGame(house: House, lotteryCode: LotteryCode): Promise<number> {
  if (!(await isWaiting(house, lotteryCode, drawAt(lotteryCode, house.now()).index - 1))) return 0;
  await drawDue(house, lotteryCode);
  for (let settled = 0; ; settled += 1) {
    const draw = await nextToSettle(house, lotteryCode);
    if (draw === undefined) return settled;
    await settleDraw(house, draw);
  }
}

/** Settles one draw. All earlier ones are already settled. */
async function settleDraw(house: House, draw: DrawRow): Promise<void> {
  const { lottery_code: lotteryCode, draw_index: index } = draw;
  if (!isLotteryCode(lotteryCode)) throw new Error(`no lottery ${lotteryCode}`);
  for (const { player_id, order_no } of await openingOrders(house, { lotteryCode, index }))
    await payOrder(house, player_id, order_no);
  await eachPage(house, draw, {
    read: (after) => readPage(house.db, draw, ['planned'], after),
    prepare: (bets) => Promise.resolve(bets),
    pay: (bets) => buyChased(house, bets),
  });
  const totals = await settleBets(house, lotteryCode, draw);
  await endWonChases(house, draw);
  await finishChases(house, draw);
  await finishDraw(house, draw, totals);
}

/** Judges and pays all placed bets of a draw. Returns the draw's totals; zeros if it is not to be settled any more. */
async function settleBets(house: House, lotteryCode: LotteryCode, draw: DrawRow): Promise<DrawTotals> {
  const totals = { betCount: 0, stakeSatang: 0, prizeSatang: 0 };
  const add = (more: DrawTotals): void => {
    totals.betCount += more.betCount;
    totals.stakeSatang += more.stakeSatang;
    totals.prizeSatang += more.prizeSatang;
  };
  await eachPage(house, draw, {
    read: async (after) => {
      // What another process has settled before it crashed. Read with the first page, thus before any page is written:
      // a sum of all bets at the end would keep the draw waiting.
      if (after !== '') return readPlaced(house.db, draw, after);
      const [page, settled] = await Promise.all([readPlaced(house.db, draw, after), readTotals(house.db, draw)]);
      add(settled);
      return page;
    },
    prepare: (bets) => judgePage(lotteryCode, draw, bets),
    pay: async (page) => {
      const write = await payPrizes(house, page);
      return async (trx) => {
        await write(trx);
        add(page.totals);
      };
    },
  });
  return totals;
}

/** Stores what has been paid. */
type Write = (trx: Kysely<Tables>) => Promise<void>;

interface Pages<Bet, Prepared> {
  /** Reads the bets of the players after this one. */
  readonly read: (after: string) => Promise<Page<Bet>>;
  /** Computes what is to be paid. Writes nothing. */
  readonly prepare: (bets: readonly Bet[]) => Promise<Prepared>;
  readonly pay: (prepared: Prepared) => Promise<Write>;
}

interface PreparedPage<Prepared> {
  /** Undefined if the page has no bets in the asked states. */
  readonly prepared: Prepared | undefined;
  readonly until: string | undefined;
}

/**
 * Pays page by page, in order of players, until none is left or the draw is voided. While one page is being paid, the one
 * before it is written, and the next one is read and prepared: they are bets of different players.
 */
function eachPage<Bet, Prepared>(
  house: House,
  draw: DrawRow,
  { read: readFrom, prepare, pay }: Pages<Bet, Prepared>,
): Promise<void> {
  const { lottery_code: code, draw_index: index } = draw;
  const preparedFrom = async (after: string): Promise<PreparedPage<Prepared>> => {
    const { bets, until } = await readFrom(after);
    return { prepared: bets.length === 0 ? undefined : await prepare(bets), until };
  };
  const read = (after: string) => quietly(preparedFrom(after));

  return inStep(house, stepOf(draw), async (step) => {
    /** Writes a page and returns whether the draw is still to be settled. */
    const written = (write: Write): Promise<boolean> =>
      house.db.transaction().execute(async (trx) => {
        await step.renew(trx);
        if ((await shareDraw(trx, code, index))?.state !== 'drawn') return false;
        await write(trx);
        return true;
      });

    if ((await readDraw(house.db, code, index))?.state !== 'drawn') return;
    let before = Promise.resolve(true);
    let reading: Promise<PreparedPage<Prepared>> | undefined = read('');
    try {
      while (reading !== undefined) {
        const { prepared, until }: PreparedPage<Prepared> = await reading;
        reading = until === undefined ? undefined : read(until);
        if (prepared === undefined) continue;
        const [goesOn, paid] = await Promise.allSettled([before, pay(prepared)]);
        if (!valueOf(goesOn)) return;
        before = quietly(written(valueOf(paid)));
      }
      await before;
    } finally {
      // A page that is being written has ended before the step does, whatever has failed.
      await Promise.allSettled([before]);
    }
  });
}

/** The same promise, whose rejection may be handled later. */
function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

function valueOf<T>(outcome: PromiseSettledResult<T>): T {
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

const byPlayer = <T extends Pick<BetRow, 'player_id'>>(bets: readonly T[]): Map<string, T[]> =>
  Map.groupBy(bets, (bet) => bet.player_id);

/**
 * Buys the bets that chases have planned for this draw, from the money that they hold. If a player's own limit or stop
 * forbids it, their chases end here and the rest is returned. M14, M17
 */
async function buyChased(house: House, bets: readonly BetRow[]): Promise<Write> {
  const movements = [...byPlayer(bets)].map(([playerId, own]) => chasedMovement(playerId, own));
  const stopped = await postUnstopped(house, movements);
  const [ended, bought] = [bets.filter(isStopped), bets.filter((bet) => !isStopped(bet))];
  return async (trx) => {
    await writeState(trx, bought, 'placed', null);
    for (const { player_id, order_no } of chasesOf(ended)) {
      const chase = await lockChase(trx, player_id, order_no);
      if (chase?.state === 'running') await endChase(trx, chase, 'stopped', await plannedOf(trx, chase), house.now());
    }
  };

  function isStopped({ player_id }: BetRow): boolean {
    return stopped.has(player_id);
  }
}

const chasesOf = (bets: readonly BetRow[]): BetRow[] => [...new Map(bets.map((bet) => [bet.order_no, bet])).values()];

/**
 * A player's stakes that cover each other in this draw. They are at most what the draw has returned to the player, so
 * there are none without a win. L09, ADR 450
 */
function opposingStakes(lotteryCode: LotteryCode, own: readonly Judged[]): UncountedStake[] {
  const returned = own.reduce((sum, bet) => sum + bet.wonSatang, 0);
  if (returned === 0) return [];
  const stakes = own.map((bet) => bet.stake_satang);
  const staked = stakes.reduce((sum, stake) => sum + stake, 0);
  const covered = coveredSatang(lotteryCode, own, Math.min(staked, returned));
  if (covered === 0) return [];
  const shares = coveredShares(covered, stakes);
  return own.map(({ player_id: playerId, bet_order_no: betOrderNo }, at) => ({
    playerId,
    betOrderNo,
    satang: shares[at] ?? 0,
    reason: 'opposing',
  }));
}

const sumOf = (bets: readonly Judged[], of: (bet: Judged) => number): number =>
  bets.reduce((sum, bet) => sum + of(bet), 0);

/** What a page of placed bets has won. */
interface JudgedPage {
  readonly judged: readonly Judged[];
  readonly prizes: readonly Movement[];
  readonly uncounted: readonly UncountedStake[];
  readonly totals: DrawTotals;
}

/** Number of players whose bets are judged before the event loop runs other work: about two milliseconds. */
const judgedAtOnce = 50;

async function judgePage(lotteryCode: LotteryCode, draw: DrawRow, bets: readonly PlacedBet[]): Promise<JudgedPage> {
  const [judged, prizes, uncounted]: [Judged[], Movement[], UncountedStake[]] = [[], [], []];
  for (const [at, [playerId, placed]] of [...byPlayer(bets)].entries()) {
    if (at % judgedAtOnce === judgedAtOnce - 1) await setImmediate();
    const own = placed.map((bet) => ({ ...bet, wonSatang: prizeOf(lotteryCode, bet, draw.numbers) }));
    const prize = prizeMovement(draw, playerId, own);
    judged.push(...own);
    uncounted.push(...opposingStakes(lotteryCode, own));
    if (prize !== undefined) prizes.push(prize);
  }
  const totals = {
    betCount: sumOf(judged, (bet) => bet.bet_count),
    stakeSatang: sumOf(judged, (bet) => bet.stake_satang),
    prizeSatang: sumOf(judged, (bet) => bet.wonSatang),
  };
  return { judged, prizes, uncounted, totals };
}

async function payPrizes(house: House, { judged, prizes, uncounted }: JudgedPage): Promise<Write> {
  // Before the bets are paid, so that a covered stake clears no lock meanwhile.
  await writeUncounted(house.db, uncounted);
  const lost = judged.filter((bet) => bet.wonSatang === 0);
  await payDecided(
    house,
    prizes,
    lost.map((bet) => ({ playerId: bet.player_id, betOrderNo: bet.bet_order_no })),
  );
  return (trx) => writeJudged(trx, judged, house.now());
}

/** Ends chases that stop on a win and have won. What they had planned is returned. */
async function endWonChases(house: House, draw: DrawRow): Promise<void> {
  for (const { player_id, chase_no } of await wonChases(house, draw))
    await house.db.transaction().execute(async (trx) => {
      const chase = await lockChase(trx, player_id, chase_no);
      if (chase?.state === 'running') await endChase(trx, chase, 'won', await plannedOf(trx, chase), house.now());
    });
}
