/**
 * The clock of a live table. A round's times are computed from the game and the round's number, so house and window
 * always agree on them. The current time comes from the house. M11
 */
import { houseZoneMs } from '../houseZone.ts';

/** From one round's opening to the next. */
export const tableRoundMs = 30_000;
/** Chips are taken so long. */
const bettingMs = 15_000;
/** Then nothing is taken any more, so that what was sent in time can arrive; then the result is there. */
const closingMs = 2_000;
/** How long a window shows the dealing, spinning or shaking; the result is the same however it is shown. */
export const dealingMs = 7_000;

const dayMs = 86_400_000;
const roundsADay = dayMs / tableRoundMs;

export interface RoundTimes {
  /** Counts a table's rounds without gaps. */
  readonly index: number;
  /** What is written on a bet: the day at UTC+7 and the round of the day, 202611220815. */
  readonly roundNo: string;
  readonly openMs: number;
  /** The first moment at which no chip is taken any more. */
  readonly closeMs: number;
  /** The result is published. */
  readonly dealMs: number;
  /** The next round opens. */
  readonly endMs: number;
}

/** Tables do not all open in the same second. */
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

/** The round whose time it is. */
export const roundAt = (gameId: string, nowMs: number): RoundTimes =>
  roundTimes(gameId, Math.floor((nowMs + houseZoneMs - delayMs(gameId)) / tableRoundMs));

/** Undefined where no round has this number. */
export function roundOfNo(gameId: string, roundNo: string): RoundTimes | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})(\d{4})$/.exec(roundNo);
  if (match === null) return undefined;
  const [, year, month, day, ofDay] = match.map(Number);
  if (year === undefined || month === undefined || day === undefined || ofDay === undefined) return undefined;
  const found = roundTimes(gameId, (Date.UTC(year, month - 1, day) / dayMs) * roundsADay + ofDay - 1);
  return found.roundNo === roundNo ? found : undefined;
}

/** What a table does at a moment of its round. */
export type RoundPhase = 'betting' | 'closing' | 'dealing' | 'result';

export function phaseAt({ closeMs, dealMs }: RoundTimes, nowMs: number): RoundPhase {
  if (nowMs < closeMs) return 'betting';
  if (nowMs < dealMs) return 'closing';
  return nowMs < dealMs + dealingMs ? 'dealing' : 'result';
}
