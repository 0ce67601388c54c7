/**
 * Virtual matches: the house's clock decides which are on, a match's own name decides who plays and how it goes, so
 * that everybody sees the same at the same time and nothing needs to be kept. Nobody can bet on them yet. SI-20
 */
import type { Match, Market } from '@foyer/contract/sports/match.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { platforms } from '@foyer/games/catalogue/catalogue.ts';
import { clubCount, clubName, virtualSports } from './fixtureWords.ts';
import type { VirtualSport } from './fixtureWords.ts';

const minuteMs = 60_000;
const dayMs = 24 * 3_600_000;
const bangkokMs = 7 * 3_600_000;
/** How far ahead matches are listed. */
const aheadMs = 2 * dayMs;

/** What the house keeps of each stake on average, percent: odds pay the rest back, rounded down. */
const marginPercent = 5;

/** A number from 0 up to 1 that only the text decides (FNV-1a, then mixed). */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

interface Fixture {
  readonly matchId: string;
  readonly sport: VirtualSport;
  readonly startMs: number;
  readonly home: number;
  readonly away: number;
  /** Chances of home, draw and away; they sum to one. */
  readonly chances: readonly [number, number, number];
}

function fixtureOf(sport: VirtualSport, round: number): Fixture {
  const matchId = `v${sport.sportId}-${round}`;
  const home = Math.floor(fractionOf(`${matchId} home`) * clubCount);
  const away = (home + 1 + Math.floor(fractionOf(`${matchId} away`) * (clubCount - 1))) % clubCount;
  const strength = (club: number) => 0.6 + 0.8 * fractionOf(`${sport.sportId} club ${club}`);
  // Playing at home is worth an eighth more.
  const [strongHome, strongAway] = [strength(home) * 1.125, strength(away)];
  const balance = strongHome / (strongHome + strongAway);
  const draw = sport.hasDraw ? 0.27 * (1 - Math.abs(balance - 0.5)) : 0;
  const chances = [balance * (1 - draw), draw, (1 - balance) * (1 - draw)] as const;
  return { matchId, sport, startMs: round * sport.everyMinutes * minuteMs, home, away, chances };
}

/** Decimal odds that pay back what the margin leaves. */
const oddsOf = (chance: number): number => Math.max(1.01, Math.floor(((1 - marginPercent / 100) / chance) * 100) / 100);

/** The number of a day in Bangkok. */
const dayOf = (ms: number): number => Math.floor((ms + bangkokMs) / dayMs);

function marketOf({ startMs }: Fixture, nowMs: number): Market {
  if (startMs <= nowMs) return 'live';
  return dayOf(startMs) === dayOf(nowMs) ? 'today' : 'early';
}

/** Points of one side up to a minute: each minute brings its share, and the luck of the minute decides the rest. */
function scoreOf({ matchId, sport, chances }: Fixture, side: 'home' | 'away', minute: number): number {
  const share = side === 'home' ? chances[0] + chances[1] / 2 : chances[2] + chances[1] / 2;
  const perMinute = (sport.scoring * share) / sport.minutes;
  let score = 0;
  for (let at = 1; at <= minute; at += 1) score += Math.floor(perMinute + fractionOf(`${matchId} ${side} ${at}`));
  return score;
}

function matchOf(fixture: Fixture, nowMs: number, lang: Locale): Match {
  const { matchId, sport, startMs, home, away, chances } = fixture;
  const market = marketOf(fixture, nowMs);
  const minute = market === 'live' ? Math.min(sport.minutes, Math.floor((nowMs - startMs) / minuteMs)) : 0;
  const picks = ['home', 'draw', 'away'] as const;
  return {
    matchId,
    sportId: sport.sportId,
    leagueName: sport.league[lang],
    homeName: clubName(home, lang),
    awayName: clubName(away, lang),
    startMs,
    market,
    minute,
    homeScore: scoreOf(fixture, 'home', minute),
    awayScore: scoreOf(fixture, 'away', minute),
    // Odds are those before the start: while a match runs none are offered.
    odds:
      market === 'live'
        ? []
        : picks.flatMap((pick, index) => {
            const chance = chances[index] ?? 0;
            return chance > 0 ? [{ pick, odds: oddsOf(chance) }] : [];
          }),
    marginPercent,
    isVirtual: true,
    platformCode: platforms[Math.floor(fractionOf(`${matchId} platform`) * platforms.length)]?.code ?? '',
  };
}

export interface MatchFilter {
  /** 0 is every sport. */
  readonly sportId?: number;
  /** '' is every market. */
  readonly market?: '' | Market;
  readonly platformCode?: string;
}

/** The matches that run or begin within two days, earliest first. */
export function matchesAt(nowMs: number, lang: Locale, filter: MatchFilter = {}): Match[] {
  const sports = virtualSports.filter(({ sportId }) => !filter.sportId || filter.sportId === sportId);
  const fixtures = sports.flatMap((sport) => {
    const everyMs = sport.everyMinutes * minuteMs;
    const first = Math.floor((nowMs - sport.minutes * minuteMs) / everyMs) + 1;
    const last = Math.floor((nowMs + aheadMs) / everyMs);
    return Array.from({ length: last - first + 1 }, (_, i) => fixtureOf(sport, first + i));
  });
  return fixtures
    .filter((fixture) => !filter.market || marketOf(fixture, nowMs) === filter.market)
    .map((fixture) => matchOf(fixture, nowMs, lang))
    .filter((match) => !filter.platformCode || match.platformCode === filter.platformCode)
    .toSorted((a, b) => a.startMs - b.startMs || a.sportId - b.sportId);
}
