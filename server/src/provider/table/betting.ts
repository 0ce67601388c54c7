/**
 * Bets on rounds. A bet is claimed in time or refused, and then its stake is taken from the platform's game account.
 * All steps have keys, so that a repeated request or a crash in between takes the stake once.
 */
import { chipsOf } from '@foyer/contract/play/table.ts';
import type { Chip } from '@foyer/contract/play/table.ts';
import { roundOfNo } from '@foyer/contract/play/tableClock.ts';
import type { RoundTimes } from '@foyer/contract/play/tableClock.ts';
import { roundLimitSatang, stakeUnitSatang } from '@foyer/games/engines/table/table.ts';
import { spotOf, tableOf } from '@foyer/games/engines/table/tables.ts';
import { whyNotStaked } from '../../guard/guard.ts';
import { giveSeed } from '../../fairness/giveSeed.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { inStep, isPosted } from '../../ledger/steps.ts';
import { gameAccounts } from '../gameAccounts.ts';
import { requireStakeable, requireWithinCapOf } from '../gameAvailability.ts';
import { addToSession, moveCredit } from '../rounds/roundStore.ts';
import type { PlaySession } from '../session/sessions.ts';
import { isTrial } from '../session/trial.ts';
import { isBound } from './chains.ts';
import { stakeMovement } from './money.ts';
import * as store from './betStore.ts';
import type { TableBetRow } from './betStore.ts';
import { openRoundRow } from './roundStore.ts';

export interface Slip {
  /** The window's own id of this slip, stored before it is sent. L04 */
  readonly requestId: string;
  readonly roundNo: string;
  readonly slip: string;
}

const sumOf = (chips: readonly Chip[]): number => chips.reduce((sum, { satang }) => sum + satang, 0);

/**
 * Refuses: BETS_CLOSED, STAKE_NOT_OFFERED, TABLE_LIMIT, STAKE_CAP, BALANCE_INSUFFICIENT, PLATFORM_MAINTENANCE,
 * DUPLICATE_REQUEST.
 */
export async function placeSlip(house: House, session: PlaySession, wanted: Slip): Promise<TableBetRow> {
  const { owner, game_id: gameId } = session;
  const claimed =
    (await store.betOfRequest(house.db, owner, wanted.requestId)) ?? (await newlyClaimed(house, session, wanted));
  const times = roundOfNo(gameId, wanted.roundNo);
  const isSame = claimed.game_id === gameId && claimed.round_index === times?.index && claimed.slip === wanted.slip;
  if (!isSame) throw new Refusal('DUPLICATE_REQUEST');
  const bet = await payBet(house, claimed);
  if (bet.state === 'refused') throw await whyNotStaked(house, bet.owner, bet.stake_satang);
  return bet;
}

function readChips(gameId: string, { slip }: Slip): Chip[] {
  const game = tableOf(gameId);
  const chips = chipsOf(slip);
  const isOffered = ({ spot, satang }: Chip): boolean =>
    game !== undefined && spotOf(game.code, spot) !== undefined && satang > 0 && satang % stakeUnitSatang === 0;
  const isOnce = new Set(chips.map(({ spot }) => spot)).size === chips.length;
  if (!isOnce || !chips.every(isOffered)) throw new Refusal('STAKE_NOT_OFFERED');
  return chips;
}

async function newlyClaimed(house: House, session: PlaySession, wanted: Slip): Promise<TableBetRow> {
  const chips = readChips(session.game_id, wanted);
  const times = roundOfNo(session.game_id, wanted.roundNo);
  const nowMs = house.now();
  if (times === undefined || times.openMs > nowMs || times.closeMs <= nowMs) throw new Refusal('BETS_CLOSED');
  if (!(await isBound(house, session.game_id, times.index))) throw new Refusal('BETS_CLOSED');
  await requireStakeable(house, session, sumOf(chips));
  const bet = await claim(house, session, { wanted, chips, times });
  if (!isTrial(bet.owner)) await giveSeed(house, bet.owner, bet.request_id);
  return bet;
}

interface Asked {
  readonly wanted: Slip;
  readonly chips: readonly Chip[];
  readonly times: RoundTimes;
}

/** Trial credit is in the session's row, so a trial's bet is placed in this one transaction. M10 */
async function claim(house: House, session: PlaySession, { wanted, chips, times }: Asked): Promise<TableBetRow> {
  const { owner, game_id } = session;
  return house.db.transaction().execute(async (db) => {
    await store.queueUp(db, owner);
    const earlier = await store.betOfRequest(db, owner, wanted.requestId);
    if (earlier !== undefined) return earlier;
    await openRoundRow(db, game_id, times);
    const own = await store.ownBets(db, owner, game_id, times.index);
    checkLimits(session, chips, own);
    await requireWithinCapOf(house, session, sumOf([...chips, ...own.flatMap((bet) => chipsOf(bet.slip))]));
    const nowMs = house.now();
    const bet: TableBetRow = {
      owner,
      order_no: `T${house.random.id(nowMs)}`,
      request_id: wanted.requestId,
      session_id: session.session_id,
      platform_code: session.platform_code,
      game_id,
      round_index: times.index,
      slip: wanted.slip,
      stake_satang: sumOf(chips),
      prize_satang: 0,
      state: isTrial(owner) ? 'placed' : 'opening',
      placed_ms: nowMs,
      settled_ms: null,
    };
    const claimed = await store.claimBet(db, bet, nowMs);
    if (claimed === undefined) throw new Refusal('BETS_CLOSED');
    if (isTrial(owner)) {
      const credit = await moveCredit(db, session, bet.stake_satang, 0);
      if (credit === undefined) throw new Refusal('BALANCE_INSUFFICIENT');
      await addToSession(db, session.session_id, bet.stake_satang, 0);
    }
    return bet;
  });
}

/** Checks all chips of the player on this round together. Refuses: TABLE_LIMIT. */
function checkLimits({ game_id }: PlaySession, chips: readonly Chip[], own: readonly TableBetRow[]): void {
  const game = tableOf(game_id);
  const all = [...chips, ...own.flatMap((bet) => chipsOf(bet.slip))];
  if (game === undefined || sumOf(all) > roundLimitSatang) throw new Refusal('TABLE_LIMIT');
  for (const [spotId, ofSpot] of Map.groupBy(all, (chip) => chip.spot))
    if (sumOf(ofSpot) > (spotOf(game.code, spotId)?.limitSatang ?? 0)) throw new Refusal('TABLE_LIMIT');
}

/** Takes the stake of a claimed bet exactly once, also if called concurrently. Returns the current bet. */
export async function payBet(house: House, claimed: TableBetRow): Promise<TableBetRow> {
  if (claimed.state !== 'opening') return claimed;
  const accounts = await gameAccounts(house, claimed.platform_code);
  return inStep(house, `table bet ${claimed.owner} ${claimed.order_no}`, async (step) => {
    const bet = await store.readBet(house.db, claimed.owner, claimed.order_no);
    if (bet === undefined) throw new Error(`no bet ${claimed.order_no}`);
    if (bet.state !== 'opening') return bet;
    const state = (await isPosted(house, stakeMovement(accounts, bet))) ? 'placed' : 'refused';
    await house.db.transaction().execute(async (db) => {
      await store.moveBet(db, bet, state);
      if (state === 'placed') await addToSession(db, bet.session_id, bet.stake_satang, 0);
      await step.finish(db);
    });
    return { ...bet, state };
  });
}
