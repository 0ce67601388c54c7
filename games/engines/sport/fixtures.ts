/**
 * The schedule of matches. A sport's matches are numbered without gaps, and a match's number decides who plays and when
 * it begins. Nothing of it is stored. SI-20
 */
import { sportKinds } from './kinds.ts';
import type { SportCode } from './kinds.ts';
import type { Balance, Model } from './match.ts';
import { balanceOf, modelOf, sportOfId } from './sports.ts';

/** Leagues per sport and sides per league. The number of sides is even, so that all play in each round. */
export const leagueCount = 3;
export const sidesOfLeague = 10;

/** The time from the start of one match of a sport to the next. */
export const matchEveryMs = 180_000;

export interface Fixture {
  readonly matchId: string;
  readonly sportId: number;
  readonly code: SportCode;
  readonly index: number;
  readonly startMs: number;
  readonly league: number;
  /** Numbers of the sides in their sport. */
  readonly home: number;
  readonly away: number;
  readonly balance: Balance;
}

/** The offset of a sport's schedule, so that matches of different sports do not all begin at the same time. */
const delayMs = (sportId: number): number =>
  (sportKinds.findIndex((kind) => kind.sportId === sportId) * 37_000) % matchEveryMs;

/** Hashes a text to a number from -1 to 1 (FNV-1a, then mixed). */
function strengthOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 2 - 1;
}

/** Round-robin pairing by the circle method. */
function pairOf(number: number): readonly [number, number] {
  const turning = sidesOfLeague - 1;
  const round = Math.floor(number / (sidesOfLeague / 2));
  const table = number % (sidesOfLeague / 2);
  const one = table === 0 ? turning : (round + table) % turning;
  const other = (round - table + turning * 2) % turning;
  return (round + table) % 2 === 0 ? [one, other] : [other, one];
}

/** When a match begins. */
export const fixtureStartMs = (sportId: number, index: number): number => index * matchEveryMs + delayMs(sportId);

export function fixtureOf(sportId: number, index: number): Fixture | undefined {
  const kind = sportOfId(sportId);
  if (kind === undefined || !Number.isSafeInteger(index) || index < 0) return undefined;
  const { code } = kind;
  const league = index % leagueCount;
  const [one, other] = pairOf(Math.floor(index / leagueCount));
  const [home, away] = [league * sidesOfLeague + one, league * sidesOfLeague + other];
  return {
    matchId: `${sportId}-${index}`,
    sportId,
    code,
    index,
    startMs: fixtureStartMs(sportId, index),
    league,
    home,
    away,
    balance: balanceOf(code, strengthOf(`${code} side ${home}`), strengthOf(`${code} side ${away}`)),
  };
}

export function fixtureOfId(matchId: string): Fixture | undefined {
  const [sportId = '', index = ''] = matchId.split('-');
  const fixture = fixtureOf(Number(sportId), Number(index));
  return fixture?.matchId === matchId ? fixture : undefined;
}

/** The number of the last match of a sport that has begun. */
export const lastBegun = (sportId: number, nowMs: number): number =>
  Math.floor((nowMs - delayMs(sportId)) / matchEveryMs);

/** Cached models, one for each pair of sides. */
const models = new Map<string, Model>();
const mostModels = 600;

export function modelOfFixture({ code, home, away, balance }: Fixture): Model {
  const key = `${code} ${home} ${away}`;
  let model = models.get(key);
  if (model === undefined) {
    model = modelOf(code, balance);
    const [oldest] = models.keys();
    if (models.size >= mostModels && oldest !== undefined) models.delete(oldest);
    models.set(key, model);
  }
  return model;
}
