/** Replays a past round on the stage, then restores the player's own choice. M07 */
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { choiceText } from '../../engines/instant/words.ts';
import { isCalm } from '../frame/dom.ts';
import { idleLine } from './lines.ts';
import { draw, rest, showOutcome } from './live.ts';
import type { LivePlay } from './live.ts';

export async function replayRound(live: LivePlay, round: InstantRound): Promise<void> {
  const { room } = live;
  const { stage, bar } = room;
  const { words, game } = live.setting;
  if (live.phase !== 'idle' && live.phase !== 'rest') return;
  const [choice, chip] = [stage.choice(), bar.chip];
  live.phase = 'replay';
  room.markReplay(true);
  stage.clear();
  stage.choose(round.choice);
  bar.setChip(round.stakeSatang / Math.max(1, game.chips(round.choice)));
  draw(live);
  room.call(words('replayOf', { nonce: round.nonce }), choiceText(words, game.code, round.choice), false);
  // The player can leave the replay at any time.
  const back = room.untilBack().then(() => 'left' as const);
  const shown = stage.show(round, isCalm()).then(() => 'shown' as const);
  if ((await Promise.race([shown, back])) === 'shown') {
    showOutcome(live, round);
    await back;
  }
  room.markReplay(false);
  stage.clear();
  if (choice !== '') stage.choose(choice);
  bar.setChip(chip);
  room.call(...idleLine(words, game.code));
  await rest(live);
}
