/** A race of six horses: choice of the course, its race card with the bets, and the track. */
import './spots.css';
import './horses.css';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { courses, isHorseWon, raceOf } from '../../../engines/instant/horses.ts';
import type { Course, HorseSpot } from '../../../engines/instant/horses.ts';
import { el } from '../../frame/dom.ts';
import { cardRows, spotsOf } from './raceCard.ts';
import { segments } from './segments.ts';
import type { Spots } from './spots.ts';
import type { Stage, StageHost } from './stage.ts';
import { createTrack, photoPause } from './track.ts';

const isCourse = (text: string): text is Course => (courses as readonly string[]).includes(text);

export function horsesStage({ words, sound, onChoice }: StageHost): Stage {
  let spots: Spots<HorseSpot>;
  const course = segments(
    words('course'),
    'course',
    courses.map((each) => ({ value: each, text: words(`course.${each}`) })),
    'turf',
    () => {
      drawCard([]);
      onChoice();
    },
  );
  const named = (): Course => (isCourse(course.value) ? course.value : 'turf');
  const track = createTrack(words);
  const card = el('table.race-card');
  const chosen = el('div');

  function drawCard(ids: readonly string[]): void {
    track.root.dataset.course = named();
    spots = spotsOf(words, named(), onChoice);
    spots.choose(ids);
    card.replaceChildren(...cardRows(words, named(), spots));
    chosen.replaceChildren(spots.summary);
  }
  function clear(): void {
    track.clear();
    spots.mark(undefined);
  }

  drawCard([]);
  clear();
  return {
    // The switch stays above the track that it changes. On a phone the desk is below the race card.
    scene: el('div.course-scene', {}, course.root, el('div.course', {}, track.root, track.board), card),
    desk: el('div.desk', {}, chosen),
    choice: () => (spots.choice() === '' ? '' : `${named()}.${spots.choice()}`),
    choose(next) {
      const race = raceOf(next);
      if (race === undefined) return;
      course.set(race.course);
      drawCard(race.spots.map(({ id }) => id));
      clear();
    },
    lock(isLocked) {
      course.lock(isLocked);
      spots.lock(isLocked);
    },
    clear,
    async show({ shown: order }: InstantRound, isStill: boolean) {
      clear();
      if (!isStill && !(await track.run(order, () => sound.tick(0)))) return;
      track.arrive(order);
      if (!isStill) await photoPause();
      // The player has left a replay meanwhile.
      if (!track.root.classList.contains('arrived')) return;
      spots.mark((spot) => isHorseWon(spot, order));
    },
  };
}
