/**
 * The money of a round. A round decided by its stake needs one transaction; others need several: the stake, stakes
 * added by actions, and the final prize. Every step is idempotent: ids come from the round, and rows only move on from
 * their expected state. L04, L08, M08
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BetRow } from '../../ledger/accounts.ts';
import { inStepWith } from '../../ledger/steps.ts';
import type { Step as LedgerStep } from '../../ledger/steps.ts';
import type { House } from '../../house.ts';
import { isTrial } from '../session/trial.ts';
import * as actions from './actionStore.ts';
import type { ActionRow } from './actionStore.ts';
import type { Step } from '../family.ts';
import * as store from './roundStore.ts';
import type { RoundRow } from './roundStore.ts';
import { finishVoiding } from './roundVoids.ts';
import { move } from './wallet.ts';
import type { Transaction } from './wallet.ts';

function betOf(round: RoundRow, winSatang: number, isSettled: boolean): BetRow {
  return {
    betOrderNo: round.round_id,
    platformCode: round.platform_code,
    gameType: round.game_type,
    gameId: round.game_id,
    roundId: round.round_id,
    stakeSatang: round.stake_satang,
    winSatang,
    isSettled,
  };
}

/** The stake that an action adds is a separate bet, so that turnover counts it. */
const addedBet = (round: RoundRow, action: ActionRow, isSettled: boolean): BetRow => ({
  ...betOf(round, 0, isSettled),
  betOrderNo: `${round.round_id}.${action.action_id}`,
  stakeSatang: action.stake_satang,
});

function transactionOf(round: RoundRow, part: string, moved: Partial<Transaction>): Transaction {
  return {
    playerId: round.owner,
    platformCode: round.platform_code,
    roundId: round.round_id,
    transactionId: actions.transactionOf(round, part),
    stakeSatang: 0,
    winSatang: 0,
    jackpotSatang: 0,
    bets: [],
    ...moved,
  };
}

/**
 * Runs a step exclusively; a concurrent caller waits and finds it done. Moves the money first, then stores the outcome.
 * Returns the round as `write` has stored it; undefined if its state has changed meanwhile: another process has done
 * the step, or the round was voided, money included.
 */
function alone<T>(
  house: House,
  { owner, round_id, state }: RoundRow,
  pay: (round: RoundRow) => Promise<T>,
  write: (step: LedgerStep, round: RoundRow, moved: T) => Promise<RoundRow | undefined>,
): Promise<RoundRow | undefined> {
  return inStepWith(house, `round ${owner} ${round_id}`, {
    read: (taken) => store.readTaken(taken, owner, round_id),
    act: async (step, taken) => {
      const round = taken ?? (await store.readRound(house.db, owner, round_id));
      if (round?.state !== state) return undefined;
      return write(step, round, await pay(round));
    },
  });
}

/** Stores a step's outcome in one transaction with the end of the step. */
const written = (
  house: House,
  step: LedgerStep,
  write: (db: Kysely<Tables>) => Promise<RoundRow | undefined>,
): Promise<RoundRow | undefined> =>
  house.db.transaction().execute(async (db) => {
    const round = await write(db);
    await step.finish(db);
    return round;
  });

/** Takes the stake of an opening round, and pays its prize if it is over. Without the money the round is refused. */
export async function settleOpening(house: House, opening: RoundRow): Promise<RoundRow | undefined> {
  const paid = opening.is_over ? opening.win_satang : 0;
  const stake = transactionOf(opening, 'stake', {
    stakeSatang: opening.stake_satang,
    winSatang: paid,
    jackpotSatang: opening.jackpot_satang,
    bets: [betOf(opening, paid, opening.is_over)],
  });
  const pay = () => move(house, stake);
  return alone(house, opening, pay, async (step, round, moved) => {
    if (moved === 'takenBack') return undefined;
    if (moved === 'short') return written(house, step, (db) => store.moveRound(db, round, { state: 'refused' }));
    const after = moved.balanceSatang;
    const to: Partial<RoundRow> = {
      state: round.is_over ? 'settled' : 'playing',
      held_satang: round.stake_satang,
      balance_before_satang: after + round.stake_satang - paid,
      balance_after_satang: after,
      settled_ms: round.is_over ? house.now() : null,
    };
    const sums = { stakeSatang: round.stake_satang, winSatang: paid };
    return (await step.finishIn((held) => store.moveRoundAndFinish(held, round, to, sums))).round;
  });
}

/** Takes the stake that an action adds and continues the round. Without the money the action is refused. */
async function settleStaking(house: House, staking: RoundRow): Promise<RoundRow | undefined> {
  const pay = async (round: RoundRow) => {
    const action = await actions.openAction(house.db, round);
    if (action === undefined) throw new Error(`round ${round.round_id} waits for no action`);
    const bets = [addedBet(round, action, false)];
    const part = actions.partOf(action);
    const moved = await move(house, transactionOf(round, part, { stakeSatang: action.stake_satang, bets }));
    return { action, moved };
  };
  return alone(house, staking, pay, async (step, round, { action, moved }) => {
    if (moved === 'takenBack') return undefined;
    const stakeSatang = action.stake_satang;
    const to: Partial<RoundRow> =
      moved === 'short'
        ? { state: 'playing' }
        : {
            ...store.stepped(action.next as Step),
            held_satang: round.held_satang + stakeSatang,
            balance_after_satang: moved.balanceSatang,
          };
    return written(house, step, async (db) => {
      const continued = await store.moveRound(db, round, to);
      if (continued === undefined) return undefined;
      await actions.closeAction(db, action, moved === 'short' ? 'refused' : 'done');
      if (moved !== 'short') await store.addToSession(db, round.session_id, stakeSatang, 0);
      return continued;
    });
  });
}

/** Pays a round that is over. */
async function settleClosing(house: House, round: RoundRow): Promise<void> {
  if (isTrial(round.owner)) return settleTrialClosing(house, round);
  const added = await actions.stakedActions(house.db, round);
  const bets = [betOf(round, round.win_satang, true), ...added.map((action) => addedBet(round, action, true))];
  const moved = await move(house, transactionOf(round, 'prize', { winSatang: round.win_satang, bets }));
  if (typeof moved === 'string') throw new Error(`the prize of ${round.round_id} was ${moved}`);
  await house.db.transaction().execute(async (db) => {
    const isMine = await store.moveRound(db, round, {
      state: 'settled',
      balance_after_satang: moved.balanceSatang,
      settled_ms: house.now(),
    });
    if (isMine) await store.addToSession(db, round.session_id, 0, round.win_satang);
  });
}

/** Trial credit is in the session's row, so one transaction covers everything. M10 */
async function settleTrialClosing(house: House, round: RoundRow): Promise<void> {
  await house.db.transaction().execute(async (db) => {
    const isMine = await store.moveRound(db, round, { state: 'settled', settled_ms: house.now() });
    if (!isMine) return;
    const after = await store.moveCredit(db, round.session_id, 0, round.win_satang);
    const settled = await store.readRound(db, round.owner, round.round_id);
    if (settled) await store.moveRound(db, settled, { balance_after_satang: after ?? 0 });
    await store.addToSession(db, round.session_id, 0, round.win_satang);
  });
}

/** Completes the step in which a dead process left a round. */
export async function resume(house: House, round: RoundRow): Promise<void> {
  if (round.state === 'opening') await settleOpening(house, round);
  if (round.state === 'staking') {
    const next = (await settleStaking(house, round)) ?? (await store.readRound(house.db, round.owner, round.round_id));
    if (next?.state === 'closing') await settleClosing(house, next);
  }
  if (round.state === 'closing') await settleClosing(house, round);
  if (round.state === 'voiding') await finishVoiding(house, round);
}
