/**
 * Settles draws game by game in order, so that a chase that ends with a win buys nothing afterwards. All steps are
 * idempotent: several processes may settle the same draw, and another one continues after a crash. A page of bets is
 * settled or returned as one step of its draw. If a draw is voided while a page is being paid, the page is not written
 * and its payments are taken back.
 */
import { drawAt } from '@foyer/contract/lottery/clock.ts';
import { isLotteryCode, lotteryCodes } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { prizeOf } from '@foyer/contract/lottery/selection.ts';
import type { Line } from '@foyer/contract/lottery/selection.ts';
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
import { finishChases, isWaiting, readPage, wonChases, writeJudged, writeState } from './settleStore.ts';
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
  await eachPage(house, draw, 'planned', (bets) => buyChased(house, bets));
  await eachPage(house, draw, 'placed', (bets) => payPrizes(house, lotteryCode, draw, bets));
  await endWonChases(house, draw);
  await finishChases(house, draw);
  await finishDraw(house, draw);
}

/** Stores what has been paid. */
type Write = (trx: Kysely<Tables>) => Promise<void>;

/** Pays page by page, in order of players, until none is left or the draw is voided. */
async function eachPage(
  house: House,
  draw: DrawRow,
  state: 'planned' | 'placed',
  pay: (bets: readonly BetRow[]) => Promise<Write>,
): Promise<void> {
  const { lottery_code: code, draw_index: index } = draw;
  const page = (after: string) =>
    inStep(house, stepOf(draw), async (step) => {
      if ((await readDraw(house.db, code, index))?.state !== 'drawn') return undefined;
      const bets = await readPage(house.db, draw, [state], after);
      if (bets.length === 0) return undefined;
      const write = await pay(bets);
      return house.db.transaction().execute(async (trx) => {
        await step.finish(trx);
        if ((await shareDraw(trx, code, index))?.state !== 'drawn') return undefined;
        await write(trx);
        return bets.at(-1)?.player_id;
      });
    });
  for (let after: string | undefined = ''; after !== undefined;) after = await page(after);
}

const byPlayer = <T extends BetRow>(bets: readonly T[]): Map<string, T[]> => Map.groupBy(bets, (bet) => bet.player_id);

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

const lineOf = ({ play, picks, bankers, unit_satang: unitSatang, multiple }: BetRow): Line => ({
  play,
  picks,
  bankers,
  unitSatang,
  multiple,
});

/** The stakes of each player that cover each other in this draw. L09, ADR 450 */
const opposingStakes = (lotteryCode: LotteryCode, bets: readonly BetRow[]): UncountedStake[] =>
  [...byPlayer(bets)].flatMap(([playerId, own]) => {
    const staked = own.reduce((sum, bet) => sum + bet.stake_satang, 0);
    const shares = coveredShares(
      coveredSatang(lotteryCode, own.map(lineOf), staked),
      own.map((bet) => bet.stake_satang),
    );
    return own.map((bet, at) => ({
      playerId,
      betOrderNo: bet.bet_order_no,
      satang: shares[at] ?? 0,
      reason: 'opposing' as const,
    }));
  });

async function payPrizes(
  house: House,
  lotteryCode: LotteryCode,
  draw: DrawRow,
  bets: readonly BetRow[],
): Promise<Write> {
  const judged: Judged[] = bets.map((bet) => ({
    ...bet,
    wonSatang: prizeOf(lotteryCode, lineOf(bet), draw.numbers),
  }));
  // Before the bets are paid, so that a covered stake clears no lock meanwhile.
  await writeUncounted(house.db, opposingStakes(lotteryCode, bets));
  const prizes = [...byPlayer(judged)].flatMap(([playerId, own]) => prizeMovement(playerId, own) ?? []);
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
