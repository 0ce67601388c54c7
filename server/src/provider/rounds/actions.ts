/** Actions in open rounds, and the completion of abandoned rounds. M08, M11, L05 */
import { isDeepStrictEqual } from 'node:util';
import { whyNotStaked } from '../../guard/guard.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import * as actions from './actionStore.ts';
import { requireWithinCapOf } from '../gameAvailability.ts';
import { roundRules } from '../families.ts';
import type { Seat, Step } from '../family.ts';
import type { OpenRoundsPort } from '../../protection/openRoundsPort.ts';
import { mustRead, requireActionTurn } from './rounds.ts';
import * as store from './roundStore.ts';
import type { RoundRow } from './roundStore.ts';
import type { PlaySession } from '../session/sessions.ts';
import { seedOf } from '../seeds/seeds.ts';
import { isTrial } from '../session/trial.ts';
import { resume } from './settle.ts';

export interface Action {
  readonly roundId: string;
  /** Unique within the round. The same id with the same move returns the first result. L05 */
  readonly actionId: string;
  readonly move: object;
}

/** Builds the engine's input from a row. Deterministic. */
async function seatOf(house: House, row: RoundRow): Promise<Seat> {
  const seed = await seedOf(house, row.owner, row.seed_id);
  return store.seatOf(row, seed);
}

/**
 * Makes a move in an open round; one that ends it settles it. A move that was made before changes nothing.
 * Refuses: UNKNOWN_ROUND, ROUND_VOIDED, MOVE_NOT_OFFERED, SPIN_TOO_SOON, BALANCE_INSUFFICIENT if the balance does not
 * cover the stake that the move adds, STAKE_CAP, DUPLICATE_REQUEST if the id was used for another move.
 */
export async function act(house: House, session: PlaySession, wanted: Action): Promise<RoundRow> {
  const before = await store.readRound(house.db, session.owner, wanted.roundId);
  if (before === undefined || before.game_id !== session.game_id) throw new Refusal('UNKNOWN_ROUND');
  await resume(house, before);
  const seat = await seatOf(house, before);
  const round = await house.db.transaction().execute(async (db): Promise<RoundRow | 'short'> => {
    const locked = await store.lockRound(db, session.owner, wanted.roundId);
    if (locked === undefined) throw new Refusal('UNKNOWN_ROUND');
    const earlier = await actions.readAction(db, locked, wanted.actionId);
    // An action that was refused for lack of money changed nothing, so its id may be used again.
    if (earlier !== undefined && earlier.state !== 'refused') return repeat(locked, earlier, wanted);
    const step = roundRules(locked.family).act(seat, locked.progress, wanted.move);
    if (step === 'made') return locked;
    if (locked.state === 'voided') throw new Refusal('ROUND_VOIDED');
    if (step === undefined || locked.state !== 'playing') throw new Refusal('MOVE_NOT_OFFERED');
    const nowMs = house.now();
    await requireActionTurn(house, db, locked);
    await requireStakeOfAct(house, db, locked, step);
    return actions.claimAction(db, locked, { ...wanted, step, nowMs, isTrial: isTrial(locked.owner) });
  });
  if (round === 'short') throw new Refusal('BALANCE_INSUFFICIENT');
  await resume(house, round);
  const now = await mustRead(house, round);
  const made = await actions.readAction(house.db, now, wanted.actionId);
  if (made?.state === 'refused') throw await whyNotStaked(house, now.owner, made.stake_satang);
  return now;
}

/** Requires that the round with the stake that this step adds is within the cap. Refuses: STAKE_CAP. */
async function requireStakeOfAct(house: House, db: House['db'], round: RoundRow, step: Step): Promise<void> {
  if (step.addedSatang <= 0) return;
  const before = await actions.stakedActions(db, round);
  const addedSatang = before.reduce((sum, action) => sum + action.stake_satang, 0) + step.addedSatang;
  await requireWithinCapOf(house, round, round.stake_satang + addedSatang);
}

function repeat(round: RoundRow, earlier: actions.ActionRow, wanted: Action): RoundRow {
  if (!isDeepStrictEqual(earlier.move, wanted.move)) throw new Refusal('DUPLICATE_REQUEST');
  return round;
}

/** An open round is finished by its family's rule after this time without an action. M08 */
const heldMs = 24 * 3_600_000;
/** Longer than any step takes: a round still between two steps after this time was left by a dead process. */
const stepMs = 60_000;

/** Finishes rounds that dead processes or absent players have left. Returns how many. Called every minute. */
export async function finishLeftRounds(house: House): Promise<number> {
  const nowMs = house.now();
  const stuck = await store.leftRounds(house.db, ['opening', 'staking', 'closing', 'voiding'], nowMs - stepMs);
  for (const round of stuck) await unhindered(house, round, () => resume(house, round));
  const held = await store.leftRounds(house.db, ['playing'], nowMs - heldMs);
  for (const round of held) await unhindered(house, round, () => finishHeld(house, round));
  return stuck.length + held.length;
}

/**
 * When a player stops play, their open rounds are finished at once by the family's rule, without a further stake. M17
 */
export const openRounds: OpenRoundsPort = {
  async finish(house, playerId) {
    for (const round of await store.playingRounds(house.db, playerId))
      await unhindered(house, round, () => finishHeld(house, round));
  },
};

/** Logs the error of a round that cannot be finished, so that the others still are. The next sweep tries it again. */
async function unhindered(house: House, { round_id }: RoundRow, finish: () => Promise<void>): Promise<void> {
  try {
    await finish();
  } catch (error) {
    house.log.error({ err: error, roundId: round_id }, 'a left round cannot be finished');
  }
}

async function finishHeld(house: House, round: RoundRow): Promise<void> {
  const seat = await seatOf(house, round);
  const finished = await house.db.transaction().execute(async (db) => {
    const locked = await store.lockRound(db, round.owner, round.round_id);
    // The player has acted in the meantime, so the round is not abandoned.
    if (locked?.state !== 'playing' || locked.spun_ms !== round.spun_ms) return undefined;
    const step: Step = roundRules(locked.family).finish(seat, locked.progress);
    const to = store.stepped({ ...step, isOver: true });
    await store.moveRound(db, locked, to);
    return { ...locked, ...to };
  });
  if (finished !== undefined) await resume(house, finished);
}
