/** Opens one game of every engine and plays it a little, so that its window can be photographed empty and in play. */
import { catalogueOf, namedGames, usualGames } from '@foyer/games/catalogue/catalogue.ts';
import type { CatalogueGame, Engine } from '@foyer/games/catalogue/game.ts';
import { halls } from '@foyer/games/catalogue/halls.ts';
import type { Page } from '@playwright/test';

/** Slots whose cabinets differ: their games are listed by hand, because every slot has the same engine. */
const slots = [
  'moyu-koi-gate',
  'moyu-nine-skies',
  'orchard-cherry-hours',
  'orchard-pixel-arcade',
  'kiln-blue-phoenix',
  'kiln-new-year',
  'brass-diamond-gallery',
  'brass-coin-theatre',
  'canglan-wreck-jewels',
  'canglan-whale-song',
] as const;

/** Every other engine, in the order of the catalogue. */
const engines: readonly Engine[] = [...new Set(catalogueOf(usualGames).map(({ engine }) => engine))].filter(
  (engine) => engine !== 'slot' && engine !== 'none',
);

const isOpen = ({ platform, gameType }: CatalogueGame): boolean =>
  halls.find((hall) => hall.platform === platform && hall.gameType === gameType)?.maintenance === undefined;

const firstOf = (engine: Engine): readonly CatalogueGame[] =>
  catalogueOf(usualGames)
    .filter((game) => game.engine === engine && game.isTrialOffered && isOpen(game))
    .slice(0, 1);

const shownGames: readonly CatalogueGame[] = [
  ...namedGames.filter(({ gameId }) => (slots as readonly string[]).includes(gameId)),
  ...engines.flatMap(firstOf),
];

/** The games of these ids, joined by commas; without ids one of every kind. */
export function chosenGames(ids: string): readonly CatalogueGame[] {
  if (ids === '') return shownGames;
  const wanted = ids.split(',');
  return catalogueOf(usualGames).filter(({ gameId }) => wanted.includes(gameId));
}

const pause = (page: Page, ms: number): Promise<void> => page.waitForTimeout(ms);

async function clickIfThere(page: Page, selector: string): Promise<void> {
  const found = page.locator(selector).first();
  if ((await found.count()) > 0) await found.click({ timeout: 2_000 }).catch(() => undefined);
}

/** Waits until the table takes bets, places two chips and stays until the result is shown. */
async function playTable(page: Page): Promise<void> {
  const strip = page.locator('.strip');
  await strip.and(page.locator('[data-phase=betting]')).waitFor({ timeout: 60_000 });
  for (const spot of [0, 1, 2]) await page.locator('[data-spot]').nth(spot).click({ timeout: 3_000 });
  await page.keyboard.press('Enter');
}

const plays: Partial<Record<Engine, (page: Page) => Promise<void>>> = {
  async slot(page) {
    await page.keyboard.press('Space');
    await pause(page, 3_500);
  },
  async fish(page) {
    for (const [x, y] of [
      [0.5, 0.4],
      [0.4, 0.5],
      [0.6, 0.45],
    ] as const) {
      const box = await page.locator('canvas').first().boundingBox();
      if (box) await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
      await pause(page, 700);
    }
  },
  async sport(page) {
    await clickIfThere(page, '.odd');
    await pause(page, 800);
  },
  baccarat: playTable,
  roulette: playTable,
  sicBo: playTable,
  dragonTiger: playTable,
};

/** Plays until something is at stake or won, as a player would in the first seconds. */
export async function playALittle(page: Page, engine: Engine): Promise<void> {
  const play = plays[engine];
  if (play) return play(page);
  await clickIfThere(page, '.quick, .lucky');
  await clickIfThere(page, '.main-button, .deal, button.primary');
  await pause(page, 5_000);
}
