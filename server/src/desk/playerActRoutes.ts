/** What staff do about a player: notes, status, a stop of play, sessions, a card, a bonus. */
import { casinoWeights } from '@foyer/contract/bonusProducts.ts';
import {
  addNote,
  changeStatus,
  endSessions,
  giveBonus,
  releaseCardOf,
  stopPlayOf,
} from '@foyer/contract/desk/players.ts';
import { forEverMs } from '@foyer/contract/protection/limits.ts';
import * as v from 'valibot';
import { applyForBonus, grantBonus, offerBonus } from '../bonus/grant.ts';
import type { Bonus } from '../bonus/grant.ts';
import { DeskRefusal, refuseField } from '../http/operator/deskRefusal.ts';
import { kickPlayer } from '../players/sessions.ts';
import { writeStop } from '../protection/stopStore.ts';
import { releaseCard } from '../wallet/cardStore.ts';
import { on } from './deskRoute.ts';
import type { DeskRoute } from './deskRoute.ts';
import { changeStatusFrom, writeNote } from './playerStore.ts';
import { bonusState } from './queueStore.ts';

const note = on(addNote, async ({ house, request, who, actId, playerOf }, { account, text }) => {
  const { playerId } = await playerOf(account);
  const staffId = request.actor?.kind === 'staff' ? request.actor.staffId : null;
  await writeNote(house, { playerId, noteId: actId, staffId, by: who, text });
  return { noteId: actId };
});

const status = on(changeStatus, async ({ house, playerOf, note: noted }, { account, from, to }) => {
  const player = await playerOf(account);
  const { playerId } = player;
  noted({ before: { status: player.status }, after: { status: to } });
  if (player.status !== from && player.status !== to) throw new DeskRefusal('changedMeanwhile');
  if (player.status === from && !(await changeStatusFrom(house, playerId, from, to)))
    throw new DeskRefusal('changedMeanwhile');
  if (to !== 'active') house.live.endSessions(playerId, 'kicked');
  return { status: to };
});

const dayMs = 86_400_000;
const longestTimeOutDays = 42;

const stop = on(stopPlayOf, async ({ house, playerOf, actId, note: noted }, { account, days }) => {
  const { playerId } = await playerOf(account);
  const fromMs = house.now();
  const untilMs = days === 'ever' ? forEverMs : fromMs + days * dayMs;
  const kind = days !== 'ever' && days <= longestTimeOutDays ? 'timeOut' : 'exclusion';
  noted({ after: { untilMs, kind } });
  const written = await writeStop(house.db, { playerId, stopId: actId, kind, fromMs, untilMs });
  if (written === undefined) throw new DeskRefusal('nothingToDecide');
  noted({ after: written });
  house.live.emit(playerId, { kind: 'protection' });
  return { untilMs: written.untilMs };
});

const kick = on(endSessions, async ({ house, playerOf }, { account }) => {
  const { playerId } = await playerOf(account);
  await kickPlayer(house, playerId);
  return {};
});

const card = on(releaseCardOf, async ({ house, playerOf }, { account, lastFour }) => {
  const { playerId } = await playerOf(account);
  if (!(await releaseCard(house, playerId, lastFour))) throw new DeskRefusal('notFound');
  return {};
});

const bonus = on(giveBonus, async ({ house, playerOf, note: noted }, given) => {
  const { account, grantId, names, amountSatang, turnoverSatang, as, hours } = given;
  const { playerId } = await playerOf(account);
  noted({ subject: grantId, before: await bonusState(house, playerId, grantId) });
  const terms: Bonus['terms'] = {
    gives: { kind: 'fixed', amountSatang },
    who: 'chosen',
    often: 'once',
    multiple: turnoverSatang / amountSatang,
    multipleOf: 'bonus',
    weights: casinoWeights,
    platformCodes: [],
    excludedGameIds: [],
    longestStakeSatang: 'none',
    expiresAfterHours: 'never',
    fundsOrder: 'together',
    onCancel: 'bonusReturns',
    winningsCap: 'none',
  };
  const made: Bonus = { playerId, grantId, names, bonusType: '', terms, depositSatang: 0 };
  const untilMs = hours === undefined ? null : house.now() + hours * 3_600_000;
  try {
    if (as === 'grant') await grantBonus(house, made);
    else if (as === 'offer') await offerBonus(house, { ...made, claimUntilMs: untilMs });
    else await applyForBonus(house, made);
  } catch (error) {
    if (error instanceof RangeError || error instanceof v.ValiError)
      refuseField('turnoverSatang', error.message, 'terms');
    throw error;
  }
  noted({ after: await bonusState(house, playerId, grantId) });
  return {};
});

export const playerActRoutes: readonly DeskRoute[] = [note, status, stop, kick, card, bonus];
