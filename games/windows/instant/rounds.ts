/** A round with the house: the stake, the result, moves in an open round, and refusals. M03, M08 */
import * as calls from '@foyer/contract/play/instant.ts';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { takeMove } from '../../engines/instant/game.ts';
import { resultText } from '../../engines/instant/words.ts';
import { askInTurn, askUntilAnswered, isSessionOver } from '../frame/api.ts';
import type { Answer } from '../frame/api.ts';
import { isCalm, toTop, wait } from '../frame/dom.ts';
import { baht } from '../frame/money.ts';
import { idleLine } from './lines.ts';
import { draw, lost, rest, showOutcome, spareMs } from './live.ts';
import type { LivePlay } from './live.ts';
import { pendingRounds } from './pendingRound.ts';
import type { PendingRound } from './pendingRound.ts';

/** Plays a round from stake to result. A request without a reply is retried. L04 */
export async function send(live: LivePlay, { requestId, stakeSatang, choice }: PendingRound): Promise<void> {
  const { stage, bar, hud } = live.room;
  const { state, words, lang } = live.setting;
  const { sessionId } = state;
  live.phase = 'busy';
  live.startedMs = performance.now();
  toTop();
  stage.clear();
  live.room.call('', '', false);
  live.room.notice('');
  bar.button(words('sending'), false);
  stage.lock(true);
  bar.lock(true);
  const request = { sessionId, requestId, stakeSatang, choice };
  const answer = await askInTurn(calls.openInstant, request, lang, () => lost(live));
  pendingRounds.drop(sessionId);
  if (answer.kind === 'refused') return refused(live, answer);
  live.room.notice('');
  const { round, purse } = answer.data;
  live.purse = purse;
  stage.choose(round.choice);
  const paid = round.isSettled ? round.winSatang : 0;
  hud.showPurse({ ...purse, balanceSatang: purse.balanceSatang - paid, wonSatang: purse.wonSatang - paid });
  draw(live);
  await stage.show(round, isCalm());
  if (!round.isSettled) return enter(live, round);
  finish(live, round);
  return rest(live);
}

/** Shows an open round, in which the player opens doors or cashes out. */
export function enter(live: LivePlay, round: InstantRound): void {
  const { words, game } = live.setting;
  live.open = round;
  live.phase = 'open';
  live.room.call(...idleLine(words, game.code, round));
  draw(live);
}

/** Makes a move in the open round. */
export async function move(live: LivePlay, place: number): Promise<void> {
  const { bar, stage, sound } = live.room;
  const { state, words, lang } = live.setting;
  if (live.phase !== 'open' || live.open === undefined) return;
  const { roundId } = live.open;
  live.phase = 'busy';
  const movedMs = performance.now();
  if (place === takeMove) bar.button(words('sending'), false);
  const request = { sessionId: state.sessionId, roundId, move: place };
  const answer = await askInTurn(calls.actInstant, request, lang, () => lost(live));
  if (answer.kind === 'refused') return refused(live, answer);
  live.room.notice('');
  const { round, purse } = answer.data;
  live.purse = purse;
  sound.open();
  await stage.show(round, isCalm());
  if (!round.isSettled) {
    await wait(movedMs + calls.minInstantActMs + spareMs - performance.now());
    return enter(live, round);
  }
  finish(live, round);
  return rest(live);
}

/** Ends a round: shows the result and then the balance. A return of at most the stake is not celebrated. M11 */
function finish(live: LivePlay, round: InstantRound): void {
  const { room, purse } = live;
  const { words, game } = live.setting;
  live.open = undefined;
  showOutcome(live, round);
  room.past.add(round);
  room.sound.end(round.winSatang, round.stakeSatang);
  room.hud.showPurse(purse);
  const result = resultText(words, { ...round, code: game.code });
  room.announce(words('announce', { result, balance: baht(purse.balanceSatang) }));
}

/** Shows the refusal, and returns to the house's state. */
async function refused(
  live: LivePlay,
  { name, message }: Extract<Answer<unknown>, { kind: 'refused' }>,
): Promise<void> {
  const { room } = live;
  const { state, lang } = live.setting;
  if (isSessionOver(name)) return room.ended(message);
  const answer = await askUntilAnswered(calls.readInstant, { sessionId: state.sessionId }, lang, () => lost(live));
  if (answer.kind === 'refused') return room.ended(answer.message);
  live.purse = answer.data.purse;
  room.hud.showPurse(live.purse);
  room.notice(message);
  const { openRound, lastRound } = answer.data;
  await stand(live, openRound ?? lastRound);
  if (openRound) return enter(live, openRound);
  live.phase = 'idle';
  return draw(live);
}

/** Shows a round at once, open or settled, or what to choose if there is none. */
export async function stand(live: LivePlay, round: InstantRound | undefined): Promise<void> {
  const { words, game } = live.setting;
  const { stage } = live.room;
  if (round === undefined) return live.room.call(...idleLine(words, game.code));
  stage.choose(round.choice);
  await stage.show(round, true);
  if (round.isSettled) showOutcome(live, round, true);
}
