/** Voids a round that cannot be completed: all stakes are returned, including those not yet booked. L08, M08 */
import type { House } from '../../house.ts';
import { isTrial } from '../session/trial.ts';
import { partOf, stakedActions, transactionOf } from './actionStore.ts';
import * as store from './roundStore.ts';
import type { RoundRow } from './roundStore.ts';
import { takeBack } from './wallet.ts';

/** `over`: the round is settled or being paid, so its bet has to be voided instead. */
export type RoundVoided = 'done' | 'unknown' | 'over';

/** Voids a round in any state. Idempotent. */
export async function voidRound(house: House, owner: string, roundId: string): Promise<RoundVoided> {
  const held = await house.db.transaction().execute(async (db) => {
    const round = await store.lockRound(db, owner, roundId);
    if (round === undefined || round.state === 'refused') return 'unknown';
    if (round.state === 'voided') return 'done';
    if (round.state === 'settled' || round.state === 'closing') return 'over';
    await store.moveRound(db, round, { state: 'voiding' });
    return { ...round, state: 'voiding' };
  });
  if (typeof held === 'string') return held;
  await finishVoiding(house, held);
  return 'done';
}

/**
 * Completes a void. It leaves a tombstone for a stake that is not booked yet, so that its later debit moves nothing.
 */
export async function finishVoiding(house: House, round: RoundRow): Promise<void> {
  const isReal = !isTrial(round.owner);
  const parts = isReal ? ['stake', ...(await stakedActions(house.db, round)).map(partOf)] : [];
  for (const part of parts) await takeBackPart(house, round, part);
  await house.db.transaction().execute(async (db) => {
    const voided = await store.moveRound(db, round, { state: 'voided', settled_ms: house.now() });
    if (voided === undefined) return;
    await store.addToSession(db, round.session_id, -round.held_satang, 0);
    if (!isReal) await store.moveCredit(db, round.session_id, 0, round.held_satang);
  });
  house.live.emit(round.owner, { kind: 'balance' });
}

async function takeBackPart(house: House, round: RoundRow, part: string): Promise<void> {
  const taken = await takeBack(house, {
    playerId: round.owner,
    platformCode: round.platform_code,
    roundId: round.round_id,
    transactionId: transactionOf(round, part),
  });
  // A transaction that only takes a stake has paid nothing, so the player cannot have spent it.
  if (taken === 'short') throw new Error(`round ${round.round_id} cannot be taken back`);
}
