import { expect, it } from 'vitest';
import { catalogueOf, usualGames } from '../../catalogue/catalogue.ts';
import { deskSportOf } from './desk.ts';

/** What the second half of a title says, and the sport at which it has to open the desk. */
const sports: readonly (readonly [subject: RegExp, sportId: number])[] = [
  [/足球|冠军杯|联赛|锦标赛|点球$/, 1],
  [/篮球|灌篮$/, 2],
  [/网球$/, 3],
  [/电竞杯$/, 101],
  [/团战|对决$/, 102],
  [/斗鸡|金冠鸡|鸡王$/, 201],
];

it('opens the desk at the sport that the title names, whatever picture it has', () => {
  const generated = catalogueOf(usualGames).filter(
    ({ engine, names }) => engine === 'sport' && sports.some(([subject]) => subject.test(names.zh_CN)),
  );
  expect(generated.length).toBeGreaterThan(60);
  for (const { gameId, names } of generated) {
    const [, sportId] = sports.find(([subject]) => subject.test(names.zh_CN)) ?? [];
    expect([names.zh_CN, deskSportOf(gameId)]).toEqual([names.zh_CN, sportId]);
  }
});
