/** What can be done with an issue now. The whole screen uses it, so that no two parts contradict each other. */
import { drawAt, drawOfIssue, drawTimes, isOnSale } from '@foyer/contract/lottery/clock.ts';
import type { DrawTimes } from '@foyer/contract/lottery/clock.ts';
import type { LotteryDraw } from '@foyer/contract/lottery/draws.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';

/** The house's last reply about a game. */
export interface GameState {
  readonly lotteryCode: LotteryCode;
  readonly isOnSale: boolean;
  readonly current: LotteryDraw;
  readonly latest: LotteryDraw;
}

/**
 * `waiting`: the house's time is unknown, so no bets are taken. `open`: bets are taken. `closed`: after the cut-off and
 * before the draw. `paused`: the game is not on sale. `annulled`: the current issue is void.
 */
export type Phase = 'waiting' | 'open' | 'closed' | 'paused' | 'annulled';

/** The draw before the one on sale: `drawing` until the house has sent its result. */
export type Latest =
  | { readonly state: 'drawing'; readonly issue: string }
  | { readonly state: 'drawn' | 'void'; readonly issue: string; readonly draw: LotteryDraw };

export interface IssueNow {
  readonly times: DrawTimes;
  readonly phase: Phase;
  readonly latest: Latest;
}

/** The issue by the house's time; if that is unknown, the current one of the last reply. */
export function issueAt(game: GameState, nowMs: number | undefined): IssueNow {
  const code = game.lotteryCode;
  const times = nowMs === undefined ? drawOfIssue(code, game.current.issue) : drawAt(code, nowMs);
  if (!times) throw new Error(`no such issue: ${game.current.issue}`);
  const before = drawTimes(code, times.index - 1).issue;
  const draw = [game.latest, game.current].find(({ issue }) => issue === before);
  const isOver = draw?.state === 'drawn' || draw?.state === 'void';
  return {
    times,
    phase: phaseOf(game, times, nowMs),
    latest:
      draw && isOver
        ? { state: draw.state === 'void' ? 'void' : 'drawn', issue: before, draw }
        : { state: 'drawing', issue: before },
  };
}

/** The newest issue whose draw is over. Lists are read again when it changes, not while a draw is pending. */
export function overIssue({ lotteryCode, latest }: GameState): string {
  if (latest.state === 'drawn' || latest.state === 'void') return latest.issue;
  const times = drawOfIssue(lotteryCode, latest.issue);
  return times ? drawTimes(lotteryCode, times.index - 1).issue : latest.issue;
}

function phaseOf(game: GameState, times: DrawTimes, nowMs: number | undefined): Phase {
  if (!game.isOnSale) return 'paused';
  if (nowMs === undefined) return 'waiting';
  if (game.current.state === 'void' && game.current.issue === times.issue) return 'annulled';
  return isOnSale(times, nowMs) ? 'open' : 'closed';
}

/** Whole seconds until `atMs`, rounded up, so that 0 means it has passed. */
export const secondsUntil = (atMs: number, nowMs: number): number => Math.max(0, Math.ceil((atMs - nowMs) / 1000));

const two = (part: number): string => String(part).padStart(2, '0');

/** 00:42, 04:05, 13:05:09. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${hours > 0 ? `${two(hours)}:` : ''}${two(minutes)}:${two(rest)}`;
}
