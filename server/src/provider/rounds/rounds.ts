/** Opens rounds of any family, one at a time per player by a lock on the player's seeds. M07, M08, M11 */
import { isDeepStrictEqual } from 'node:util';
import { catalogueGame } from '@foyer/games/catalogue/catalogue.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { whyNotStaked } from '../../guard/guard.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { cycleMsOf } from '../cycle.ts';
import { familyOf, roundRules } from '../families.ts';
import type { Family, RoundRules } from '../family.ts';
import { requireStakeable } from '../gameAvailability.ts';
import * as store from './roundStore.ts';
import type { RoundRow } from './roundStore.ts';
import { lockActiveSeed } from '../seeds/seeds.ts';
import type { PlaySeed } from '../seeds/seeds.ts';
import type { PlaySession } from '../session/sessions.ts';
import { isTrial } from '../session/trial.ts';
import { resume, settleOpening } from './settle.ts';

export interface Wanted {
  /** The window's own id of this spin, stored before it is sent. L04 */
  readonly requestId: string;
  readonly stakeSatang: number;
  /** For families whose rounds begin with a choice. */
  readonly choice?: object;
}

/** The family of a game and its rules of rounds. Refuses: UNKNOWN_GAME. */
function playOf(gameId: string): { family: Family; rounds: RoundRules } {
  const family = familyOf(gameId);
  if (family?.rounds === undefined) throw new Refusal('UNKNOWN_GAME');
  return { family, rounds: family.rounds };
}

/**
 * Opens a round. The stake in satang is one of those offered. An interrupted round is resumed first. M08
 * Refuses: STAKE_NOT_OFFERED, MOVE_NOT_OFFERED for an invalid choice, PLATFORM_MAINTENANCE, SEED_NOT_SET,
 * ROUND_STILL_OPEN, SPIN_TOO_SOON, BALANCE_INSUFFICIENT, ROUND_VOIDED, the player's own limits and stop,
 * DUPLICATE_REQUEST if the id was used for another stake or choice.
 */
export const openRound = async (house: House, session: PlaySession, wanted: Wanted): Promise<RoundRow> =>
  (await openSeededRound(house, session, wanted)).round;

export interface Opened {
  readonly round: RoundRow;
  /** The round's seed pair if the round is new, so that its view need not read it again. */
  readonly seed: PlaySeed | undefined;
}

/** Opens a round like `openRound`. */
export async function openSeededRound(house: House, session: PlaySession, wanted: Wanted): Promise<Opened> {
  checkOffered(session.game_id, wanted);
  let claimed = await claimRound(house, session, wanted);
  if (claimed.is === 'left') {
    await resume(house, claimed.round);
    claimed = await claimRound(house, session, wanted);
  }
  const { is, round, seed } = claimed;
  if (is === 'left') throw new Refusal('ROUND_STILL_OPEN');
  if (is === 'repeat') return { round: await repeat(house, session, round, wanted), seed };
  if (isTrial(session.owner)) return { round, seed };
  return { round: await standing(house, (await settleOpening(house, round)) ?? (await mustRead(house, round))), seed };
}

function checkOffered(gameId: string, { stakeSatang, choice = {} }: Wanted): void {
  const { rounds } = playOf(gameId);
  if (rounds.isChoice?.(gameId, choice) === false) throw new Refusal('MOVE_NOT_OFFERED');
  if (!rounds.isStake(gameId, stakeSatang, choice)) throw new Refusal('STAKE_NOT_OFFERED');
}

async function standing(house: House, round: RoundRow): Promise<RoundRow> {
  if (round.state === 'refused') throw await whyNotStaked(house, round.owner, round.stake_satang);
  if (round.state === 'voided' || round.state === 'voiding') throw new Refusal('ROUND_VOIDED');
  return round;
}

export async function mustRead(house: House, { owner, round_id }: RoundRow): Promise<RoundRow> {
  const round = await store.readRound(house.db, owner, round_id);
  if (round === undefined) throw new Error(`round ${round_id} is gone`);
  return round;
}

/** Answers a repeated id with the same round, after completing a step that a dead process has left. L05 */
async function repeat(house: House, session: PlaySession, round: RoundRow, wanted: Wanted): Promise<RoundRow> {
  const isSame = round.stake_satang === wanted.stakeSatang && isDeepStrictEqual(round.choice, wanted.choice ?? {});
  if (!isSame || round.game_id !== session.game_id) {
    throw new Refusal('DUPLICATE_REQUEST');
  }
  await resume(house, round);
  return standing(house, await mustRead(house, round));
}

/** `left`: the game's last round was interrupted between two steps and has to be resumed first. */
interface Claimed {
  readonly is: 'new' | 'repeat' | 'left';
  readonly round: RoundRow;
  /** Only of a new round. */
  readonly seed?: PlaySeed;
}

/** Checks the cycle, draws the round and stores it, in one transaction that locks the owner's seeds. */
async function claimRound(house: House, session: PlaySession, wanted: Wanted): Promise<Claimed> {
  const { family, rounds } = playOf(session.game_id);
  const cycleMs = cycleMsOf(house, family.code, rounds.ownCycleMs);
  const refusal = await refusalOf(requireStakeable(house, session, wanted.stakeSatang));
  return house.db.transaction().execute(async (db): Promise<Claimed> => {
    const seed = await lockActiveSeed(house, db, session.owner);
    const nowMs = house.now();
    const within = { family: family.code, sinceMs: nowMs - cycleMs };
    const { earlier, last, begun } = await store.roundsBefore(db, session, wanted.requestId, within);
    if (earlier !== undefined) return { is: 'repeat', round: earlier };
    const isOpen = last !== undefined && store.unsettled.includes(last.state);
    if (isOpen && last.state !== 'playing') return { is: 'left', round: last };
    // Thrown only now: repeats and interrupted rounds are handled even if no new round may begin.
    if (refusal !== undefined) throw refusal;
    if (seed?.client_seed == null) throw new Refusal('SEED_NOT_SET');
    if (isOpen) throw new Refusal('ROUND_STILL_OPEN');
    requireTurn(rounds, begun, { cycleMs, nowMs });
    const round = draw(session, seed, wanted, { roundId: house.random.id(nowMs), nowMs });
    if (isTrial(session.owner)) return { is: 'new', round: await openTrial(db, session, round), seed };
    await store.insertRound(db, round);
    return { is: 'new', round, seed };
  });
}

async function refusalOf(check: Promise<void>): Promise<Refusal | undefined> {
  try {
    await check;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return undefined;
}

/**
 * Requires that the minimum cycle is over, before a round and before an action of a family without `minActMs`. It
 * applies across all titles of a family, so that playing several at once is not faster. Refuses: SPIN_TOO_SOON. M11
 */
function requireTurn(
  { minActMs }: RoundRules,
  begun: readonly RoundRow[],
  { cycleMs, nowMs }: { readonly cycleMs: number; readonly nowMs: number },
): void {
  const sinceMs = begun.map((round) => (minActMs === undefined ? round.spun_ms : round.opened_ms));
  requireWaited(Math.max(0, ...sinceMs), cycleMs, nowMs);
}

/** Requires the minimum time before an action in this round. Refuses: SPIN_TOO_SOON. M11 */
export async function requireActionTurn(house: House, db: Kysely<Tables>, round: RoundRow): Promise<void> {
  const nowMs = house.now();
  const rules = roundRules(round.family);
  if (rules.minActMs !== undefined) return requireWaited(round.spun_ms, rules.minActMs, nowMs);
  // The lock serialises the action with this owner's other rounds and actions.
  await lockActiveSeed(house, db, round.owner);
  const cycleMs = cycleMsOf(house, round.family, rules.ownCycleMs);
  const begun = await store.begunRounds(db, round.owner, round.family, nowMs - cycleMs);
  requireTurn(rules, begun, { cycleMs, nowMs });
}

function requireWaited(sinceMs: number, leastMs: number, nowMs: number): void {
  const waitMs = sinceMs + leastMs - nowMs;
  if (waitMs > 0) throw new Refusal('SPIN_TOO_SOON', { waitMs });
}

function draw(
  session: PlaySession,
  seed: PlaySeed,
  wanted: Wanted,
  at: { readonly roundId: string; readonly nowMs: number },
): RoundRow {
  const { family, rounds } = playOf(session.game_id);
  const opened = {
    owner: session.owner,
    game_id: session.game_id,
    rules: family.rulesOf(session.game_id) ?? '',
    nonce: seed.next_nonce,
    stake_satang: wanted.stakeSatang,
    choice: wanted.choice ?? {},
  };
  const step = rounds.open(store.seatOf(opened, seed));
  return {
    ...opened,
    round_id: at.roundId,
    session_id: session.session_id,
    request_id: wanted.requestId,
    platform_code: session.platform_code,
    game_type: catalogueGame(session.game_id)?.gameType ?? family.gameType,
    family: family.code,
    seed_id: seed.seed_id,
    jackpot_satang: isTrial(session.owner) ? 0 : rounds.jackpotSatang(wanted.stakeSatang),
    win_satang: step.winSatang,
    progress: step.progress,
    is_over: step.isOver,
    held_satang: 0,
    state: 'opening',
    balance_before_satang: 0,
    balance_after_satang: 0,
    opened_ms: at.nowMs,
    spun_ms: at.nowMs,
    settled_ms: null,
  };
}

/** Opens a trial's round: updates credit, round and sums in the transaction that claims the round. M10 */
async function openTrial(db: Kysely<Tables>, session: PlaySession, round: RoundRow): Promise<RoundRow> {
  const isDecided = round.is_over;
  const paid = isDecided ? round.win_satang : 0;
  const after = await store.moveCredit(db, session, round.stake_satang, paid);
  if (after === undefined) throw new Refusal('BALANCE_INSUFFICIENT');
  const opened = {
    ...round,
    state: isDecided ? 'settled' : 'playing',
    held_satang: round.stake_satang,
    balance_before_satang: after + round.stake_satang - paid,
    balance_after_satang: after,
    settled_ms: isDecided ? round.opened_ms : null,
  };
  await store.insertRound(db, opened);
  await store.addToSession(db, session.session_id, round.stake_satang, paid);
  return opened;
}
