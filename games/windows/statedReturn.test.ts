// @vitest-environment happy-dom
/** The return on a game's tile is the one that its rules panel states, for every kind of game. M09 */
import cards from '@foyer/text/en/cards.json' with { type: 'json' };
import fish from '@foyer/text/en/fish.json' with { type: 'json' };
import instant from '@foyer/text/en/instant.json' with { type: 'json' };
import poker from '@foyer/text/en/poker.json' with { type: 'json' };
import slot from '@foyer/text/en/slot.json' with { type: 'json' };
import table from '@foyer/text/en/table.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { catalogueOf, usualGames } from '../catalogue/catalogue.ts';
import type { Engine } from '../catalogue/game.ts';
import type { DuelCode } from '../engines/cards/cardGame.ts';
import { fishModelOf } from '../engines/fish/models.ts';
import { instantOf } from '../engines/instant/games.ts';
import { chancesOfModel } from '../engines/slot/published.ts';
import { statedReturn } from '../fair/statedReturn.ts';
import { titleOf } from '../engines/slotTitles.ts';
import { tableOf } from '../engines/table/tables.ts';
import { blackjackRules } from './cards/blackjack/rules.ts';
import { duelReturn } from './cards/duel/kinds.ts';
import { duelRules } from './cards/duel/rules.ts';
import { landlordsRules } from './cards/landlords/rules.ts';
import { rulesPanel as fishRules } from './fish/panels/rules.ts';
import { testWords } from './frame/testing/page.ts';
import { rulesPanel as instantRules } from './instant/panels/rules.ts';
import { rulesPanel as pokerRules } from './poker/panels/rules.ts';
import { rulesPanel as slotRules } from './slot/panels/rules.ts';
import { rulesPanel as tableRules } from './table/panels/rules.ts';

const games = catalogueOf(usualGames);
const cardWords = testWords(cards);
/** Text with a space between two cells. */
const textOf = (parts: readonly Element[]): string =>
  parts.map(({ outerHTML }) => outerHTML.replaceAll(/<[^>]+>/g, ' ')).join(' ');

/** What the window of a game states in its rules. */
function rulesOf(gameId: string, engine: Engine): string {
  if (engine === 'slot') {
    const title = titleOf(gameId);
    const state = { chances: title && chancesOfModel(title.model) };
    const setting = { state, title, words: testWords(slot) } as never;
    return textOf([slotRules(setting, { images: new Map() } as never, 1_000)]);
  }
  if (engine === 'blackjack') return textOf(blackjackRules(cardWords));
  if (engine === 'douDizhu') return textOf(landlordsRules(cardWords));
  if (engine in duelReturn) return textOf(duelRules(engine as DuelCode, cardWords));
  if (engine === 'fish') {
    const setting = { state: { gameId }, model: fishModelOf(gameId), words: testWords(fish) };
    return textOf([fishRules(setting as never, 100)]);
  }
  const game = tableOf(gameId);
  if (game) return textOf([tableRules({ game, words: testWords(table) } as never)]);
  const played = instantOf(gameId);
  if (played) return textOf([instantRules({ game: played, words: testWords(instant) } as never)]);
  return textOf([pokerRules({ state: { rules: engine }, words: testWords(poker) } as never)]);
}

/** One game of every engine, and every fortieth slot. */
const kinds = [...new Set(games.map(({ engine }) => engine))].filter((engine) => engine !== 'sport');
const read = [
  ...kinds.flatMap((kind) => games.find(({ engine }) => engine === kind) ?? []),
  ...games.filter(({ engine }) => engine === 'slot').filter((_, index) => index % 40 === 7),
];

it.each(read)('states on the tile of $gameId what the rules of $engine state. M09', ({ gameId, engine }) => {
  const rules = rulesOf(gameId, engine);
  const figures = statedReturn(gameId).match(/\d+(\.\d+)?/g) ?? [];
  for (const figure of figures)
    expect(rules).toMatch(new RegExp(`(^|[^\\d.])${figure.replace('.', '\\.')}(%|[^\\d.])`));
  const isAgainstPlayers = engine === 'sitAndGo' || engine === 'shortDeck';
  expect(figures.length > 0).toBe(!isAgainstPlayers);
});

const tile = (engine: Engine) => statedReturn(games.find((game) => game.engine === engine)?.gameId ?? '');

it('states both ends where the return depends on the bet, and nothing where there is none', () => {
  expect([tile('baccarat'), tile('roulette'), tile('blackjack')]).toEqual(['85.64–98.94', '97.29', '≈ 99.55']);
  expect([tile('sport'), tile('sitAndGo'), statedReturn('unknown')]).toEqual(['', '', '']);
});
