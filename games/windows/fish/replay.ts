/** Replays a clip in the tides in which it was fired. It sends nothing and moves no money. M07 */
import type { PlayedClip } from '@foyer/contract/play/fish.ts';
import type { FishModel } from '../../engines/fish/species.ts';
import { tideOf } from '../../fair/fishRound.ts';
import { baht } from '../frame/money.ts';
import type { Room } from './room.ts';
import { speciesName } from './words.ts';
import type { Words } from './words.ts';
import type { Stage } from './stage/stage.ts';

interface Given {
  readonly clip: PlayedClip;
  readonly model: FishModel;
  readonly own: number;
  readonly words: Words;
}

const leadMs = 900;

/** Resolves when the player leaves the replay. */
export async function replayClip({ clip, model, own, words }: Given, stage: Stage, room: Room): Promise<void> {
  const [first] = clip.shots;
  if (first === undefined) return;
  stage.clear();
  stage.setTides(clip.tides.map(({ tide, seed }) => tideOf(model, seed, tide)));
  stage.setSeats(
    [0, 1, 2, 3].map((seatNo) => seatNo === own),
    own,
  );
  const startMs = performance.now();
  const nowMs = (): number => first.firedMs - leadMs + (performance.now() - startMs);
  const shots = [...clip.shots];
  let isOver = false;
  stage.setClock(nowMs);
  const draw = (): void => {
    if (isOver) return;
    stage.frame(nowMs());
    for (const shot of shots.splice(0, shots.filter(({ firedMs }) => firedMs <= nowMs()).length)) {
      const { fishId, angle, bulletSatang, winSatang } = shot;
      const flightMs = stage.shoot({ seatNo: own, fishId, angle, bulletSatang });
      setTimeout(() => {
        if (isOver) return;
        const amount = baht(winSatang, true);
        if (shot.isCaught) stage.haul(fishId, own, { amount, winSatang, bulletSatang });
        else stage.hit(fishId, bulletSatang);
        const fish = speciesNameOf(model, words, shot.species);
        room.announce(words(shot.isCaught ? 'caught' : 'missed', { fish, amount }));
      }, flightMs);
    }
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
  await room.untilBack();
  isOver = true;
  stage.setClock(undefined);
}

function speciesNameOf(model: FishModel, words: Words, code: string): string {
  const species = model.species.find((one) => one.code === code);
  return species ? speciesName(words, species.code) : code;
}
