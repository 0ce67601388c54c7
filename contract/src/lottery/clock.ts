/**
 * The lottery's clocks. An issue's times are computed from its number, so house and client always agree on them. The
 * current time comes from the house (`serverMs` of every reply), never from the device.
 */
import { houseZoneMs } from '../houseZone.ts';
import { lotteryGame } from './games.ts';
import type { LotteryCode } from './games.ts';

export interface DrawTimes {
  readonly lotteryCode: LotteryCode;
  /** Numbers the draws of a game without gaps. */
  readonly index: number;
  /** As on a ticket: 20261121-0834; 20261121 for the daily game. */
  readonly issue: string;
  /** Bets are accepted from this time. */
  readonly openMs: number;
  /** Bets are no longer accepted from this time. */
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
  // The day of an issue is that of its closing time: the last issue, drawn at 24:00, belongs to the day that ends.
  const day = dayNumber(closeMs);
  const perDay = dayMs / periodMs;
  const ofDay = Math.floor((closeMs + houseZoneMs - day * dayMs) / periodMs) + 1;
  const issue = dateDigits(day) + (perDay === 1 ? '' : `-${String(ofDay).padStart(String(perDay).length, '0')}`);
  return { lotteryCode, index, issue, openMs, closeMs, drawMs };
}

/** The current draw: open for bets, or closed and about to be drawn. */
export function drawAt(lotteryCode: LotteryCode, nowMs: number): DrawTimes {
  const { periodMs, opensAfterMidnightMs } = lotteryGame(lotteryCode);
  return drawTimes(lotteryCode, Math.floor((nowMs + houseZoneMs - opensAfterMidnightMs) / periodMs));
}

/** The draw of this issue; undefined if the game has no such issue. */
export function drawOfIssue(lotteryCode: LotteryCode, issue: string): DrawTimes | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})(?:-(\d{3,4}))?$/.exec(issue);
  if (match === null) return undefined;
  const [, year, month, day, ofDay = '1'] = match;
  const midnightMs = Date.UTC(Number(year), Number(month) - 1, Number(day)) - houseZoneMs;
  const { periodMs } = lotteryGame(lotteryCode);
  const found = drawAt(lotteryCode, midnightMs + (Number(ofDay) - 1) * periodMs);
  return found.issue === issue ? found : undefined;
}

/** Whether bets are accepted by the clock: from `openMs` until before `closeMs`. */
export const isOnSale = ({ openMs, closeMs }: DrawTimes, nowMs: number): boolean => nowMs >= openMs && nowMs < closeMs;
