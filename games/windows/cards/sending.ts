/** Sends a deal or a move to the house and shows the reply or refusal. M08, L04 */
import * as calls from '@foyer/contract/play/cards.ts';
import type { CardRound } from '@foyer/contract/play/cards.ts';
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import { ask, askInTurn, isSessionOver } from '../frame/api.ts';
import type { Answer } from '../frame/api.ts';
import { setClock } from '../frame/clock.ts';
import { isOnline } from '../frame/line.ts';
import { offer, show } from './live.ts';
import type { LivePlay } from './live.ts';
import { pendings } from './pending.ts';
import type { Pending } from './pending.ts';

type Reply = { readonly round: CardRound; readonly purse: PlayPurse };

/** Retries with the same id until the house answers. */
export async function send(live: LivePlay, pending: Pending): Promise<void> {
  const { room } = live;
  const { state, words, lang } = live.setting;
  const { sessionId } = state;
  live.isBusy = true;
  offer(live);
  pendings.keep(sessionId, pending);
  const onLost = (): void => room.notice(words(isOnline() ? 'lost' : 'offline'));
  const sentMs = performance.now();
  const answer: Exclude<Answer<Reply>, { kind: 'lost' }> = pending.kind === 'deal'
    ? await askInTurn(calls.dealCards, { sessionId, ...pending }, lang, onLost)
    : await askInTurn(calls.moveCards, { sessionId, ...pending }, lang, onLost);
  pendings.drop(sessionId);
  room.notice('');
  if (answer.kind === 'refused') await refused(live, answer, pending.kind);
  else {
    setClock(answer.data.purse.nowMs, sentMs);
    await show(live, answer.data.round, false);
    room.hud.showPurse(answer.data.purse);
  }
  live.isBusy = false;
  offer(live);
}

async function refused(
  live: LivePlay,
  { name, message }: Extract<Answer<Reply>, { kind: 'refused' }>,
  what: Pending['kind'],
): Promise<void> {
  const { room } = live;
  const { state, words, lang } = live.setting;
  if (isSessionOver(name)) return room.ended(message);
  const isPoor = name === 'BALANCE_INSUFFICIENT';
  room.notice(isPoor ? words(what === 'deal' ? 'poorDeal' : 'poorMove') : message);
  // Shows the house's state, because another window may have continued the round.
  const now = await ask(calls.readCards, { sessionId: state.sessionId }, lang);
  if (now.kind !== 'done') return;
  const stands = now.data.openRound ?? now.data.lastRound;
  if (stands !== undefined) await show(live, stands, true);
  room.hud.showPurse(now.data.purse);
}
