/** Reads from the house. If that fails, the connection counts as lost and the data become stale. R03 */
import type { PlayCall } from '@foyer/contract/play/play.ts';
import { ask, isSessionOver as isOver } from '../../frame/api.ts';
import type { Answer } from '../../frame/api.ts';
import { setClock } from '../../frame/clock.ts';
import type { Desk } from './state.ts';

export const isSessionOver = (answer: Answer<unknown>): boolean => answer.kind === 'refused' && isOver(answer.name);

export async function read<Q, S extends { readonly nowMs: number }>(
  desk: Desk,
  call: PlayCall<Q, S>,
  request: Q,
): Promise<Answer<S>> {
  const sentMs = performance.now();
  const answer = await ask(call, request, desk.setting.lang);
  if (answer.kind === 'refused' && isSessionOver(answer)) desk.ended(answer.message);
  if (answer.kind === 'done') setClock(answer.data.nowMs, sentMs);
  const isLost = answer.kind === 'lost';
  if (desk.state.isLost !== isLost) {
    if (!isLost && desk.state.board) desk.notify(desk.setting.words('reconnected'));
    desk.state.isLost = isLost;
    desk.changed();
  }
  return answer;
}
