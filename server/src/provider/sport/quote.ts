/** Quotes of slips, and booking codes that store one. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { bookingLifeMs, legsOfSlip } from '@foyer/contract/play/sportSlip.ts';
import type { QuotedLeg, SlipLeg, SlipQuote } from '@foyer/contract/play/sportSlip.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { sidesView } from './board.ts';
import { betDelayMs, highestReturnSatang, highestStakeSatang, stakeUnitSatang } from './deskRules.ts';
import { isRunning, legAt, placedLegs } from './legs.ts';
import type { PlacedLeg } from './legs.ts';
import { standingAt } from './matches.ts';
import { combinedOdds, returnOf } from './odds.ts';

/** Quotes one leg in the context of its slip. */
export function quotedLegView(
  placed: PlacedLeg<SlipLeg>,
  all: readonly PlacedLeg<SlipLeg>[],
  nowMs: number,
  lang: Locale,
): QuotedLeg {
  const { leg, played, isVoid } = placed;
  const { odds, problem, standing } = legAt(placed, nowMs);
  const isRelated = all.filter((other) => other.leg.matchId === leg.matchId).length > 1;
  const { leagueName, homeName, awayName, startMs } = sidesView(played, lang);
  return {
    matchId: leg.matchId,
    sportId: played.fixture.sportId,
    leagueName,
    homeName,
    awayName,
    startMs,
    phase: isVoid ? 'void' : standing.phase,
    score: standing.state.score,
    kind: leg.kind,
    param: leg.param,
    pick: leg.pick,
    odds: odds ?? leg.odds,
    seenOdds: leg.odds,
    problem: problem === '' && isRelated ? 'related' : problem,
  };
}

/** The highest stake in whole baht whose return is within the limit. */
function highestStake(odds: readonly number[]): number {
  const perBaht = returnOf(stakeUnitSatang, odds);
  if (perBaht === 0) return 0;
  return Math.min(highestStakeSatang, Math.floor(highestReturnSatang / perBaht) * stakeUnitSatang);
}

/** Refuses: UNKNOWN_MATCH. */
export async function quoteOf(house: House, slip: string, lang: Locale): Promise<SlipQuote> {
  const nowMs = house.now();
  const placed = await placedLegs(house, legsOfSlip(slip));
  const legs = placed.map((leg) => quotedLegView(leg, placed, nowMs, lang));
  const odds = legs.map((leg) => leg.odds);
  return {
    nowMs,
    legs,
    odds: combinedOdds(odds),
    highestStakeSatang: legs.some(({ problem }) => problem === 'related') ? 0 : highestStake(odds),
    delayMs: placed.some((leg) => isRunning(leg, nowMs)) ? betDelayMs : 0,
  };
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 6;
/** The limit per session within the life of a code. */
const mostBookings = 30;

/** Refuses: UNKNOWN_MATCH, MARKET_CLOSED, TOO_MANY_REQUESTS. */
export async function book(
  house: House,
  sessionId: string,
  slip: string,
): Promise<{ code: string; expiresMs: number }> {
  const nowMs = house.now();
  const placed = await placedLegs(house, legsOfSlip(slip));
  if (placed.length === 0 || placed.some(({ played, isVoid }) => isVoid || standingAt(played, nowMs).phase === 'over'))
    throw new Refusal('MARKET_CLOSED');
  const own = await house.db
    .selectFrom('sport_booking')
    .select(['code', 'slip', 'expires_ms'])
    .where('session_id', '=', sessionId)
    .where('expires_ms', '>', nowMs)
    .execute();
  const same = own.find((booking) => booking.slip === slip);
  if (same !== undefined) return { code: same.code, expiresMs: same.expires_ms };
  if (own.length >= mostBookings) throw new Refusal('TOO_MANY_REQUESTS', { seconds: 3_600 });
  const expiresMs = nowMs + bookingLifeMs;
  for (;;) {
    // There are 32 letters, so the last five bits of a byte choose one without bias.
    const code = [...house.random.bytes(codeLength)].map((byte) => letters[byte % letters.length]).join('');
    const made = await house.db
      .insertInto('sport_booking')
      .values({ code, slip, session_id: sessionId, created_ms: nowMs, expires_ms: expiresMs })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 1n) return { code, expiresMs };
  }
}

/** Refuses: UNKNOWN_BOOKING. */
export async function loadBooked(house: House, code: string, lang: Locale) {
  const row = await house.db
    .selectFrom('sport_booking')
    .select(['slip', 'expires_ms'])
    .where('code', '=', code)
    .where('expires_ms', '>', house.now())
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('UNKNOWN_BOOKING');
  return { slip: row.slip, expiresMs: row.expires_ms, quote: await quoteOf(house, row.slip, lang) };
}

/** Deletes booking codes a day after they have expired. */
export async function forgetBookings(house: House): Promise<void> {
  await house.db
    .deleteFrom('sport_booking')
    .where('expires_ms', '<', house.now() - 86_400_000)
    .execute();
}
