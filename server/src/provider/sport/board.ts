/** Views of matches for the window, without anything later than now. */
import { sportKinds } from '@foyer/contract/play/sport.ts';
import type { SportEvent, SportMarket, SportMatch, SportProof, SportRunning } from '@foyer/contract/play/sport.ts';
import { dayOf, dayStart, listedAheadMs, slotStart } from '@foyer/contract/play/sportDays.ts';
import type { SportTab } from '@foyer/contract/play/sportDesk.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { lastBegun } from '@foyer/games/engines/sport/fixtures.ts';
import type { PricedMarket } from '@foyer/games/engines/sport/markets.ts';
import { level } from '@foyer/games/engines/sport/match.ts';
import { rulesOf } from '@foyer/games/engines/sport/sports.ts';
import type { House } from '../../house.ts';
import { matchesAround, matchesBetween, pricesOf, standingAt } from './matches.ts';
import type { Played, Standing } from './matches.ts';
import { voidedAmong } from './matchStore.ts';
import { leagueName, sideName } from './sideNames.ts';

const boardLength = 24;
const resultsLength = 8;
/** Winner, handicap and total are the first markets. */
const boardMarkets = 3;

/** The side that serves or throws first now. */
function servingOf({ played, phase, state }: Standing): SportRunning['serving'] {
  const rules = rulesOf[played.fixture.code];
  if (phase !== 'live' || rules.kind !== 'race' || rules.serve === 0.5) return '';
  return (state.parts.length + state.running.home + state.running.away) % 2 === 0 ? 'home' : 'away';
}

/** Minutes of the match on sports with a clock. */
function minuteAt({ played, state }: Standing): number {
  const rules = rulesOf[played.fixture.code];
  if (rules.kind !== 'timed' || rules.minutesPerPart === 0) return 0;
  const { ticksPerPart, minutesPerPart, parts } = rules;
  return Math.floor((Math.min(state.ticks, parts * ticksPerPart) / ticksPerPart) * minutesPerPart);
}

const marketView = (market: PricedMarket, isResting: boolean): SportMarket => ({
  kind: market.kind,
  param: market.param,
  isSuspended: isResting || market.picks.length === 0,
  picks: [...market.picks],
});

/** All markets of a standing in the order of their listing; none of a match that is over or void. */
export function marketsView(standing: Standing, isVoid: boolean): SportMarket[] {
  if (standing.phase === 'over' || isVoid) return [];
  return pricesOf(standing).markets.map((market) => marketView(market, standing.restUntilMs > 0));
}

export function runningView(standing: Standing, isVoid: boolean): SportRunning {
  const { played, phase, state, nextMs, restUntilMs } = standing;
  const { fixture } = played;
  const markets = marketsView(standing, isVoid);
  const isOn = phase === 'live';
  const last = standing.moments.at(-1);
  return {
    matchId: fixture.matchId,
    sportId: fixture.sportId,
    phase: isVoid ? 'void' : phase,
    isBreak: isOn && last?.isPartOver === true && state.running === level,
    score: state.score,
    parts: isOn && !state.isOver ? [...state.parts, state.running] : [...state.parts],
    part: phase === 'before' ? 0 : phase === 'over' ? state.parts.length : state.parts.length + 1,
    minute: minuteAt(standing),
    serving: servingOf(standing),
    decidedBy: state.decidedBy,
    suspendedUntilMs: restUntilMs,
    nextMs,
    markets: markets.slice(0, boardMarkets),
    marketCount: markets.length,
  };
}

/** Sides of every sport count from 0: neighbours in a list of all sports get different crests. */
export const crestOf = (sportId: number, side: number): number => sportId * 5 + side;

export function sidesView({ fixture }: Pick<Played, 'fixture'>, lang: Locale) {
  const { code, league, home, away, startMs } = fixture;
  return {
    leagueName: leagueName(code, league, lang),
    homeName: sideName(code, home, lang),
    awayName: sideName(code, away, lang),
    homeCrest: crestOf(fixture.sportId, home),
    awayCrest: crestOf(fixture.sportId, away),
    startMs,
  };
}

export const matchView = (standing: Standing, isVoid: boolean, lang: Locale): SportMatch => ({
  ...sidesView(standing.played, lang),
  running: runningView(standing, isVoid),
});

/** Scores in sports with few of them, ends of parts, and the end. */
export function eventsView({ played, moments }: Standing): SportEvent[] {
  const rules = rulesOf[played.fixture.code];
  const isToldByScore = rules.kind === 'timed' && rules.restMs > 0;
  return moments.flatMap((moment, at): SportEvent[] => {
    const { state, side, points } = moment;
    const common = {
      atMs: moment.atMs,
      side,
      points,
      part: state.parts.length + (moment.isPartOver ? 0 : 1),
      minute: minuteAt({ played, state } as Standing),
      score: state.score,
    };
    const isDecider = state.decidedBy !== '' && at === moments.length - 1;
    return [
      ...(isToldByScore && points > 0 ? [{ ...common, kind: 'score' as const }] : []),
      ...(moment.isPartOver && !isDecider ? [{ ...common, kind: 'part' as const }] : []),
      ...(isDecider ? [{ ...common, kind: 'decider' as const }] : []),
      ...(state.isOver ? [{ ...common, kind: 'end' as const }] : []),
    ];
  });
}

/** The seed is revealed when the match is over. F01 */
/** The salt is added by the caller, who has the house. */
export const proofView = ({ played: { link }, phase }: Standing): Omit<SportProof, 'salt'> => ({
  seed: phase === 'over' ? link.seed : '',
  position: link.position,
  anchor: link.chain.anchor,
  publishedMs: link.chain.published_ms,
});

/** At most this many matches before the last one that began can still run. */
const stillRunning = 3;

/** Counts of matches per sport. Only the running ones are read; the others follow from the numbers of the matches. */
async function tabsView(house: House): Promise<SportTab[]> {
  const nowMs = house.now();
  const tomorrowMs = dayStart(dayOf(nowMs) + 1);
  return Promise.all(
    sportKinds.map(async ({ sportId }) => {
      const begun = await matchesAround(house, sportId, -stillRunning, 0);
      const today = lastBegun(sportId, tomorrowMs - 1);
      return {
        sportId,
        liveCount: begun.filter((played) => standingAt(played, nowMs).phase === 'live').length,
        todayCount: today - lastBegun(sportId, nowMs),
        earlyCount: lastBegun(sportId, nowMs + listedAheadMs) - today,
      };
    }),
  );
}

/** The running and next matches of a sport, or those that begin in a slot of two hours, and the last results. */
export async function boardView(house: House, sportId: number, lang: Locale, slot = 0) {
  const nowMs = house.now();
  const near = await matchesAround(house, sportId, -stillRunning - resultsLength, slot === 0 ? boardLength : 0);
  const far = slot === 0 ? [] : await matchesBetween(house, sportId, slotStart(slot), slotStart(slot + 1));
  const all = [...near, ...far];
  const voided = await voidedAmong(
    house.db,
    all.map(({ fixture }) => fixture.matchId),
  );
  const standings = all.map((played) => standingAt(played, nowMs));
  const open = standings.filter(({ phase }) => phase !== 'over');
  const view = (standing: Standing): SportMatch =>
    matchView(standing, voided.has(standing.played.fixture.matchId), lang);
  return {
    nowMs,
    slot,
    tabs: await tabsView(house),
    matches: (slot === 0 ? open.slice(0, boardLength) : open).map(view),
    results: standings
      .filter(({ phase }) => phase === 'over')
      .slice(-resultsLength)
      .toReversed()
      .map(view),
  };
}
