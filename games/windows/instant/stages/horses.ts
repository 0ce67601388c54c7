/** Six lanes and six horses. How they run is for the eye; the order in which they come in is the settled one. M03 */
import type { InstantRound } from '@foyer/contract/games/instant.ts';
import { range } from '../../../engines/instant/game.ts';
import {
  courses,
  horseChance,
  horseCount,
  horseSpots,
  isHorseWon,
  raceCards,
  raceOf,
} from '../../../engines/instant/horses.ts';
import type { Course, HorseSpot } from '../../../engines/instant/horses.ts';
import { horseName, horseSpotName, timesText } from '../../../engines/instant/words.ts';
import { percentText } from '../../../engines/slot/fraction.ts';
import { el } from '../../frame/dom.ts';
import { horseFigure } from './horse.ts';
import { segments } from './segments.ts';
import { createSpots } from './spots.ts';
import type { Spots } from './spots.ts';
import type { Stage, StageHost } from './stage.ts';

const runMs = 3_600;
/** The finish, as a share of the lane; behind it they pull up in the order in which they came. */
const finish = 0.9;

const isCourse = (text: string): text is Course => (courses as readonly string[]).includes(text);

/** Where a horse that comes in at `rank` is at each tenth of the race: a lane of its own, then its place. */
function strides(horse: number, rank: number): number[] {
  return range(0, 11).map((tenth) => {
    const part = tenth / 10;
    const sway = 0.035 * Math.sin((part * 5 + horse * 1.7) * 2) * (1 - part ** 3) * Math.min(1, part * 5);
    return Math.max(0, Math.min(1, part * (finish + 0.06 - rank * 0.028) + sway * finish));
  });
}

const at = (share: number): string => `calc((100cqw - 100%) * ${share.toFixed(4)})`;

function stand(runner: HTMLElement, share: number): void {
  runner.style.transform = `translateX(${at(share)})`;
}

export function horsesStage({ words, sound, onChoice }: StageHost): Stage {
  let spots: Spots<HorseSpot>;
  let runs = 0;
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
  const runners = range(0, horseCount).map((horse) => {
    const rank = el('b.rank');
    const runner = el('div.runner', {}, horseFigure(horse), rank);
    return { horse, rank, runner, lane: el('li.lane', {}, el('span.lane-no', {}, String(horse + 1)), runner) };
  });
  const track = el('ol.track', { 'aria-hidden': 'true' }, ...runners.map(({ lane }) => lane), el('li.post'));
  const card = el('table.race-card');
  const chosen = el('div');

  function drawCard(ids: readonly string[]): void {
    const now = named();
    track.dataset.course = now;
    spots = createSpots(
      horseSpots(now).map((spot) => ({
        spot,
        id: spot.id,
        group: spot.id,
        text: timesText(spot.pay),
        name: horseSpotName(words, spot),
        pays: timesText(spot.pay),
      })),
      { most: horseCount * 2, words, onChange: onChoice },
    );
    spots.choose(ids);
    const rows = range(0, horseCount).map((horse) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, el(`i.silk.silk-${horse}`, {}, String(horse + 1)), horseName(words, horse)),
        el('td.fig', {}, `${raceCards[now].tickets[horse]}%`),
        el('td', {}, ...spots.of(`w${horse + 1}`)),
        el('td.fig.place-chance', {}, `${percentText(horseChance(now, horse, true), 1)}%`),
        el('td', {}, ...spots.of(`p${horse + 1}`)),
      ),
    );
    const head = [words('horseHead'), words('chance'), words('win'), words('chance'), words('place')];
    card.replaceChildren(
      el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
      el('tbody', {}, ...rows),
    );
    chosen.replaceChildren(spots.summary);
  }

  function clear(): void {
    runs += 1;
    for (const { runner, rank } of runners) {
      for (const animation of runner.getAnimations()) animation.cancel();
      stand(runner, 0);
      rank.textContent = '';
    }
    track.classList.remove('running');
    spots.mark(undefined);
  }
  function arrive(order: readonly number[]): void {
    order.forEach((horse, place) => {
      const found = runners[horse];
      if (!found) return;
      stand(found.runner, strides(horse, place).at(-1) ?? finish);
      found.rank.textContent = String(place + 1);
      found.rank.dataset.rank = String(place + 1);
    });
    spots.mark((spot) => isHorseWon(spot, order));
  }

  drawCard([]);
  clear();
  return {
    // The switch is above the course that it changes; on a phone the form is below the race card.
    scene: el('div.course-scene', {}, course.root, track, card),
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
      const mine = runs;
      if (!isStill) {
        track.classList.add('running');
        const running = order.flatMap((horse, place) => {
          const frames = strides(horse, place).map((share) => ({ transform: `translateX(${at(share)})` }));
          const animation = runners[horse]?.runner.animate(frames, { duration: runMs, fill: 'forwards' });
          return animation === undefined ? [] : [animation];
        });
        const hoofs = setInterval(() => sound.tick(0), 300);
        await Promise.all(running.map((each) => each.finished.catch(() => undefined)));
        clearInterval(hoofs);
        track.classList.remove('running');
        if (mine !== runs) return;
        for (const each of running) each.cancel();
      }
      arrive(order);
    },
  };
}
