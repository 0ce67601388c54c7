/**
 * The clock of a live table. A round's times are computed from the game and the round's number, so house and window
 * always agree on them. The current time comes from the house. M11
 */
import { houseZoneMs } from '../houseZone.ts';

/** Time from the opening of one round to the next. */
export const tableRoundMs = 30_000;
/** How long bets are accepted. */
const bettingMs = 15_000;
/** Pause after betting, so that bets sent in time can arrive. Then the result is published. */
const closingMs = 2_000;
/** How long a window animates the dealing, spinning or shaking; the animation does not affect the result. */
export const dealingMs = 7_000;

const dayMs = 86_400_000;
export const roundsADay = dayMs / tableRoundMs;

export interface RoundTimes {
  /** Numbers the rounds of a table without gaps. */
  readonly index: number;
  /** As on a bet: the day at UTC+7 and the round of the day, 202611220815. */
  readonly roundNo: string;
  readonly openMs: number;
  /** Bets are no longer accepted from this time. */
  readonly closeMs: number;
  /** When the result is published. */
  readonly dealMs: number;
  /** When the next round opens. */
  readonly endMs: number;
}

/** An offset per table, so that tables do not all open in the same second. */
function delayMs(gameId: string): number {
  let sum = 0;
  for (let at = 0; at < gameId.length; at += 1) sum = (sum * 31 + gameId.charCodeAt(at)) % 30;
  return sum * 1_000;
}

export function roundTimes(gameId: string, index: number): RoundTimes {
  const openMs = index * tableRoundMs - houseZoneMs + delayMs(gameId);
  const day = Math.floor(index / roundsADay);
  const date = new Date(day * dayMs).toISOString().slice(0, 10).replaceAll('-', '');
  const roundNo = date + String(index - day * roundsADay + 1).padStart(4, '0');
  const closeMs = openMs + bettingMs;
  return { index, roundNo, openMs, closeMs, dealMs: closeMs + closingMs, endMs: openMs + tableRoundMs };
}

/** The current round. */
export const roundAt = (gameId: string, nowMs: number): RoundTimes =>
  roundTimes(gameId, Math.floor((nowMs + houseZoneMs - delayMs(gameId)) / tableRoundMs));

/** The round with this number; undefined if there is none. */
export function roundOfNo(gameId: string, roundNo: string): RoundTimes | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})(\d{4})$/.exec(roundNo);
  if (match === null) return undefined;
  const [, year, month, day, ofDay] = match.map(Number);
  if (year === undefined || month === undefined || day === undefined || ofDay === undefined) return undefined;
  const found = roundTimes(gameId, (Date.UTC(year, month - 1, day) / dayMs) * roundsADay + ofDay - 1);
  return found.roundNo === roundNo ? found : undefined;
}

/** Phase of a round. */
export type RoundPhase = 'betting' | 'closing' | 'dealing' | 'result';

export function phaseAt({ closeMs, dealMs }: RoundTimes, nowMs: number): RoundPhase {
  if (nowMs < closeMs) return 'betting';
  if (nowMs < dealMs) return 'closing';
  return nowMs < dealMs + dealingMs ? 'dealing' : 'result';
}
