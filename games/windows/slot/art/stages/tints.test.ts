/** The colour of a stage follows the title, not chance. */
import { expect, it } from 'vitest';
import { catalogueOf, usualGames } from '../../../../catalogue/catalogue.ts';
import { flagshipId, titleOf } from '../../../../engines/slotTitles.ts';
import { loadStage, stageOf } from './table.ts';
import { colourOf, colourOfTint, tintOf } from './tints.ts';

const titles = catalogueOf(usualGames).flatMap(({ gameId }) => (gameId === flagshipId ? [] : (titleOf(gameId) ?? [])));
const tint = (body: string) => ({ body });

it('knows a colour by its hue, and none of greys, orange and pink', () => {
  expect(
    ['ff7a4a d0262a 6a0814', '0 2a56c0 0', '0 e8a01c 0', '0 3a2470 0', '0 17594c 0'].map((body) =>
      colourOfTint(tint(body)),
    ),
  ).toEqual(['red', 'blue', 'gold', 'violet', 'green']);
  expect(['0 68736f 0', '0 d8641c 0', '0 c01c5a 0'].map((body) => colourOfTint(tint(body)))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('shows red envelopes and titles that name a colour in that colour, wherever their stage has it', async () => {
  let seen = 0;
  for (const title of titles) {
    const wanted = colourOf(title);
    const stage = await loadStage(stageOf(title));
    if (wanted === undefined || !stage.tints.some((each) => colourOfTint(each) === wanted)) continue;
    expect([title.names.zh_CN, colourOfTint(tintOf(stage, title))]).toEqual([title.names.zh_CN, wanted]);
    seen += 1;
  }
  expect(seen).toBeGreaterThan(20);
});

it('shows 红包贺岁 in red, and its kind in more than one red', async () => {
  const red = titles.filter((title) => stageOf(title) === 'newYearShop' && title.cast.W === 'envelope');
  const stage = await loadStage('newYearShop');
  expect(red.map(({ names }) => names.zh_CN)).toContain('红包贺岁');
  expect(new Set(red.map((title) => colourOfTint(tintOf(stage, title))))).toEqual(new Set(['red']));
  expect(new Set(red.map((title) => tintOf(stage, title))).size).toBeGreaterThan(1);
});

it('still gives the titles without a colour every tint of their stage', async () => {
  const shop = await loadStage('newYearShop');
  const plain = titles.filter((title) => stageOf(title) === 'newYearShop' && colourOf(title) === undefined);
  expect(new Set(plain.map((title) => tintOf(shop, title))).size).toBeGreaterThan(2);
});
