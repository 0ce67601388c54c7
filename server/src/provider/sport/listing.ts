/** The matches of the sports pages: the same ones that the desk takes bets on. SI-20, CALL-199 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { dayOf, dayStart } from '@foyer/contract/play/sportDays.ts';
import type { Market, Match } from '@foyer/contract/sports/match.ts';
import { platforms } from '@foyer/games/catalogue/catalogue.ts';
import { lastBegun } from '@foyer/games/engines/sport/fixtures.ts';
import { sportKinds } from '@foyer/games/engines/sport/kinds.ts';
import { margins } from '@foyer/games/engines/sport/markets.ts';
import type { House } from '../../house.ts';
import { crestOf, runningView, sidesView } from './board.ts';
import { matchesAround, standingAt } from './matches.ts';
import type { Standing } from './matches.ts';
import { voidedAmong } from './matchStore.ts';

export interface MatchFilter {
  /** 0 is every sport. */
  readonly sportId?: number;
  /** '' is every market. */
  readonly market?: '' | Market;
  readonly platformCode?: string;
}

const minuteMs = 60_000;
/** Matches per sport in a tab that is not live. */
const listed = 8;

function marketOf({ played, phase }: Standing, nowMs: number): Market {
  if (phase !== 'before') return 'live';
  return dayOf(played.fixture.startMs) === dayOf(nowMs) ? 'today' : 'early';
}

function listedMatch(standing: Standing, nowMs: number, lang: Locale): Match {
  const { fixture } = standing.played;
  const { matchId, sportId, startMs, index } = fixture;
  const running = runningView(standing, false);
  const winner = running.markets.find(({ kind }) => kind === 'winner');
  const isLive = standing.phase === 'live';
  const { leagueName, homeName, awayName } = sidesView(standing.played, lang);
  return {
    matchId,
    sportId,
    leagueName,
    homeName,
    awayName,
    startMs,
    market: marketOf(standing, nowMs),
    // Sports without a match clock show the minutes since the start.
    minute: running.minute > 0 || !isLive ? running.minute : Math.floor((nowMs - startMs) / minuteMs),
    homeScore: running.score.home,
    awayScore: running.score.away,
    odds:
      winner === undefined || winner.isSuspended
        ? []
        : winner.picks.flatMap(({ pick, odds }) =>
            pick === 'home' || pick === 'draw' || pick === 'away' ? { pick, odds: odds / 100 } : [],
          ),
    marginPercent: (isLive ? margins.live : margins.before) * 100,
    isVirtual: true,
    homeCrest: crestOf(sportId, fixture.home),
    awayCrest: crestOf(sportId, fixture.away),
    platformCode: platforms[index % platforms.length]?.code ?? '',
  };
}

/** A sport's running matches, the next of today, and the first of tomorrow. */
async function ofSport(house: House, sportId: number, lang: Locale): Promise<Match[]> {
  const nowMs = house.now();
  const tomorrowMs = dayStart(dayOf(nowMs) + 1);
  const toTomorrow = lastBegun(sportId, tomorrowMs - 1) - lastBegun(sportId, nowMs) + 1;
  const [near, far] = await Promise.all([
    matchesAround(house, sportId, -3, listed),
    matchesAround(house, sportId, Math.max(toTomorrow, listed + 1), Math.max(toTomorrow, listed + 1) + listed - 1),
  ]);
  const all = [...near, ...far];
  const voided = await voidedAmong(
    house.db,
    all.map(({ fixture }) => fixture.matchId),
  );
  return all
    .filter(({ fixture }) => !voided.has(fixture.matchId))
    .map((played) => standingAt(played, nowMs))
    .filter(({ phase }) => phase !== 'over')
    .map((standing) => listedMatch(standing, nowMs, lang));
}

/** Matches of the sports of section 2, earliest first. Esports and the rooster show are only on the desk. ENUM-022 */
export async function listedMatches(house: House, lang: Locale, filter: MatchFilter = {}): Promise<Match[]> {
  const kinds = sportKinds.filter(
    ({ sportId, hall }) => hall === 'sports' && (!filter.sportId || filter.sportId === sportId),
  );
  const all = await Promise.all(kinds.map(({ sportId }) => ofSport(house, sportId, lang)));
  return all
    .flat()
    .filter(({ market }) => !filter.market || market === filter.market)
    .filter(({ platformCode }) => !filter.platformCode || platformCode === filter.platformCode)
    .toSorted((a, b) => a.startMs - b.startMs || a.sportId - b.sportId);
}
