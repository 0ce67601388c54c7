/** Ends a chase, by its player or by a win. The stakes that were not played are returned once. */
import { drawTimes } from '@foyer/contract/lottery/clock.ts';
import type { calls } from '@foyer/contract/calls.ts';
import { isLotteryCode } from '@foyer/contract/lottery/games.ts';
import type { House } from '../house.ts';
import type { Handler, PlayerContext } from '../http/context.ts';
import { eachTried } from '../jobs/eachTried.ts';
import { dueReturns, endChase, lockChase, markReturned, plannedOf } from './chaseStore.ts';
import { shareDraws } from './drawStore.ts';
import { returnMovement } from './money.ts';
import type { ChaseRow } from './orderStore.ts';
import { chaseViews } from './records.ts';
import { readChase } from './recordStore.ts';

type Calls = typeof calls;

/** Returns to the players what ended chases still hold. Idempotent. The result is the number of chases. */
export async function giveBack(house: House, some?: readonly ChaseRow[]): Promise<number> {
  const chases = some ?? (await dueReturns(house, 500));
  await eachTried(chases, async (chase) => {
    await house.ledger.post(returnMovement(chase));
    await markReturned(house, chase);
  });
  return chases.length;
}

type Asking = PlayerContext<'UNKNOWN_RECORD' | 'CHASE_OVER'>;

/**
 * Stops a chase under shared locks of its draws: bets on closed draws are played, the others are cancelled. Returns the
 * chase as it was found; undefined if there is nothing left to stop.
 */
async function stop({ house, playerId, decision }: Asking, chaseNo: string): Promise<ChaseRow | undefined> {
  return house.db.transaction().execute(async (trx) => {
    const found = await readChase(trx, playerId, chaseNo);
    if (found === undefined || !isLotteryCode(found.lottery_code)) return undefined;
    const code = found.lottery_code;
    // Take the locks of the draws before that of the chase, in the same order as settling does.
    const indexes = [...new Set((await plannedOf(trx, found)).map((bet) => bet.draw_index))];
    const draws = await shareDraws(
      house,
      trx,
      indexes.map((index) => drawTimes(code, index)),
    );
    const chase = await lockChase(trx, playerId, chaseNo);
    if (chase?.state !== 'running') return undefined;
    const nowMs = house.now();
    const open = new Set(
      draws
        .filter((draw) => draw.state === 'open' && drawTimes(code, draw.draw_index).closeMs > nowMs)
        .map((draw) => draw.draw_index),
    );
    const cancelled = (await plannedOf(trx, chase)).filter((bet) => open.has(bet.draw_index));
    if (cancelled.length === 0) return undefined;
    await endChase(trx, chase, 'stopped', cancelled, nowMs);
    await decision.make(trx, { chaseNo });
    return chase;
  });
}

async function mustRead({ house, playerId, refuse }: Asking, chaseNo: string): Promise<ChaseRow> {
  return (await readChase(house.db, playerId, chaseNo)) ?? refuse('UNKNOWN_RECORD');
}

/** Returns to the player what a stopped chase still holds. */
export async function finishStop(house: House, playerId: string, chaseNo: string): Promise<void> {
  const chase = await readChase(house.db, playerId, chaseNo);
  if (chase?.is_return_due === true) await giveBack(house, [chase]);
}

/** Refuses: UNKNOWN_RECORD, also for another player's chase; CHASE_OVER if nothing is left to stop. CALL-X73, S14 */
export const gtStopChase: Handler<Calls['gtStopChase']> = async (context, { chaseNo }) => {
  const { house, playerId, refuse } = context;
  await mustRead(context, chaseNo);
  const stopped = await stop(context, chaseNo);
  const chase = await mustRead(context, chaseNo);
  // The chase was stopped by this request's first try or by another page. What is due is returned in any case.
  if (chase.is_return_due) await giveBack(house, [chase]);
  if (stopped === undefined && chase.state !== 'stopped') return refuse('CHASE_OVER');
  const [view] = await chaseViews(house, playerId, [chase]);
  if (view === undefined) throw new Error(`no chase ${chaseNo}`);
  return { returnedSatang: chase.return_satang, chase: view };
};
