/**
 * Fires shots. A request's shots are claimed in one transaction (claiming.ts), and then their money moves once, by a
 * key made from the clip. M03, M11, L05
 */
import type { Shot, ShotResult } from '@foyer/contract/play/fish.ts';
import { isBullet } from '@foyer/games/engines/fish/chance.ts';
import { whyNotStaked } from '../../guard/guard.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { fundsToStake } from '../gameAvailability.ts';
import type { PlaySession } from '../session/sessions.ts';
import { checkSame, claim } from './claiming.ts';
import type { Claimed, Refused } from './claiming.ts';
import { closeClip, payBatch, sumsOf } from './pay.ts';
import { seatOf } from './rooms.ts';
import type { Seated } from './rooms.ts';
import * as store from './shotStore.ts';
import type { ClipRow, ShotRow } from './shotStore.ts';

export interface Fired {
  readonly seated: Seated;
  readonly results: readonly ShotResult[];
  /** The paid shots that this request has claimed, to be published in the room. */
  readonly rows: readonly ShotRow[];
  readonly clip: ClipRow | undefined;
}

/**
 * Fires shots in order and returns one result for each. Refuses: STAKE_NOT_OFFERED, SEED_NOT_SET, PLATFORM_MAINTENANCE,
 * DUPLICATE_REQUEST, the player's own limits and stop.
 */
export async function fire(house: House, session: PlaySession, shots: readonly Shot[]): Promise<Fired> {
  const ids = shots.map(({ actionId }) => actionId);
  if (new Set(ids).size !== ids.length) throw new Refusal('DUPLICATE_REQUEST');
  if (!shots.every(({ bulletSatang }) => isBullet(bulletSatang))) throw new Refusal('STAKE_NOT_OFFERED');
  const { owner } = session;
  const seated = await seatOf(house, session);
  // Pay what a crashed process left before anything new is claimed.
  const earlier = await store.shotsOfActions(house.db, owner, ids);
  for (const shot of firstOfBatches(earlier)) await payBatch(house, shot);
  const claimed = earlier.length === shots.length ? await repeated(house, shots, earlier) : await newlyClaimed();
  for (const shot of firstOfBatches(claimed.rows)) await payBatch(house, shot);
  if (claimed.left !== undefined) await closeClip(house, claimed.left);
  const made = await store.shotsOfActions(house.db, owner, ids);
  await refuseIfStopped(house, owner, made);
  const settled = new Map(made.map((row) => [row.action_id, row]));
  const results = shots.map((shot) => resultOf(shot, settled.get(shot.actionId), claimed.refused.get(shot.actionId)));
  // Shots that could not be paid for were not fired and are not broadcast.
  const fired = claimed.rows.flatMap(({ action_id }) => settled.get(action_id) ?? []);
  const rows = fired.filter(({ state }) => state === 'done');
  return { seated, results, rows, clip: claimed.clip };

  async function newlyClaimed(): Promise<Claimed> {
    // Checks only the cheapest shot here: the ledger refuses a batch that costs too much.
    const fundsSatang = await fundsToStake(house, session, Math.min(...shots.map((shot) => shot.bulletSatang)));
    return house.db.transaction().execute((db) => claim({ house, db, session, seated }, shots, fundsSatang));
  }
}

/**
 * If the ledger took none of the shots because of the player's stop or limits, throws that refusal: `short` would name
 * missing money as the cause. M14, M17
 */
async function refuseIfStopped(house: House, owner: string, made: readonly ShotRow[]): Promise<void> {
  if (made.length === 0 || made.some(({ state }) => state !== 'refused')) return;
  const [bulletsSatang] = sumsOf(made);
  const why = await whyNotStaked(house, owner, bulletsSatang);
  if (why.reason !== 'BALANCE_INSUFFICIENT') throw why;
}

/** All shots are repeats: returns the stored results, regardless of the current room, seeds and balance. L05 */
async function repeated(house: House, shots: readonly Shot[], earlier: readonly ShotRow[]): Promise<Claimed> {
  for (const row of earlier) {
    const shot = shots.find(({ actionId }) => actionId === row.action_id);
    if (shot !== undefined) checkSame(row, shot);
  }
  const [last] = earlier;
  return { rows: [], refused: new Map(), clip: last && (await store.readClip(house.db, last)), left: undefined };
}

const firstOfBatches = (rows: readonly ShotRow[]): ShotRow[] => [
  ...new Map(rows.toReversed().map((row) => [row.batch_id, row])).values(),
];

function resultOf({ actionId, fishId, bulletSatang }: Shot, row: ShotRow | undefined, refused?: Refused): ShotResult {
  const isDone = row?.state === 'done';
  const state = isDone ? (row.is_caught ? 'caught' : 'missed') : (refused ?? 'short');
  return { actionId, fishId, bulletSatang, state, winSatang: isDone ? row.win_satang : 0 };
}
