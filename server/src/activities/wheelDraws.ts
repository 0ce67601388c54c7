/** One draw: checks that one is left, draws from seeds, stores and pays it. STATE-020, STATE-021, L05, L12, F01 */
import type { WheelCode, drawRefusals } from '@foyer/contract/activities/wheelDraw.ts';
import { drawPrizeWheel } from '@foyer/games/fair/prizeWheel.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { PlayerContext } from '../http/context.ts';
import { randomName } from '../http/houseRequestId.ts';
import type { DrawSeedPort, TakenSeed } from './drawSeedPort.ts';
import { earnedDraws } from './wheelEarned.ts';
import { payPrize, targetOf } from './wheelPrize.ts';
import * as store from './wheelStore.ts';
import type { DrawRow, PrizeRow, WheelRow } from './wheelStore.ts';

type DrawContext = PlayerContext<(typeof drawRefusals)[number]>;

/** Owner key of a player's seeds on one wheel. Those of the machines use the bare player id. */
export const seedOwner = (wheel: WheelCode, playerId: string): string => `wheel:${wheel}:${playerId}`;

/** True if a limited prize has run out. */
const isOut = ({ stock_left }: PrizeRow): boolean => stock_left === 0;

export interface Drawing {
  readonly draw: DrawRow;
  readonly drawsLeft: number;
}

/**
 * Draws once per request id. A repeat returns the same draw.
 * Refuses: ACTIVITY_CLOSED, NO_DRAWS_LEFT, DRAW_IN_PROGRESS, SEED_NOT_SET.
 */
export async function drawOnce(context: DrawContext, seeds: DrawSeedPort, code: WheelCode): Promise<Drawing> {
  const { house, playerId, moneyKey } = context;
  const [wheel, earlier] = await Promise.all([
    store.readWheel(house.db, code),
    store.drawOfRequest(house.db, playerId, code, moneyKey),
  ]);
  if (earlier === undefined && !wheel.is_open) context.refuse('ACTIVITY_CLOSED');
  const earned = await earnedDraws(house, wheel, playerId);
  if (earlier === undefined && context.made.requestId !== undefined) await makeMissingSeed(context, seeds, code);
  const draw =
    earlier ??
    (await house.db.transaction().execute((trx) => claim(context, trx, { seeds, wheel, code, earned: earned.draws })));
  await payPrize(house, draw);
  const used = await store.countDraws(house.db, playerId, code);
  return { draw, drawsLeft: Math.max(0, earned.draws - used) };
}

/** A client that sends no request id has no seed either, so the house makes the player's seed and reports it. */
async function makeMissingSeed({ house, playerId, made }: DrawContext, seeds: DrawSeedPort, code: WheelCode) {
  const owner = seedOwner(code, playerId);
  const { commitment, nextCommitment } = await seeds.published(house, owner);
  if (commitment !== '') return;
  made.clientSeed = `made-${randomName(house)}`;
  await seeds.rotate(house, owner, made.clientSeed, nextCommitment);
}

interface Claim {
  readonly seeds: DrawSeedPort;
  readonly wheel: WheelRow;
  readonly code: WheelCode;
  readonly earned: number;
}

/** Draws while holding the lock on the player's pair of seeds. */
async function claim(context: DrawContext, trx: Transaction<Tables>, of: Claim): Promise<DrawRow> {
  const { house, playerId, moneyKey } = context;
  const { code, seeds, wheel } = of;
  if ((await store.countDraws(trx, playerId, code)) >= of.earned) context.refuse('NO_DRAWS_LEFT');
  const seed = await seeds.take(house, trx, seedOwner(code, playerId));
  if (seed === 'busy') return context.refuse('DRAW_IN_PROGRESS');
  if (seed === 'none') return context.refuse('SEED_NOT_SET');
  // Count again under the lock, when no other draw of this player can run.
  if ((await store.countDraws(trx, playerId, code)) >= of.earned) context.refuse('NO_DRAWS_LEFT');
  const { prize, ticket, prizes } = await drawFrom(trx, code, seed, () => context.refuse('ACTIVITY_CLOSED'));
  return store.insertDraw(trx, {
    player_id: playerId,
    draw_id: house.random.id(context.now()),
    wheel_code: code,
    request_key: moneyKey,
    prize_id: prize.prize_id,
    amount_satang: prize.amount_satang,
    target_satang: targetOf(prize.amount_satang, wheel.prize_multiple),
    ticket,
    wedges: prizes.map((one) => ({ prizeId: one.prize_id, tickets: one.tickets, isOut: isOut(one) })),
    seed_id: seed.seedId,
    nonce: seed.nonce,
    drawn_ms: context.now(),
    paid_ms: null,
  });
}

/** Picks a prize. If its last piece was just taken, draws the same number on the wheel without it. */
async function drawFrom(trx: Transaction<Tables>, code: WheelCode, seed: TakenSeed, close: () => never) {
  for (;;) {
    const prizes = await store.readPrizes(trx, code);
    if (prizes.every(isOut)) return close();
    const wedges = prizes.map((one) => ({ prizeId: one.prize_id, tickets: one.tickets, isOut: isOut(one) }));
    const { ticket, prizeId } = drawPrizeWheel(wedges, seed);
    const prize = prizes.find((one) => one.prize_id === prizeId);
    if (prize === undefined) throw new Error(`no prize ${prizeId}`);
    if (prize.stock_left === null || (await store.takePrize(trx, prize))) return { prize, ticket, prizes };
  }
}
