/** The race card: each horse with its chances, and the bets on win and place. */
import { range } from '../../../engines/instant/game.ts';
import { horseChance, horseCount, horseSpots, raceCards } from '../../../engines/instant/horses.ts';
import type { Course, HorseSpot } from '../../../engines/instant/horses.ts';
import { horseName, horseSpotName, timesText } from '../../../engines/instant/words.ts';
import { percentText } from '../../../engines/slot/fraction.ts';
import { el } from '../../frame/dom.ts';
import type { Words } from '../words.ts';
import { createSpots } from './spots.ts';
import type { Spots } from './spots.ts';

/** The bets of a course, none chosen. */
export const spotsOf = (words: Words, course: Course, onChange: () => void): Spots<HorseSpot> =>
  createSpots(
    horseSpots(course).map((spot) => ({
      spot,
      id: spot.id,
      group: spot.id,
      text: timesText(spot.pay),
      name: horseSpotName(words, spot),
      pays: timesText(spot.pay),
    })),
    { most: horseCount * 2, words, onChange },
  );

/** Head and body of the table. */
export function cardRows(words: Words, course: Course, spots: Spots<HorseSpot>): readonly [HTMLElement, HTMLElement] {
  const rows = range(0, horseCount).map((horse) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, el(`i.silk.silk-${horse}`, {}, String(horse + 1)), horseName(words, horse)),
      el('td.fig', {}, `${raceCards[course].tickets[horse]}%`),
      el('td', {}, ...spots.of(`w${horse + 1}`)),
      el('td.fig.place-chance', {}, `${percentText(horseChance(course, horse, true), 1)}%`),
      el('td', {}, ...spots.of(`p${horse + 1}`)),
    ),
  );
  const head = [words('horseHead'), words('chance'), words('win'), words('chance'), words('place')];
  return [
    el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
    el('tbody', {}, ...rows),
  ];
}
