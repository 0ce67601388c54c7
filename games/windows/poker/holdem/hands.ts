/** Requests of a hand: the deal, the decision, and reading the state. */
import * as calls from '@foyer/contract/play/poker.ts';
import { ask, askInTurn } from '../../frame/api.ts';
import { showLost, showRefused } from '../answers.ts';
import { pendings } from '../pending.ts';
import type { Pending } from '../pending.ts';
import { drawAll, drawRack, isOpen } from './live.ts';
import type { LiveHand } from './live.ts';

export async function deal(live: LiveHand, { requestId, stakeSatang, bonusSatang }: Pending): Promise<void> {
  const { room, felt, course } = live;
  const { state, words, lang } = live.setting;
  const { sessionId } = state;
  if (live.isBusy) return;
  live.isBusy = true;
  room.notice('');
  felt.clear();
  felt.spots.draft({ anteSatang: stakeSatang, bonusSatang });
  felt.call('', '', false);
  drawRack(live);
  const request = { sessionId, requestId, anteSatang: stakeSatang, bonusSatang };
  const answer = await askInTurn(calls.dealHoldem, request, lang, () => showLost(room, words));
  pendings.drop(sessionId);
  if (answer.kind === 'done') {
    const { round, purse } = answer.data;
    room.notice('');
    [live.round, live.purse] = [round, purse];
    room.showPurse(purse);
    await course.deal(round, 'now');
    // Another page of this player or the house's rule may have decided the hand before the reply arrived.
    if (!isOpen(live)) await course.end(round, 'stand');
  } else {
    showRefused(room, answer);
    await refresh(live);
  }
  live.isBusy = false;
  drawRack(live);
}

export async function decide(live: LiveHand, what: 'call' | 'fold'): Promise<void> {
  const { room, course } = live;
  const { state, words, lang } = live.setting;
  if (live.isBusy || live.round === undefined) return;
  live.isBusy = true;
  drawRack(live);
  const request = { sessionId: state.sessionId, roundId: live.round.roundId, what };
  const answer = await askInTurn(calls.decideHoldem, request, lang, () => showLost(room, words));
  if (answer.kind === 'done') {
    const { round, purse } = answer.data;
    room.notice('');
    [live.round, live.purse] = [round, purse];
    await course.end(round, 'now');
    // The displayed balance only changes once the result is shown.
    room.showPurse(purse);
  } else {
    showRefused(room, answer);
    await refresh(live);
  }
  live.isBusy = false;
  drawRack(live);
}

/** Reads the current state from the house and shows it. */
export async function refresh(live: LiveHand): Promise<void> {
  const { room } = live;
  const { state, words, lang } = live.setting;
  const answer = await ask(calls.readPoker, { sessionId: state.sessionId }, lang);
  if (answer.kind === 'refused') return showRefused(room, answer);
  if (answer.kind === 'lost') return showLost(room, words);
  [live.round, live.purse] = [answer.data.holdem, answer.data.purse];
  room.showPurse(live.purse);
  drawAll(live);
}

/** Reads only the balance, so that chosen bets stay. */
export async function readBalance(live: LiveHand): Promise<void> {
  const { state, lang } = live.setting;
  if (live.isBusy || isOpen(live)) return;
  const answer = await ask(calls.readPoker, { sessionId: state.sessionId }, lang);
  if (answer.kind !== 'done' || live.isBusy || answer.data.holdem?.roundId !== live.round?.roundId) return;
  live.purse = answer.data.purse;
  live.room.showPurse(live.purse);
  drawRack(live);
}
