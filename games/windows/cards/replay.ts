/** Replays a past round on the felt step by step, then returns to the current one. M07 */
import { cardHistory } from '@foyer/contract/play/cards.ts';
import type { CardRound } from '@foyer/contract/play/cards.ts';
import { ask } from '../frame/api.ts';
import { wait } from '../frame/dom.ts';
import { callResult, offer, show } from './live.ts';
import type { LivePlay } from './live.ts';

/** Pause between two steps of a replay. */
const replayStepMs = 900;

export async function replayRound(live: LivePlay, shown: CardRound): Promise<void> {
  const { room } = live;
  const { desk } = room;
  const { state, words, lang } = live.setting;
  if (live.isReplay || live.isBusy) return;
  const answer = await ask(cardHistory, { sessionId: state.sessionId, roundId: shown.roundId }, lang);
  const whole = answer.kind === 'done' ? answer.data.list[0] : undefined;
  if (whole === undefined || whole.steps.length === 0) return room.notice(words('lostState'));
  const before = live.round;
  live.isReplay = true;
  room.markReplay(true);
  offer(live);
  desk.clear();
  room.call('', '', false);
  const left = room.untilBack();
  let isLeft = false;
  void left.then(() => (isLeft = true));
  for (const step of whole.steps) {
    if (isLeft) break;
    await desk.show(step, whole.stakeSatang, false);
    await wait(replayStepMs);
  }
  if (!isLeft) callResult(live, whole);
  await left;
  live.isReplay = false;
  room.markReplay(false);
  desk.clear();
  room.call('', '', false);
  if (before !== undefined) await show(live, before, true);
  offer(live);
}
