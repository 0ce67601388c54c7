/** The daily check-in and its draw. CALL-143, CALL-144, CALL-145, SCREEN-044 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { withSum } from '@foyer/text/sumName.ts';
import { storedWords } from '@foyer/text/translate.ts';
import type { CheckInDraw, checkin, checkinInfo, lottery } from '@foyer/contract/activities/checkIn.ts';
import type { RefusalOf, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { commitmentOf } from '@foyer/games/fair/draw.ts';
import { drawPrizeWheel } from '@foyer/games/fair/prizeWheel.ts';
import { giftCost, giftTerms, layDown, shownGift } from '../bonus/gift.ts';
import { receiveBonus } from '../bonus/grant.ts';
import type { KeptPrize } from '../db/rewardTables.ts';
import { openSeed, sealSeed } from '../fairness/seedVault.ts';
import type { House } from '../house.ts';
import type { PlayerContext } from '../http/context.ts';
import { randomName, samePressMs } from '../http/houseRequestId.ts';
import { calendar } from '../settings/calendar.ts';
import { placeAfter, streakOf } from './checkInRounds.ts';
import {
  addPoints,
  checkInDays,
  daysOf,
  holdNextDraw,
  insertCheckIn,
  insertDraw,
  keptPrizes,
  lastDrawn,
  markDrawn,
  nextDraw,
} from './checkInStore.ts';
import type { DrawRow } from './checkInStore.ts';

/** Turnover of a check-in bonus, as a multiple of its amount. */
const multiple = 1;
const words = storedWords('activities/rewards');
const giftOf = (amountSatang: number) => ({ amountSatang, who: 'everyone', often: 'daily', multiple }) as const;

/** ENUM-002: check-in reward. */
const bonusType = '4';

const wedgesOf = (prizes: readonly KeptPrize[]) =>
  prizes.map(({ prizeId, tickets }) => ({ prizeId, tickets, isOut: false }));

/** Returns today's state, the bonus of each day, the prizes and the latest draw. */
export async function checkInInfoOf({ house, playerId, lang }: PlayerContext): Promise<ResponseOf<typeof checkinInfo>> {
  const { db } = house;
  const [days, been, open, last, present] = await Promise.all([
    checkInDays(db),
    daysOf(db, 'check_in', playerId),
    nextDraw(db, playerId),
    lastDrawn(db, playerId),
    keptPrizes(db),
  ]);
  const today = calendar.day(house.now());
  const prizes = open.draw?.prizes ?? present;
  const isCheckedIn = been.newest?.day === today;
  return {
    today,
    isCheckedIn,
    total: been.total,
    streak: streakOf(been.days, today),
    place: isCheckedIn ? (been.newest?.place ?? 1) : placeAfter(been.total, days.length),
    days: days.map(({ place, amount_satang: amountSatang }) => ({
      place,
      amountSatang,
      terms: shownGift(giftOf(amountSatang)),
    })),
    prizes: prizes.map((prize) => ({
      prizeId: prize.prizeId,
      name: inLanguage(withSum(prize.names, prize.amountSatang), lang),
      kind: prize.amountSatang > 0 ? 'money' : 'points',
      amountSatang: prize.amountSatang,
      points: prize.points,
      tickets: prize.tickets,
      ...(prize.amountSatang > 0 && { terms: shownGift(giftOf(prize.amountSatang)) }),
    })),
    drawsLeft: open.count,
    commitment: open.draw?.commitment ?? '',
    lastDraw: last && drawOf(last, lang),
  };
}

function drawOf(row: DrawRow, lang: Locale): CheckInDraw {
  const prize = row.prizes.find((one) => one.prizeId === row.prize_id);
  const amountSatang = prize?.amountSatang ?? 0;
  return {
    day: row.day,
    prizeId: row.prize_id ?? '',
    prizeName: prize === undefined ? '' : inLanguage(withSum(prize.names, prize.amountSatang), lang),
    kind: amountSatang > 0 ? 'money' : 'points',
    amountSatang,
    points: prize?.points ?? 0,
    costSatang: amountSatang > 0 ? giftCost(giftOf(amountSatang)) : 0,
    drawTime: row.drawn_ms ?? 0,
    ticket: row.ticket ?? 0,
    wedges: row.prizes.map(({ prizeId, tickets }) => ({ prizeId, tickets })),
    commitment: row.commitment,
    serverSeed: row.stored_seed,
    clientSeed: row.client_seed ?? '',
  };
}

const seedOf = (house: House): string => Buffer.from(house.random.bytes(32)).toString('hex');

/** Checks in, once a day, and gives the day's bonus and a draw in one transaction. Refuses: CHECKED_IN. */
export async function checkInToday({
  house,
  playerId,
  refuse,
}: PlayerContext<RefusalOf<typeof checkin>>): Promise<ResponseOf<typeof checkin>> {
  const nowMs = house.now();
  const day = calendar.day(nowMs);
  const grantId = `checkin:${day}`;
  const amountSatang = await house.db.transaction().execute(async (db) => {
    const [days, been] = [await checkInDays(db), await daysOf(db, 'check_in', playerId)];
    const place = placeAfter(been.total, days.length);
    const amount = days.find((one) => one.place === place)?.amount_satang ?? 0;
    const row = { player_id: playerId, day, place, amount_satang: amount, checked_ms: nowMs };
    if (!(await insertCheckIn(db, row))) return undefined;
    const serverSeed = seedOf(house);
    const prizes = await keptPrizes(db);
    const commitment = commitmentOf(serverSeed);
    const sealedSeed = sealSeed(house, serverSeed, commitment);
    await insertDraw(db, { playerId, day, sealedSeed, commitment, prizes });
    const terms = giftTerms(giftOf(amount));
    await layDown(house, db, { playerId, grantId, names: words('checkIn.bonus'), bonusType, terms, depositSatang: 0 });
    return amount;
  });
  if (amountSatang === undefined) return refuse('CHECKED_IN');
  await receiveBonus(house, playerId, grantId);
  return { amountSatang, costSatang: giftCost(giftOf(amountSatang)) };
}

/**
 * Draws from the seed committed to at check-in and the player's seed. For a call without a seed the house makes one,
 * and a repeated press gets the same draw. Refuses: NO_DRAWS_LEFT.
 */
export async function drawNow(
  { house, playerId, lang, refuse, made }: PlayerContext<RefusalOf<typeof lottery>>,
  request: RequestOf<typeof lottery>,
): Promise<ResponseOf<typeof lottery>> {
  const clientSeed = request.clientSeed ?? `made-${randomName(house)}`;
  const drawn = await house.db.transaction().execute(async (db) => {
    const draw = await holdNextDraw(db, playerId);
    const last = request.clientSeed === undefined ? await lastDrawn(db, playerId) : undefined;
    if (last && house.now() - (last.drawn_ms ?? 0) < samePressMs) return last;
    if (draw === undefined) return undefined;
    const serverSeed = openSeed(house, draw.stored_seed, draw.commitment);
    const seeds = { serverSeed, clientSeed, nonce: 0 };
    const { ticket, prizeId } = drawPrizeWheel(wedgesOf(draw.prizes), seeds);
    const prize = draw.prizes.find((one) => one.prizeId === prizeId);
    const row = await markDrawn(db, playerId, draw.day, {
      serverSeed,
      clientSeed,
      ticket,
      prizeId,
      drawnMs: house.now(),
    });
    if (prize !== undefined && prize.points > 0) await addPoints(db, playerId, prize.points);
    if (prize !== undefined && prize.amountSatang > 0) {
      const terms = giftTerms(giftOf(prize.amountSatang));
      const grantId = `draw:${draw.day}`;
      const names = withSum(prize.names, prize.amountSatang);
      await layDown(house, db, { playerId, grantId, names, bonusType, terms, depositSatang: 0 });
    }
    return row;
  });
  if (drawn === undefined) return refuse('NO_DRAWS_LEFT');
  const result = drawOf(drawn, lang);
  if (request.clientSeed === undefined) made.clientSeed = result.clientSeed;
  if (result.kind === 'money') await receiveBonus(house, playerId, `draw:${result.day}`);
  return result;
}
