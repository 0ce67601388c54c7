/**
 * Voids a draw: returns every stake, bought or held, and takes back prizes that were paid. What a winner no longer has
 * is written off, so that no account goes below zero. None of it counts as turnover. L02, L03
 */
import { drawOfIssue } from '@foyer/contract/lottery/clock.ts';
import { isLotteryCode } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import type { House } from '../house.ts';
import { eachTried } from '../jobs/eachTried.ts';
import { boughtBets } from '../ledger/boughtBets.ts';
import { reverseAll } from '../ledger/settlement.ts';
import { inStep } from '../ledger/steps.ts';
import type { Step } from '../ledger/steps.ts';
import { payOrder } from './betting.ts';
import { stepOf } from './drawStore.ts';
import type { DrawRow } from './drawStore.ts';
import { voidReversal } from './money.ts';
import { openingOrders } from './orderStore.ts';
import type { BetRow } from './orderStore.ts';
import { finishChases, readPage, writeState } from './settleStore.ts';
import { addWrittenOff, finishVoid, markVoid, unfinishedVoids } from './voidStore.ts';

/** Voids a draw that is open, drawn or settled. Returns false if there is no such draw, or it was voided before. */
export async function voidDraw(
  house: House,
  lotteryCode: LotteryCode,
  issue: string,
  reason: string,
): Promise<boolean> {
  const times = drawOfIssue(lotteryCode, issue);
  if (times === undefined || times.openMs > house.now()) return false;
  const isNew = await house.db.transaction().execute((trx) => markVoid(trx, times, reason));
  await finishVoids(house);
  return isNew;
}

/** Returns to the players what voided draws still hold. Idempotent. */
export async function finishVoids(house: House): Promise<void> {
  await eachTried(await unfinishedVoids(house), async (draw) => {
    const { lottery_code: lotteryCode, draw_index: index } = draw;
    if (!isLotteryCode(lotteryCode)) throw new Error(`no lottery ${lotteryCode}`);
    for (const { player_id, order_no } of await openingOrders(house, { lotteryCode, index }))
      await payOrder(house, player_id, order_no);
    for (let after: string | undefined = ''; after !== undefined;) after = await returnPage(house, draw, after);
    await finishChases(house, draw);
    await finishVoid(house, draw);
  });
}

/** Returns the last player of the page; undefined after the last page. */
const returnPage = (house: House, draw: DrawRow, after: string): Promise<string | undefined> =>
  inStep(house, stepOf(draw), (step) => returnPageIn(house, draw, after, step));

async function returnPageIn(house: House, draw: DrawRow, after: string, step: Step): Promise<string | undefined> {
  const { bets: page, until } = await readPage(house.db, draw, ['planned', 'placed', 'won', 'lost'], after);
  if (page.length === 0) return until;
  const bets = await asBought(house, page);
  const players = [...Map.groupBy(bets, (bet) => bet.player_id)];
  const missingSatang = await reverseAll(
    house,
    players.map(([playerId, own]) => voidReversal(playerId, own)),
  );
  await house.db.transaction().execute(async (trx) => {
    await step.finish(trx);
    await writeState(trx, bets, 'void', house.now());
    await addWrittenOff(trx, draw, missingSatang);
  });
  return until;
}

/**
 * Replaces rows of bets in play by their state in the ledger, which a process that crashed while settling has not
 * stored. L08
 */
async function asBought(house: House, bets: readonly BetRow[]): Promise<BetRow[]> {
  const inPlay = bets.filter(({ state }) => state === 'planned' || state === 'placed');
  const named = inPlay.map(({ player_id, bet_order_no }) => ({ playerId: player_id, betOrderNo: bet_order_no }));
  const bought = await boughtBets(house.db, named);
  return bets.map((bet) => {
    const won = bought.get(bet.bet_order_no);
    return won === undefined ? bet : { ...bet, state: 'placed', prize_satang: won };
  });
}
