/**
 * Settles draws game by game in order, so that a chase that ends with a win buys nothing afterwards. All steps are
 * idempotent: several processes may settle the same draw, and another one continues after a crash. Bets are settled page
 * by page within one step of their draw, and returned page by page in steps of the same name. If a draw is voided while
 * a page is being paid, the page is not written and its payments are taken back.
 */
import { drawAt } from '@foyer/contract/lottery/clock.ts';
import { isLotteryCode, lotteryCodes } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { prizeOf } from '@foyer/contract/lottery/selection.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { eachTried } from '../jobs/eachTried.ts';
import { payDecided, postUnstopped } from '../ledger/settlement.ts';
import { inStep } from '../ledger/steps.ts';
import { coveredShares, writeUncounted } from '../ledger/uncountedStake.ts';
import type { UncountedStake } from '../ledger/uncountedStake.ts';
import { payOrder } from './betting.ts';
import { coveredSatang } from './covered.ts';
import { giveBack } from './chase.ts';
import { endChase, lockChase, plannedOf } from './chaseStore.ts';
import { drawDue } from './draws.ts';
import { finishDraw, nextToSettle, readDraw, shareDraw, stepOf } from './drawStore.ts';
import type { DrawRow } from './drawStore.ts';
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
    pay: (bets) => buyChased(house, bets),
  });
  await eachPage(house, draw, {
    read: (after) => readPlaced(house.db, draw, after),
    pay: (bets) => payPrizes(house, lotteryCode, draw, bets),
  });
  await endWonChases(house, draw);
  await finishChases(house, draw);
  await finishDraw(house, draw);
}

/** Stores what has been paid. */
type Write = (trx: Kysely<Tables>) => Promise<void>;

interface Pages<Bet> {
  /** Reads the bets of the players after this one. */
  readonly read: (after: string) => Promise<Page<Bet>>;
  readonly pay: (bets: readonly Bet[]) => Promise<Write>;
}

/**
 * Pays page by page, in order of players, until none is left or the draw is voided. While one page is being paid, the one
 * before it is written and the next one is read: they are bets of different players.
 */
function eachPage<Bet>(house: House, draw: DrawRow, { read: readFrom, pay }: Pages<Bet>): Promise<void> {
  const { lottery_code: code, draw_index: index } = draw;
  const read = (after: string) => quietly(readFrom(after));

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
    let reading: Promise<Page<Bet>> | undefined = read('');
    while (reading !== undefined) {
      const { bets, until }: Page<Bet> = await reading;
      reading = until === undefined ? undefined : read(until);
      if (bets.length === 0) continue;
      // Both have ended before the step does, whatever happens to either of them.
      const [goesOn, paid] = await Promise.allSettled([before, pay(bets)]);
      if (!valueOf(goesOn)) return;
      before = quietly(written(valueOf(paid)));
    }
    await before;
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

async function payPrizes(
  house: House,
  lotteryCode: LotteryCode,
  draw: DrawRow,
  bets: readonly PlacedBet[],
): Promise<Write> {
  const judged: Judged[] = bets.map((bet) => ({ ...bet, wonSatang: prizeOf(lotteryCode, bet, draw.numbers) }));
  const players = [...byPlayer(judged)];
  // Before the bets are paid, so that a covered stake clears no lock meanwhile.
  await writeUncounted(
    house.db,
    players.flatMap(([, own]) => opposingStakes(lotteryCode, own)),
  );
  const prizes = players.flatMap(([playerId, own]) => prizeMovement(draw, playerId, own) ?? []);
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
