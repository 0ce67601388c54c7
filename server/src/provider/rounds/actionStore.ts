/** Rows of actions, and the changes that an action makes to its round. */
import type { Kysely, Selectable } from 'kysely';
import type { PlayTables } from '../../db/playTables.ts';
import type { Tables } from '../../db/tables.ts';
import type { Step } from '../family.ts';
import { addToSession, moveCredit, moveRound, stepped } from './roundStore.ts';
import type { RoundRow } from './roundStore.ts';

export type ActionRow = Selectable<PlayTables['play_action']>;
type Db = Kysely<Tables>;
type Of = Pick<RoundRow, 'owner' | 'round_id'>;

/** The id of a round's transaction: `stake`, `prize`, or the stake that an action adds (`partOf`). L08 */
export const transactionOf = ({ round_id }: Of, part: string): string => `play:${round_id}:${part}`;
export const partOf = (action: ActionRow): string => `act:${action.action_id}`;

const actionsOf = (db: Db, { owner, round_id }: Of): Promise<ActionRow[]> =>
  db
    .selectFrom('play_action')
    .selectAll()
    .where('owner', '=', owner)
    .where('round_id', '=', round_id)
    .orderBy('made_ms')
    .execute();

export const readAction = async (db: Db, round: Of, actionId: string): Promise<ActionRow | undefined> =>
  (await actionsOf(db, round)).find((action) => action.action_id === actionId);

/** The action whose additional stake is not booked yet. */
export const openAction = async (db: Db, round: Of): Promise<ActionRow | undefined> =>
  (await actionsOf(db, round)).find((action) => action.state === 'opening');

/** Actions that requested an additional stake and were not refused. */
export const stakedActions = async (db: Db, round: Of): Promise<ActionRow[]> =>
  (await actionsOf(db, round)).filter((action) => action.stake_satang > 0 && action.state !== 'refused');

export async function closeAction(db: Db, action: ActionRow, state: 'done' | 'refused'): Promise<void> {
  await db
    .updateTable('play_action')
    .set({ state })
    .where('owner', '=', action.owner)
    .where('round_id', '=', action.round_id)
    .where('action_id', '=', action.action_id)
    .execute();
}

export interface Made {
  readonly actionId: string;
  readonly move: object;
  readonly step: Step;
  readonly nowMs: number;
  /** A trial's additional stake is in its session's row and is updated together with the action. M10 */
  readonly isTrial: boolean;
}

/** Stores an action and updates its round. `short`: the trial's credit does not cover the stake. */
export async function claimAction(db: Db, round: RoundRow, made: Made): Promise<RoundRow | 'short'> {
  const { actionId, move, step, nowMs, isTrial } = made;
  const waits = step.addedSatang > 0 && !isTrial;
  const to: Partial<RoundRow> = waits ? { state: 'staking', spun_ms: nowMs } : { ...stepped(step), spun_ms: nowMs };
  if (isTrial && step.addedSatang > 0) {
    const credit = await moveCredit(db, round.session_id, step.addedSatang, 0);
    if (credit === undefined) return 'short';
    await addToSession(db, round.session_id, step.addedSatang, 0);
    Object.assign(to, { held_satang: round.held_satang + step.addedSatang, balance_after_satang: credit });
  }
  const { owner, round_id } = round;
  const action: Omit<ActionRow, 'owner' | 'round_id' | 'action_id'> = {
    move,
    stake_satang: step.addedSatang,
    next: step,
    state: waits ? 'opening' : 'done',
    made_ms: nowMs,
  };
  await db
    .insertInto('play_action')
    .values({ owner, round_id, action_id: actionId, ...action })
    .onConflict((conflict) => conflict.columns(['owner', 'round_id', 'action_id']).doUpdateSet(action))
    .execute();
  await moveRound(db, round, to);
  return { ...round, ...to };
}
