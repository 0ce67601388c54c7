/**
 * State of matches at a given time, computed from the fixture, its chain link and the time. Simulations and odds are
 * cached, because all viewers need the same ones. Nothing later than the given time is ever revealed.
 */
import { listedAheadMs } from '@foyer/contract/play/sportDays.ts';
import { fixtureOf, fixtureOfId, lastBegun, modelOfFixture } from '@foyer/games/engines/sport/fixtures.ts';
import type { Fixture } from '@foyer/games/engines/sport/fixtures.ts';
import type { PricedMarket, Result } from '@foyer/games/engines/sport/markets.ts';
import type { MatchState, Moment, Outlook } from '@foyer/games/engines/sport/match.ts';
import { marketsOf } from '@foyer/games/engines/sport/offer.ts';
import { rulesOf } from '@foyer/games/engines/sport/sports.ts';
import { runMatch } from '@foyer/games/fair/sportMatch.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { chainsOf, linkOf } from './chains.ts';
import type { Link } from './chains.ts';
import type { ChainRow } from './chainStore.ts';

export interface Played {
  readonly fixture: Fixture;
  readonly link: Link;
  /** Simulated on first use, then cached. Listing a match that has not begun does not need it. */
  readonly moments: readonly Moment[];
  readonly endMs: number;
}

function unplayed(fixture: Fixture, link: Link): Played {
  let run: readonly Moment[] | undefined;
  return {
    fixture,
    link,
    get moments() {
      run ??= runMatch(fixture, link.seed, link.salt);
      return run;
    },
    get endMs() {
      return this.moments.at(-1)?.atMs ?? fixture.startMs;
    },
  };
}

const mostRuns = 800;
const runs = new Map<string, Played>();

/** Undefined if there is no such match. */
function playedOf(house: House, chains: readonly ChainRow[], fixture: Fixture): Played | undefined {
  const link = linkOf(house, chains, fixture.index);
  if (link === undefined) return undefined;
  const key = `${link.chain.anchor} ${fixture.matchId}`;
  let run = runs.get(key);
  if (run === undefined) {
    run = unplayed(fixture, link);
    const [oldest] = runs.keys();
    if (runs.size >= mostRuns && oldest !== undefined) runs.delete(oldest);
    runs.set(key, run);
  }
  return run;
}

/** The match of an id, if it is over, running or begins within `listedAheadMs`. Refuses: UNKNOWN_MATCH. */
export async function matchOf(house: House, matchId: string): Promise<Played> {
  const fixture = fixtureOfId(matchId);
  if (fixture === undefined || fixture.startMs > house.now() + listedAheadMs) throw new Refusal('UNKNOWN_MATCH');
  const played = playedOf(house, await chainsOf(house, fixture.sportId), fixture);
  if (played === undefined) throw new Refusal('UNKNOWN_MATCH');
  return played;
}

async function numbered(house: House, sportId: number, from: number, to: number): Promise<Played[]> {
  const chains = await chainsOf(house, sportId);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => fixtureOf(sportId, from + at)).flatMap(
    (fixture) => (fixture && playedOf(house, chains, fixture)) ?? [],
  );
}

/** Matches of a sport by their offset from the last one that began, earliest first. */
export function matchesAround(house: House, sportId: number, from: number, to: number): Promise<Played[]> {
  const last = lastBegun(sportId, house.now());
  return numbered(house, sportId, last + from, last + to);
}

/** Matches of a sport that begin from `fromMs` until before `toMs`, after now and within `listedAheadMs`. */
export function matchesBetween(house: House, sportId: number, fromMs: number, toMs: number): Promise<Played[]> {
  const nowMs = house.now();
  const first = lastBegun(sportId, Math.max(nowMs, fromMs - 1)) + 1;
  return numbered(house, sportId, first, lastBegun(sportId, Math.min(toMs - 1, nowMs + listedAheadMs)));
}

/** A match at a moment. */
export interface Standing {
  readonly played: Played;
  readonly phase: 'before' | 'live' | 'over';
  readonly state: MatchState;
  /** What has happened so far, the latest last. */
  readonly moments: readonly Moment[];
  /** The time of the next tick: of the first one before the start, 0 after the end. */
  readonly nextMs: number;
  readonly restUntilMs: number;
}

export function standingAt(played: Played, nowMs: number): Standing {
  const { fixture } = played;
  if (nowMs < fixture.startMs) {
    const nextMs = fixture.startMs + rulesOf[fixture.code].tickMs;
    return { played, phase: 'before', state: modelOfFixture(fixture).start, moments: [], nextMs, restUntilMs: 0 };
  }
  const { moments } = played;
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle]?.atMs ?? 0) <= nowMs) low = middle + 1;
    else high = middle;
  }
  const past = moments.slice(0, low);
  const last = past.at(-1);
  const state = last?.state ?? modelOfFixture(fixture).start;
  const phase = state.isOver ? 'over' : 'live';
  const rests = past.slice(-6).map(({ restUntilMs }) => restUntilMs);
  const restUntilMs = phase === 'live' ? Math.max(0, ...rests.filter((ms) => ms > nowMs)) : 0;
  return { played, phase, state, moments: past, nextMs: last?.nextMs ?? moments[0]?.atMs ?? 0, restUntilMs };
}

interface Priced {
  readonly outlook: Outlook;
  readonly before: readonly PricedMarket[] | undefined;
  readonly live: readonly PricedMarket[] | undefined;
}
/** Enough for every pair of sides before a start, and for the live states in use. */
const mostPriced = 3_000;
const pricedStates = new Map<string, Priced>();

/** Outlook and all listed markets of a match state. Suspension is determined separately. */
export function pricesOf({ played, phase, state }: Standing): { outlook: Outlook; markets: readonly PricedMarket[] } {
  const { fixture, link } = played;
  const { code, home, away, matchId } = fixture;
  // At the start, all matches of the same two sides have the same prices.
  const key = state.ticks === 0 ? `${code} ${home} ${away}` : `${link.chain.anchor} ${matchId} ${state.ticks}`;
  const found = pricedStates.get(key);
  const outlook = found?.outlook ?? modelOfFixture(fixture).outlook(state);
  const when = phase === 'before' ? 'before' : 'live';
  const markets = found?.[when] ?? marketsOf(fixture.code, state, outlook, when === 'live');
  if (found === undefined || found[when] === undefined) {
    const [oldest] = pricedStates.keys();
    if (pricedStates.size >= mostPriced && oldest !== undefined) pricedStates.delete(oldest);
    pricedStates.set(key, { outlook, before: found?.before, live: found?.live, [when]: markets });
  }
  return { outlook, markets };
}

/** The result by which picks are judged. The match has to be over. */
export function resultOf({ moments }: Played): Result {
  const state = moments.at(-1)?.state;
  if (state === undefined) throw new RangeError('a match without a moment');
  return { state, scorers: moments.flatMap(({ side, points }) => (points > 0 && side !== '' ? [side] : [])) };
}
