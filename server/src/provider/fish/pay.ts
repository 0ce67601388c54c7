/**
 * The money of shots. A batch consists of the shots that one request added to a clip; one movement takes its bullets
 * and pays its catches. A finished clip is written to the bet records as one bet. Every step is idempotent: keys come
 * from the clip, and rows only move on from their expected state. L04, L08, M08
 */
import { latestShotMs, shotGapMs } from '@foyer/contract/play/fish.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import type { House } from '../../house.ts';
import { titles } from '../../ledger/accounts.ts';
import { inStep, isPosted } from '../../ledger/steps.ts';
import { gameAccounts, payoutLegs, roundLegs } from '../gameAccounts.ts';
import { addToSession } from '../rounds/roundStore.ts';
import { isTrial } from '../session/trial.ts';
import * as store from './shotStore.ts';
import type { ClipRow, ShotRow } from './shotStore.ts';

/** The sums of bullets and catches of these shots, satang. */
export function sumsOf(rows: readonly Pick<ShotRow, 'bullet_satang' | 'win_satang'>[]): readonly [number, number] {
  const sum = (of: (row: Pick<ShotRow, 'bullet_satang' | 'win_satang'>) => number): number =>
    rows.reduce((total, row) => total + of(row), 0);
  return [sum((row) => row.bullet_satang), sum((row) => row.win_satang)];
}

/** Moves the money of a shot's batch exactly once, also if called concurrently. Without money its shots are refused. */
export async function payBatch(house: House, shot: ShotRow): Promise<void> {
  if (shot.state !== 'opening') return;
  const clip = await store.readClip(house.db, shot);
  if (clip === undefined) throw new Error(`no clip ${shot.round_id}`);
  const accounts = await gameAccounts(house, clip.platform_code);
  await inStep(house, `fish batch ${shot.owner} ${shot.batch_id}`, async (step) => {
    const rows = (await store.readBatch(house.db, shot)).filter(({ state }) => state === 'opening');
    if (rows.length === 0) return;
    const [stakeSatang, winSatang] = sumsOf(rows);
    const isPaid = await isPosted(house, {
      playerId: shot.owner,
      key: `fish:${shot.batch_id}`,
      title: titles.stake,
      reference: shot.round_id,
      legs: roundLegs(accounts, { stakeSatang, winSatang }),
    });
    await house.db.transaction().execute(async (db) => {
      await step.finish(db);
      await store.moveBatch(db, shot, isPaid ? 'done' : 'refused');
      if (isPaid) return addToSession(db, clip.session_id, stakeSatang, winSatang);
      const actions = rows.map(({ action_id }) => action_id);
      await store.freeFish(db, clip.room_id, clip.owner, actions);
    });
  });
}

/** A clip takes no more shots after this time since it was opened. */
export const clipIsOverMs = shotGapMs + latestShotMs;

/** Writes a clip to the bet records: one settled bet with all its bullets and catches. ENTITY-035 */
export async function closeClip(house: House, clip: ClipRow): Promise<void> {
  if (clip.state === 'closed') return;
  await store.moveClip(house.db, clip, 'open', { state: 'closing' });
  for (const shot of await store.shotsOfClip(house.db, clip)) await payBatch(house, shot);
  const shots = await store.shotsOfClip(house.db, clip);
  const [stake, win] = sumsOf(shots.filter(({ state }) => state === 'done'));
  if (stake > 0 && !isTrial(clip.owner)) await writeBet(house, clip, stake, win);
  const closed = { state: 'closed', stake_satang: stake, win_satang: win, closed_ms: house.now() };
  await store.moveClip(house.db, clip, 'closing', closed);
}

/** Writes the bet with a movement of zero, because the money has moved batch by batch already. */
async function writeBet(house: House, clip: ClipRow, stakeSatang: number, winSatang: number): Promise<void> {
  const accounts = await gameAccounts(house, clip.platform_code);
  await house.ledger.post({
    playerId: clip.owner,
    key: `fish:${clip.round_id}:bet`,
    title: titles.prize,
    reference: clip.round_id,
    legs: payoutLegs(accounts, 0),
    bets: [
      {
        betOrderNo: clip.round_id,
        platformCode: clip.platform_code,
        gameType: gameTypeCodes.fish,
        gameId: clip.game_id,
        roundId: clip.round_id,
        stakeSatang,
        winSatang,
        isSettled: true,
      },
    ],
  });
}

/** Pays shots and closes clips that dead processes have left. Returns the number of clips. */
export async function closeLeftClips(house: House): Promise<number> {
  const nowMs = house.now();
  for (const shot of await store.leftShots(house.db, nowMs - clipIsOverMs))
    await payBatch(house, shot).catch((error: unknown) =>
      house.log.error({ err: error, roundId: shot.round_id }, 'a batch of shots cannot be paid'),
    );
  const left = await store.leftClips(house.db, nowMs - clipIsOverMs);
  for (const clip of left)
    await closeClip(house, clip).catch((error: unknown) =>
      house.log.error({ err: error, roundId: clip.round_id }, 'a clip cannot be closed'),
    );
  return left.length;
}
