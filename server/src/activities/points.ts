/** Sign-in points and their exchange for bonuses. CALL-191 to CALL-198, SCREEN-043 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { withSum } from '@foyer/text/sumName.ts';
import type { bonusIntegralExchange, userCheckIn } from '@foyer/contract/activities/points.ts';
import type { RefusalOf, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import { giftCost, giftTerms, layDown, shownGift } from '../bonus/gift.ts';
import { receiveBonus } from '../bonus/grant.ts';
import type { Handlers, PlayerContext } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import { calendar } from '../settings/calendar.ts';
import { placeAfter, streakOf } from './checkInRounds.ts';
import { addPoints, checkInDays, daysOf } from './checkInStore.ts';
import {
  exchangeOf,
  exchangePage,
  insertExchange,
  insertSignIn,
  isOffered,
  openOffers,
  pointsOf,
  signInPage,
  spendPoints,
  takePiece,
} from './pointsStore.ts';

type PointsCall =
  | 'checkIntegralConfigList'
  | 'getUserIntegral'
  | 'getUserCheckInfo'
  | 'userCheckIn'
  | 'checkInHistory'
  | 'bonusExchangeConfigList'
  | 'bonusIntegralExchange'
  | 'bonusExchangeHistory';

/** Turnover of one time only, because the player has earned the points. */
const giftOf = (amountSatang: number) => ({ amountSatang, who: 'everyone', often: 'everyTime', multiple: 1 }) as const;
/** ENUM-002: check-in reward. */
const bonusType = '4';

/** Signs in, once a day. Refuses: CHECKED_IN. */
async function signIn({
  house,
  playerId,
  refuse,
}: PlayerContext<RefusalOf<typeof userCheckIn>>): Promise<ResponseOf<typeof userCheckIn>> {
  const nowMs = house.now();
  const answer = await house.db.transaction().execute(async (db) => {
    const [days, been] = [await checkInDays(db), await daysOf(db, 'sign_in', playerId)];
    const place = placeAfter(been.total, days.length);
    const earned = days.find((one) => one.place === place)?.points ?? 0;
    const row = { player_id: playerId, day: calendar.day(nowMs), place, points: earned, signed_ms: nowMs };
    if (!(await insertSignIn(db, row))) return undefined;
    return { earned, points: await addPoints(db, playerId, earned) };
  });
  return answer ?? refuse('CHECKED_IN');
}

/** Piece, points and bonus are one transaction. Refuses: UNKNOWN_PRIZE, PRIZE_GONE, POINTS_SHORT. L04, L12 */
async function exchange(
  context: PlayerContext<RefusalOf<typeof bonusIntegralExchange>>,
  { exchangeId }: RequestOf<typeof bonusIntegralExchange>,
): Promise<ResponseOf<typeof bonusIntegralExchange>> {
  const { house, playerId, moneyKey, refuse } = context;
  const known = await exchangeOf(house.db, playerId, moneyKey);
  const row =
    known ??
    (await house.db.transaction().execute(async (db) => {
      if (!(await isOffered(db, exchangeId))) return refuse('UNKNOWN_PRIZE');
      const piece = await takePiece(db, exchangeId);
      if (piece === undefined) return refuse('PRIZE_GONE');
      // The refusal rolls the transaction back, so the piece is not taken either.
      if (!(await spendPoints(db, playerId, piece.points))) return refuse('POINTS_SHORT');
      const nowMs = house.now();
      const made = {
        player_id: playerId,
        exchange_no: house.random.id(nowMs),
        request_key: moneyKey,
        exchange_id: exchangeId,
        names: withSum(piece.names, piece.amount_satang),
        points: piece.points,
        amount_satang: piece.amount_satang,
        exchanged_ms: nowMs,
      };
      await insertExchange(db, made);
      const grantId = `points:${made.exchange_no}`;
      const terms = giftTerms(giftOf(piece.amount_satang));
      await layDown(house, db, { playerId, grantId, names: made.names, bonusType, terms, depositSatang: 0 });
      return made;
    }));
  await receiveBonus(house, playerId, `points:${row.exchange_no}`);
  const amountSatang = row.amount_satang;
  const { points } = await pointsOf(house.db, playerId);
  return { amountSatang, costSatang: giftCost(giftOf(amountSatang)), points };
}

export const pointsRoutes: Pick<Handlers<Calls>, PointsCall> = {
  checkIntegralConfigList: async ({ house }) => ({
    list: (await checkInDays(house.db)).map(({ place, points }) => ({ place, points })),
  }),
  getUserIntegral: ({ house, playerId }) => pointsOf(house.db, playerId),
  getUserCheckInfo: async ({ house, playerId }) => {
    const [days, been] = await Promise.all([checkInDays(house.db), daysOf(house.db, 'sign_in', playerId)]);
    const today = calendar.day(house.now());
    const isSigned = been.newest?.day === today;
    const place = isSigned ? (been.newest?.place ?? 1) : placeAfter(been.total, days.length);
    return { today, isSigned, total: been.total, streak: streakOf(been.days, today), place };
  },
  userCheckIn: signIn,
  checkInHistory: async ({ house, playerId }, request) => {
    const { rows, total } = await signInPage(house.db, playerId, pageOf(request));
    return {
      list: rows.map((row) => ({ day: row.day, place: row.place, points: row.points, signTime: row.signed_ms })),
      total,
    };
  },
  bonusExchangeConfigList: async ({ house, lang }) => {
    const offers = await openOffers(house.db);
    return {
      list: offers.map(({ exchange_id: exchangeId, points, amount_satang: amountSatang, left_count: left, names }) => ({
        exchangeId,
        name: inLanguage(withSum(names, amountSatang), lang),
        points,
        amountSatang,
        left,
        terms: shownGift(giftOf(amountSatang)),
      })),
    };
  },
  bonusIntegralExchange: exchange,
  bonusExchangeHistory: async ({ house, playerId, lang }, request) => {
    const { rows, total } = await exchangePage(house.db, playerId, pageOf(request));
    return {
      list: rows.map((row) => ({
        exchangeNo: row.exchange_no,
        name: inLanguage(row.names, lang),
        points: row.points,
        amountSatang: row.amount_satang,
        exchangeTime: row.exchanged_ms,
      })),
      total,
    };
  },
};
