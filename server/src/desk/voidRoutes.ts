/** Voids with a preview: a draw, a round of a table, a match or one bet. */
import { createHash } from 'node:crypto';
import { previewVoid, voidPlay } from '@foyer/contract/desk/games.ts';
import type { VoidTarget } from '@foyer/contract/desk/games.ts';
import { drawOfIssue } from '@foyer/contract/lottery/clock.ts';
import { isLotteryCode } from '@foyer/contract/lottery/games.ts';
import { roundOfNo } from '@foyer/contract/play/tableClock.ts';
import { tableOf } from '@foyer/games/engines/table/tables.ts';
import { DeskRefusal } from '../http/operator/deskRefusal.ts';
import { voidDraw } from '../lottery/void.ts';
import { voidBet } from '../provider/rounds/voids.ts';
import { settleVoided, voidMatch } from '../provider/sport/voiding.ts';
import { settleDue } from '../provider/table/settle.ts';
import { voidTableRound } from '../provider/table/void.ts';
import { Refusal } from '../refusal.ts';
import { on } from './deskRoute.ts';
import type { DeskContext, DeskRoute } from './deskRoute.ts';
import { betEffects, drawEffects, roundEffects } from './gameStore.ts';
import type { Effects } from './gameStore.ts';
import { matchEffects } from './matchEffects.ts';

/** Refuses: notFound, unknownPlayer. */
async function effectsOf({ house, note, playerOf }: DeskContext, target: VoidTarget): Promise<Effects> {
  switch (target.kind) {
    case 'draw': {
      const { lotteryCode, issue } = target;
      note({ subject: `${lotteryCode} ${issue}` });
      const times = isLotteryCode(lotteryCode) ? drawOfIssue(lotteryCode, issue) : undefined;
      if (times === undefined || times.openMs > house.now()) throw new DeskRefusal('notFound');
      return drawEffects(house, lotteryCode, times.index);
    }
    case 'round': {
      const { gameId, roundNo } = target;
      note({ subject: `${gameId} ${roundNo}` });
      const times = tableOf(gameId) === undefined ? undefined : roundOfNo(gameId, roundNo);
      if (times === undefined || times.openMs > house.now()) throw new DeskRefusal('notFound');
      return roundEffects(house, gameId, times.index);
    }
    case 'match':
      note({ subject: target.matchId });
      return matchEffects(house, target.matchId);
    case 'bet': {
      const { playerId } = await playerOf(target.account);
      note({ subject: target.betOrderNo });
      return betEffects(house, playerId, target.betOrderNo);
    }
  }
}

const marked = [
  'bets',
  'players',
  'stakeSatang',
  'repricedSatang',
  'prizeSatang',
  'missingSatang',
  'isVoided',
] as const;

const markOf = (effects: Effects): string =>
  createHash('sha256')
    .update(JSON.stringify(marked.map((name) => effects[name])))
    .digest('base64url')
    .slice(0, 22);

async function matchVoided({ house }: DeskContext, matchId: string, reason: string): Promise<boolean> {
  const isVoided = await voidMatch(house, matchId, reason).catch((error: unknown) => {
    if (error instanceof Refusal) return false;
    throw error;
  });
  if (isVoided) await settleVoided(house);
  return isVoided;
}

async function voided(context: DeskContext, target: VoidTarget, reason: string): Promise<boolean> {
  const { house, playerOf } = context;
  switch (target.kind) {
    case 'draw':
      return isLotteryCode(target.lotteryCode) && voidDraw(house, target.lotteryCode, target.issue, reason);
    case 'round': {
      const isVoided = await voidTableRound(house, target.gameId, target.roundNo, reason);
      if (isVoided) await settleDue(house);
      return isVoided;
    }
    case 'match':
      return matchVoided(context, target.matchId, reason);
    case 'bet': {
      const { playerId } = await playerOf(target.account);
      return (await voidBet(house, playerId, target.betOrderNo)) === 'done';
    }
  }
}

const preview = on(previewVoid, async (context, { target }) => {
  const effects = await effectsOf(context, target);
  return { ...effects, mark: markOf(effects) };
});

const run = on(voidPlay, async (context, { target, reason, mark }) => {
  const before = await effectsOf(context, target);
  context.note({ before: { ...before } });
  if (before.isVoided) throw new DeskRefusal('nothingToVoid');
  if (markOf(before) !== mark) throw new DeskRefusal('changedMeanwhile');
  if (!(await voided(context, target, reason))) throw new DeskRefusal('nothingToVoid');
  context.note({ after: { ...(await effectsOf(context, target)) } });
  return {};
});

export const voidRoutes: readonly DeskRoute[] = [preview, run];
