/** Rounds: opened by a stake, shown spin by spin, settled through the ledger. M07, M08, M11 */
import { minSpinCycleMs } from '@foyer/contract/games/provider.ts';
import { jackpotShare } from '@foyer/games/engines/slot/jackpot.ts';
import { isStake, lineCount } from '@foyer/games/engines/slot/rules.ts';
import { titleOf } from '@foyer/games/engines/titles.ts';
import type { Title } from '@foyer/games/engines/titles.ts';
import { slotRound } from '@foyer/games/fair/slotRound.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../http/context.ts';
import type { House } from '../http/context.ts';
import { doorOf } from './gate.ts';
import * as store from './roundStore.ts';
import type { RoundRow } from './roundStore.ts';
import { lockActiveSeed } from './seeds.ts';
import type { PlaySeed } from './seeds.ts';
import type { PlaySession } from './sessions.ts';
import { isTrial, resume, settleClosing, settleOpening } from './settle.ts';

export interface Wanted {
  /** The window's own id of this spin, stored before it is sent. L04 */
  readonly requestId: string;
  readonly stakeSatang: number;
}

export function titleOfSession(session: PlaySession): Title {
  const title = titleOf(session.game_id);
  if (title === undefined) throw new Error(`no title ${session.game_id}`);
  return title;
}

/**
 * Opens a round and plays its paid spin. Stake in satang, one of the offered.
 * Refuses: STAKE_NOT_OFFERED, PLATFORM_MAINTENANCE, SEED_NOT_SET, ROUND_STILL_OPEN, SPIN_TOO_SOON,
 * BALANCE_INSUFFICIENT, DUPLICATE_REQUEST where the id was used for another stake.
 */
export async function openRound(house: House, session: PlaySession, wanted: Wanted): Promise<RoundRow> {
  const { owner } = session;
  if (!isStake(wanted.stakeSatang)) throw new Refusal('STAKE_NOT_OFFERED');
  const earlier = await store.roundOfRequest(house.db, owner, wanted.requestId);
  if (earlier !== undefined) return repeat(house, session, earlier, wanted);
  const left = await store.openRoundOf(house.db, owner, session.game_id);
  if (left !== undefined) await resume(house, left);
  await checkDoorAndFunds(house, session, wanted.stakeSatang);
  const opened = await house.db.transaction().execute((db) => claimRound(house, db, session, wanted));
  if (opened.isRepeat) return repeat(house, session, opened.round, wanted);
  if (isTrial(owner)) return opened.round;
  if (!(await settleOpening(house, opened.round))) throw new Refusal('BALANCE_INSUFFICIENT');
  return mustRead(house, opened.round);
}

async function mustRead(house: House, { owner, round_id }: RoundRow): Promise<RoundRow> {
  const round = await store.readRound(house.db, owner, round_id);
  if (round === undefined) throw new Error(`round ${round_id} is gone`);
  return round;
}

/** The same id again: the same round, finished first where a dead process left it. L05 */
async function repeat(house: House, session: PlaySession, round: RoundRow, wanted: Wanted): Promise<RoundRow> {
  if (round.stake_satang !== wanted.stakeSatang || round.game_id !== session.game_id) {
    throw new Refusal('DUPLICATE_REQUEST');
  }
  await resume(house, round);
  const now = await mustRead(house, round);
  if (now.state === 'refused') throw new Refusal('BALANCE_INSUFFICIENT');
  return now;
}

async function checkDoorAndFunds(house: House, session: PlaySession, stakeSatang: number): Promise<void> {
  const door = await doorOf(house, session.platform_code, session.game_id);
  if (!door?.isOpen) throw new Refusal('PLATFORM_MAINTENANCE');
  if (isTrial(session.owner)) return;
  const balances = await house.ledger.balances(session.owner);
  // The ledger decides; this spares a number of the seeds where the answer is known.
  if ((balances[door.platform.account] ?? 0) < stakeSatang) throw new Refusal('BALANCE_INSUFFICIENT');
}

/** In one transaction, alone with the owner's seeds: checks the cycle, draws the round, writes it down. */
async function claimRound(
  house: House,
  db: Kysely<Tables>,
  session: PlaySession,
  wanted: Wanted,
): Promise<{ round: RoundRow; isRepeat: boolean }> {
  const { owner } = session;
  const seed = await lockActiveSeed(db, owner);
  if (seed?.client_seed == null) throw new Refusal('SEED_NOT_SET');
  const earlier = await store.roundOfRequest(db, owner, wanted.requestId);
  if (earlier !== undefined) return { round: earlier, isRepeat: true };
  const [last] = await store.latestRounds(db, owner, session.game_id, 1);
  if (last !== undefined && store.unsettled.includes(last.state)) throw new Refusal('ROUND_STILL_OPEN');
  const nowMs = house.now();
  if (last !== undefined) checkCycle(last, nowMs);
  const round = draw(session, seed, wanted, { roundId: house.random.id(nowMs), nowMs });
  if (isTrial(owner)) return { round: await openTrial(db, session, round), isRepeat: false };
  await store.insertRound(db, round);
  return { round, isRepeat: false };
}

function checkCycle(last: RoundRow, nowMs: number): void {
  const waitMs = last.spun_ms + minSpinCycleMs - nowMs;
  if (waitMs > 0) throw new Refusal('SPIN_TOO_SOON', { waitMs });
}

function draw(
  session: PlaySession,
  seed: PlaySeed,
  wanted: Wanted,
  at: { readonly roundId: string; readonly nowMs: number },
): RoundRow {
  const nonce = seed.next_nonce;
  const played = roundOf(session.game_id, seed, nonce);
  return {
    owner: session.owner,
    round_id: at.roundId,
    session_id: session.session_id,
    request_id: wanted.requestId,
    platform_code: session.platform_code,
    game_id: session.game_id,
    seed_id: seed.seed_id,
    nonce,
    stake_satang: wanted.stakeSatang,
    jackpot_satang: isTrial(session.owner) ? 0 : jackpotShare(wanted.stakeSatang),
    win_satang: (played.win * wanted.stakeSatang) / lineCount,
    spin_count: played.spins.length,
    shown_count: 1,
    state: 'opening',
    balance_before_satang: 0,
    balance_after_satang: 0,
    opened_ms: at.nowMs,
    spun_ms: at.nowMs,
    settled_ms: null,
  };
}

/** The whole round, drawn again from its seeds; the same every time. */
export function roundOf(gameId: string, seed: PlaySeed, nonce: number): ReturnType<typeof slotRound> {
  const title = titleOf(gameId);
  if (title === undefined || seed.client_seed === null) throw new Error(`cannot draw ${gameId}`);
  return slotRound(title.model, { serverSeed: seed.server_seed, clientSeed: seed.client_seed, nonce });
}

/** Trial: credit, round and session's sums in the one transaction that claims the round. M10 */
async function openTrial(db: Kysely<Tables>, session: PlaySession, round: RoundRow): Promise<RoundRow> {
  const isDecided = round.spin_count === 1;
  const paid = isDecided ? round.win_satang : 0;
  const after = await store.moveCredit(db, session, round.stake_satang, paid);
  if (after === undefined) throw new Refusal('BALANCE_INSUFFICIENT');
  const opened = {
    ...round,
    state: isDecided ? 'settled' : 'playing',
    balance_before_satang: after + round.stake_satang - paid,
    balance_after_satang: after,
    settled_ms: isDecided ? round.opened_ms : null,
  };
  await store.insertRound(db, opened);
  await store.addToSession(db, session.session_id, round.stake_satang, paid);
  return opened;
}

/**
 * Shows the free spin of this number; the last one settles the round. A number shown before changes nothing.
 * Refuses: UNKNOWN_ROUND, SPIN_TOO_SOON.
 */
export async function playFreeSpin(
  house: House,
  session: PlaySession,
  roundId: string,
  index: number,
): Promise<RoundRow> {
  const shown = await house.db.transaction().execute(async (db) => {
    const round = await store.lockRound(db, session.owner, roundId);
    if (round === undefined || round.game_id !== session.game_id) throw new Refusal('UNKNOWN_ROUND');
    if (index < round.shown_count || round.state !== 'playing') return round;
    if (index > round.shown_count) throw new Refusal('UNKNOWN_ROUND');
    const nowMs = house.now();
    checkCycle(round, nowMs);
    const next = {
      ...round,
      shown_count: index + 1,
      spun_ms: nowMs,
      state: index + 1 === round.spin_count ? 'closing' : 'playing',
    };
    await store.moveRound(db, round, { shown_count: next.shown_count, spun_ms: nowMs, state: next.state });
    return next;
  });
  await resume(house, shown);
  return mustRead(house, shown);
}

/** A round whose window never came back is finished for its player: free spins hold no choice. M08 */
const heldMs = 24 * 3_600_000;
/** Longer than any step of a living process takes. */
const stepMs = 60_000;

/** Finishes what dead processes and closed windows have left; the house calls it every minute. */
export async function finishLeftRounds(house: House): Promise<number> {
  const nowMs = house.now();
  const stuck = await store.leftRounds(house.db, ['opening', 'closing'], nowMs - stepMs);
  for (const round of stuck) await resume(house, round);
  const held = await store.leftRounds(house.db, ['playing'], nowMs - heldMs);
  for (const round of held) {
    const closing = { ...round, shown_count: round.spin_count, state: 'closing' };
    if (await store.moveRound(house.db, round, { shown_count: closing.shown_count, state: 'closing' })) {
      await settleClosing(house, closing);
    }
  }
  return stuck.length + held.length;
}
