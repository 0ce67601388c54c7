/** For tests of the desk: players with a session, matches at a chosen moment, and picks that are offered. */
import { randomUUID } from 'node:crypto';
import type { PricePolicy } from '@foyer/contract/play/sportBets.ts';
import { slipTextOf } from '@foyer/contract/play/sportSlip.ts';
import type { SlipLeg } from '@foyer/contract/play/sportSlip.ts';
import { winningPick } from '@foyer/games/engines/sport/markets.ts';
import type { House } from '../../../house.ts';
import type { TestHouse } from '../../../testing/house.ts';
import type { PlaySession } from '../../session/sessions.ts';
import { seatAt } from '../../testing/player.ts';
import type { BetRow } from '../betStore.ts';
import { chainsOf } from '../chains.ts';
import { betDelayMs } from '../deskRules.ts';
import { legAt } from '../legs.ts';
import type { LegPlace } from '../legs.ts';
import { matchesAround, pricesOf, resultOf, standingAt } from '../matches.ts';
import type { Played } from '../matches.ts';
import { placeSlip } from '../placing.ts';

const greenNight = 'harbour-green-night';

/** A player with this balance on the platform's account, or a guest's trial, with a window open at the desk. */
export const seat = (t: TestHouse, playerId: string | undefined, satang = 0): Promise<PlaySession> =>
  seatAt(t, 'sport', { playerId, satang, gameId: greenNight });

/** Moves the clock to a second before a match of the sport starts; `ahead` 1 is the next one. */
export async function toMatch(t: TestHouse, sportId = 1, ahead = 1): Promise<Played> {
  await chainsOf(t.house, sportId);
  const [played] = await matchesAround(t.house, sportId, ahead, ahead);
  if (played === undefined) throw new Error('no match');
  t.clock.nowMs = Math.max(t.clock.nowMs, played.fixture.startMs - 1_000);
  return played;
}

/**
 * The next football match in which a market is suspended at some time and offered again later. `restMs` is the first
 * suspension, `laterTick` the tick from which to look for that offer. A match whose first goal is too late is skipped.
 */
export async function toRestingMatch(
  t: TestHouse,
  market: Omit<LegPlace, 'matchId'>,
): Promise<{ played: Played; restMs: number; laterTick: number }> {
  for (let ahead = 1; ; ahead += 1) {
    const [played] = await matchesAround(t.house, 1, ahead, ahead);
    const restTick = played?.moments.findIndex(({ restUntilMs }) => restUntilMs > 0) ?? -1;
    const rest = played?.moments[restTick];
    if (played === undefined || rest === undefined) continue;
    const laterTick = restTick + 4;
    if (offeredFrom(played, { ...market, matchId: played.fixture.matchId }, laterTick) === undefined) continue;
    t.clock.nowMs = played.fixture.startMs - 1_000;
    return { played, restMs: rest.atMs, laterTick };
  }
}

/** The sport's next match that begins after another one is over, so that its odds do not move meanwhile. */
export async function matchAfter(t: TestHouse, earlier: Played, sportId: number): Promise<Played> {
  const listed = await matchesAround(t.house, sportId, 1, 20);
  const found = listed.find(({ fixture }) => fixture.startMs > earlier.endMs);
  if (found === undefined) throw new Error('no match begins after it');
  return found;
}

/** Matches of other sports that have not begun. */
export async function otherMatches(t: TestHouse, sportIds: readonly number[]): Promise<Played[]> {
  const found = await Promise.all(sportIds.map((sportId) => matchesAround(t.house, sportId, 2, 2)));
  return found.flat();
}

/** The winning pick of a market, or a losing one, at the current odds. */
export function legOf(
  t: TestHouse,
  played: Played,
  isRight: boolean,
  market: Pick<LegPlace, 'kind' | 'param'> = { kind: 'winner', param: 0 },
): SlipLeg {
  const { matchId } = played.fixture;
  const listed = pricesOf(standingAt(played, t.clock.nowMs)).markets.find(
    ({ kind, param }) => kind === market.kind && (market.param === 0 || param === market.param),
  );
  const right = listed && winningPick(resultOf(played), listed);
  const found = listed?.picks.find(({ pick }) => (pick === right) === isRight);
  if (listed === undefined || found === undefined) throw new Error(`no ${market.kind} on ${matchId}`);
  return { matchId, kind: listed.kind, param: listed.param, pick: found.pick, odds: found.odds };
}

/** Moves the clock to the first moment from `fromTick` on at which a leg is offered in play. Returns its odds. */
export function toLive(t: TestHouse, played: Played, leg: LegPlace, fromTick = 4): number {
  const found = offeredFrom(played, leg, fromTick);
  if (found === undefined) throw new Error('never offered');
  t.clock.nowMs = found.atMs;
  return found.odds;
}

/** The first moment from `fromTick` on at which a leg is offered; undefined if there is none, as near a match's end. */
export function offeredFrom(
  played: Played,
  leg: LegPlace,
  fromTick: number,
): { readonly atMs: number; readonly odds: number } | undefined {
  for (const { atMs } of played.moments.slice(fromTick)) {
    const { odds } = legAt({ leg, played, isVoid: false }, atMs);
    if (odds !== undefined) return { atMs, odds };
  }
  return undefined;
}

/**
 * The next football match in which a leg is offered in play at other odds than before it began, and still is when a bet
 * placed at that moment is decided. The clock moves to shortly before the match.
 */
export async function toMatchWithMove(t: TestHouse): Promise<{ readonly leg: SlipLeg; readonly movedMs: number }> {
  await chainsOf(t.house, 1);
  for (let ahead = 2; ; ahead += 1) {
    const [played] = await matchesAround(t.house, 1, ahead, ahead);
    if (played === undefined) throw new Error('no match');
    const leg = legOf(t, played, true);
    const oddsAt = (atMs: number) => legAt({ leg, played, isVoid: false }, atMs).odds;
    const moved = played.moments
      .slice(8)
      .find(({ atMs }) => ![undefined, leg.odds].includes(oddsAt(atMs)) && oddsAt(atMs + betDelayMs) !== undefined);
    if (moved === undefined) continue;
    t.clock.nowMs = Math.max(t.clock.nowMs, played.fixture.startMs - 1_000);
    return { leg, movedMs: moved.atMs };
  }
}

export const place = (
  t: TestHouse,
  session: PlaySession,
  legs: readonly SlipLeg[],
  given: {
    readonly requestId?: string;
    readonly stakeSatang?: number;
    readonly policy?: PricePolicy;
    readonly house?: House;
  } = {},
): Promise<BetRow> =>
  placeSlip(given.house ?? t.house, session, {
    requestId: given.requestId ?? randomUUID(),
    slip: slipTextOf(legs),
    stakeSatang: given.stakeSatang ?? 10_000,
    policy: given.policy ?? 'ask',
  });

export const rowOf = (t: TestHouse, orderNo: string) =>
  t.house.db.selectFrom('sport_bet').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow();

export const toEnd = (t: TestHouse, ...matches: readonly Played[]): void => {
  t.clock.nowMs = Math.max(t.clock.nowMs, ...matches.map(({ endMs }) => endMs));
};

/** A slip that was booked under a code. */
export async function bookUntil({ house }: TestHouse, code: string, expiresMs: number): Promise<void> {
  const booking = { code, slip: '', session_id: 's', created_ms: 0, expires_ms: expiresMs };
  await house.db.insertInto('sport_booking').values(booking).execute();
}
