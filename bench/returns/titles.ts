/** Every title of the house, and the figure of what it plays. */
import { catalogueOf, usualGames } from '@foyer/games/catalogue/catalogue.ts';
import { mostGames } from '@foyer/games/catalogue/generated.ts';
import type { CatalogueGame } from '@foyer/games/catalogue/game.ts';
import { fishModelOf } from '@foyer/games/engines/fish/models.ts';
import { deskSportOf } from '@foyer/games/engines/sport/desk.ts';
import { sportKinds } from '@foyer/games/engines/sport/kinds.ts';
import { modelCodeOf, ownTitles } from '@foyer/games/engines/slotTitles.ts';
import { lotteryCodes } from '@foyer/contract/lottery/games.ts';
import labels from '@foyer/text/en/labels.json' with { type: 'json' };
import lottery from '@foyer/text/en/lottery.json' with { type: 'json' };
import type { Figure } from './figure.ts';

export const families = ['slots', 'live tables', 'cards', 'poker', 'sportsbook', 'fish', 'instant', 'lottery'] as const;
export type Family = (typeof families)[number];
export type Figures = Readonly<Record<Family, readonly Figure[]>>;

export interface Line {
  readonly family: Family;
  readonly name: string;
  /** The game's id in the catalogue; '' for a game inside another title or the site. */
  readonly gameId: string;
  readonly figure: Figure;
}

/** The code of what a title plays; undefined if it has no engine. */
function playsOf({ engine, gameId }: CatalogueGame): string | undefined {
  if (engine === 'none') return undefined;
  if (engine === 'slot') return modelCodeOf(gameId);
  if (engine === 'fish') return fishModelOf(gameId)?.code;
  if (engine === 'sport') return sportKinds.find(({ sportId }) => sportId === deskSportOf(gameId))?.code;
  return engine;
}

const sportWords: Readonly<Record<string, string>> = labels.sport;

/** Games without a title of their own: variants of longer catalogues, the desk's other sports, the lottery. */
function untitled(figures: Figures, played: ReadonlySet<string>): Line[] {
  const sports = figures.sportsbook.filter(({ plays }) => !played.has(plays));
  const bases = figures.slots.filter(({ variants }) => variants !== undefined);
  return [
    ...bases.map((figure) => ({
      family: 'slots' as const,
      name: `All ${figure.variants ?? 0} variants in the longest catalogue`,
      gameId: '',
      figure,
    })),
    ...sports.map((figure) => ({
      family: 'sportsbook' as const,
      name: sportWords[figure.plays] ?? figure.plays,
      gameId: '',
      figure,
    })),
    ...figures.lottery.map((figure) => {
      const code = lotteryCodes.find((each) => each === figure.plays) ?? 'minute';
      return { family: 'lottery' as const, name: lottery.game[code], gameId: '', figure };
    }),
  ];
}

/**
 * Throws unless the longest catalogue is covered: its other titles by figures, its variants by those of their bases.
 */
function assertLongest(figures: Figures, isKnown: (plays: string) => boolean): void {
  const longest = catalogueOf(mostGames);
  const machines = longest.filter(({ engine, gameId }) => engine === 'slot' && !ownTitles.includes(gameId));
  const bases = Map.groupBy(machines, ({ gameId }) => `${modelCodeOf(gameId)?.split('.')[0] ?? ''}.*`);
  for (const { plays, variants } of figures.slots)
    if (variants !== undefined && bases.get(plays)?.length !== variants)
      throw new Error(`slots.md speaks of ${variants} ${plays}, the catalogue has ${bases.get(plays)?.length ?? 0}`);
  const lost = longest.filter((game) => !machines.includes(game) && !isKnown(playsOf(game) ?? ''));
  const unspoken = [...bases.keys()].filter((plays) => !isKnown(plays));
  if (lost.length + unspoken.length > 0)
    throw new Error(`no return is told of ${[...unspoken, ...lost.map(({ gameId }) => gameId)].join(', ')}`);
}

/** A line for every title of the usual catalogue. Throws for a title without a figure and a figure without a title. */
export function linesOf(figures: Figures): Line[] {
  const known = families.flatMap((family) => figures[family].map((figure) => ({ family, figure })));
  const byPlays = new Map(known.map((each) => [each.figure.plays, each]));
  if (byPlays.size < known.length) throw new Error('two figures of one code');
  const titles = catalogueOf(usualGames).map((game) => ({ game, found: byPlays.get(playsOf(game) ?? '') }));
  const lost = titles.filter(({ found }) => found === undefined).map(({ game }) => game.gameId);
  if (lost.length > 0) throw new Error(`no return is told of ${lost.join(', ')}`);
  assertLongest(figures, (plays) => byPlays.has(plays));
  const lines = titles.flatMap(({ game: { gameId, names }, found }) =>
    found === undefined ? [] : [{ ...found, name: names.en, gameId }],
  );
  const all = [...lines, ...untitled(figures, new Set(lines.map(({ figure }) => figure.plays)))];
  const used = new Set(all.map(({ figure }) => figure.plays));
  const idle = known.filter(({ figure }) => !used.has(figure.plays)).map(({ figure }) => figure.plays);
  if (idle.length > 0) throw new Error(`nothing plays ${idle.join(', ')}`);
  const place = new Map(known.map(({ figure }, at) => [figure.plays, at]));
  return all.toSorted((a, b) => (place.get(a.figure.plays) ?? 0) - (place.get(b.figure.plays) ?? 0));
}
