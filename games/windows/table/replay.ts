/** Replays a past round with its chips and result, then returns to the current round. M07 */
import type { PlayedRound } from '@foyer/contract/play/table.ts';
import { isCalm } from '../frame/dom.ts';
import { chipsIn } from './bets.ts';
import type { LiveTable } from './live.ts';
import { resultName } from './names.ts';
import { refresh } from './reading.ts';
import { callOwn } from './results.ts';

/** Resolves when the player has left the replay and the state was read again. */
export async function replayRound(live: LiveTable, { round, bets }: PlayedRound): Promise<void> {
  const { room } = live;
  const { words, game } = live.setting;
  live.isReplay = true;
  room.markReplay(true);
  room.board.lock(true);
  room.board.mark(undefined);
  room.board.show(chipsIn(bets), [], []);
  room.call(`${words('round', { no: round.roundNo })} · ${words('replayBadge')}`, '', false);
  // The player can leave the replay at any time.
  const back = room.untilBack().then(() => 'left' as const);
  const shown = room.stage.show(round.numbers, isCalm()).then(() => 'shown' as const);
  if ((await Promise.race([shown, back])) === 'shown') {
    room.board.mark(round.numbers);
    callOwn(live, resultName(words, game.code, round.numbers), bets);
    await back;
  }
  live.isReplay = false;
  room.markReplay(false);
  room.stage.clear();
  room.board.mark(undefined);
  room.call('', '', false);
  live.dealt = undefined;
  await refresh(live);
}
