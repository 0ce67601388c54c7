/** Requests of an event: the buy-in, the player's moves, and reading the state. */
import * as calls from '@foyer/contract/play/poker.ts';
import type { EventRound } from '@foyer/contract/play/poker.ts';
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import { ask, askInTurn } from '../../frame/api.ts';
import { isCalm } from '../../frame/dom.ts';
import { showLost, showRefused } from '../answers.ts';
import { pendings } from '../pending.ts';
import type { Pending } from '../pending.ts';
import { draw, focusMove } from './live.ts';
import type { LiveEvent } from './live.ts';

export async function buy(live: LiveEvent, { requestId, stakeSatang }: Pending): Promise<void> {
  const { room } = live;
  const { state, words, lang } = live.setting;
  const { sessionId } = state;
  if (live.isBusy) return;
  live.isBusy = true;
  room.notice('');
  live.lobby.choose(stakeSatang);
  draw(live);
  const request = { sessionId, requestId, stakeSatang };
  const answer = await askInTurn(calls.buyIn, request, lang, () => showLost(room, words));
  pendings.drop(sessionId);
  if (answer.kind === 'done') {
    live.show.forget();
    live.purse = answer.data.purse;
    room.showPurse(live.purse);
    await take(live, answer.data);
  } else {
    showRefused(room, answer);
    await read(live);
  }
  live.isBusy = false;
  draw(live);
  focusMove(live);
}

export async function move(live: LiveEvent, word: string): Promise<void> {
  const { room, event } = live;
  const { state, words, lang } = live.setting;
  if (live.isBusy || event === undefined) return;
  live.isBusy = true;
  live.felt.setStatus('');
  draw(live);
  const request = { sessionId: state.sessionId, roundId: event.roundId, index: event.moves.length, move: word };
  const answer = await askInTurn(calls.moveEvent, request, lang, () => showLost(room, words));
  if (answer.kind === 'done') await take(live, answer.data);
  else {
    showRefused(room, answer);
    await read(live);
  }
  live.isBusy = false;
  draw(live);
  focusMove(live);
}

/** Draws the new steps of a reply; then the player moves or the event is over. */
async function take(
  live: LiveEvent,
  { round, purse }: { readonly round: EventRound; readonly purse: PlayPurse },
): Promise<void> {
  const { room, next, show } = live;
  const { words } = live.setting;
  room.notice('');
  live.event = round;
  const run = show.play(round, isCalm());
  draw(live);
  await run;
  live.purse = purse;
  // The displayed balance only changes once the result is shown.
  room.showPurse(purse);
  if (round.place > 0) {
    room.sound.result(round.winSatang, round.stakeSatang);
    next.textContent = words('seeResult');
    await show.untilNext();
    next.textContent = words('nextHand');
  }
}

/** Reads the current state from the house and shows it without animation. */
export async function read(live: LiveEvent): Promise<void> {
  const { room } = live;
  const { state, words, lang } = live.setting;
  const answer = await ask(calls.readPoker, { sessionId: state.sessionId }, lang);
  if (answer.kind === 'refused') return showRefused(room, answer);
  if (answer.kind === 'lost') return showLost(room, words);
  const { purse, event } = answer.data;
  [live.purse, live.event] = [purse, event];
  room.showPurse(purse);
  if (event) live.show.stand(event);
  draw(live);
}
