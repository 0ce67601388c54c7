/**
 * The lottery's clocks. An issue's times are computed from its number, so house and client always agree on them. The
 * current time comes from the house (`serverMs` of every reply), never from the device.
 */
import { houseZoneMs } from '../houseZone.ts';
import { lotteryGame } from './games.ts';
import type { LotteryCode } from './games.ts';

export interface DrawTimes {
  readonly lotteryCode: LotteryCode;
  /** Counts a game's draws without gaps; the next one has one more. */
  readonly index: number;
  /** What is written on a ticket: 20261121-0834, of the daily game 20261121. */
  readonly issue: string;
  /** Bets are taken from here on. */
  readonly openMs: number;
  /** The first moment at which no bet is taken any more. */
  readonly closeMs: number;
  readonly drawMs: number;
}

const dayMs = 86_400_000;

const dayNumber = (ms: number): number => Math.floor((ms + houseZoneMs) / dayMs);
const dateDigits = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10).replaceAll('-', '');

/** The times of the draw with this index. */
export function drawTimes(lotteryCode: LotteryCode, index: number): DrawTimes {
  const { periodMs, opensAfterMidnightMs, cutOffMs } = lotteryGame(lotteryCode);
  const openMs = index * periodMs + opensAfterMidnightMs - houseZoneMs;
  const drawMs = openMs + periodMs;
  const closeMs = drawMs - cutOffMs;
  // The day on which it closes: the last issue before midnight is drawn at 24:00 and belongs to the day that ends.
  const day = dayNumber(closeMs);
  const perDay = dayMs / periodMs;
  const ofDay = Math.floor((closeMs + houseZoneMs - day * dayMs) / periodMs) + 1;
  const issue = dateDigits(day) + (perDay === 1 ? '' : `-${String(ofDay).padStart(String(perDay).length, '0')}`);
  return { lotteryCode, index, issue, openMs, closeMs, drawMs };
}

/** The draw whose time it is: open for bets, or closed and about to be drawn. */
export function drawAt(lotteryCode: LotteryCode, nowMs: number): DrawTimes {
  const { periodMs, opensAfterMidnightMs } = lotteryGame(lotteryCode);
  return drawTimes(lotteryCode, Math.floor((nowMs + houseZoneMs - opensAfterMidnightMs) / periodMs));
}

/** The draw with this issue; undefined where the game has none of that name. */
export function drawOfIssue(lotteryCode: LotteryCode, issue: string): DrawTimes | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})(?:-(\d{3,4}))?$/.exec(issue);
  if (match === null) return undefined;
  const [, year, month, day, ofDay = '1'] = match;
  const midnightMs = Date.UTC(Number(year), Number(month) - 1, Number(day)) - houseZoneMs;
  const { periodMs } = lotteryGame(lotteryCode);
  const found = drawAt(lotteryCode, midnightMs + (Number(ofDay) - 1) * periodMs);
  return found.issue === issue ? found : undefined;
}

/** By the clock alone: bets are taken from `openMs` to before `closeMs`. */
export const isOnSale = ({ openMs, closeMs }: DrawTimes, nowMs: number): boolean => nowMs >= openMs && nowMs < closeMs;
