/** The card room and the poker room: some returns are counted over every deal, the others were only measured. */
import {
  blackjackRtp,
  goldenFlowerReturn,
  insuranceRtp,
  landlordsReturn,
  niuNiuReturn,
  twoEightReturn,
} from '@foyer/games/engines/cards/pays.ts';
import { holdemReturns } from '@foyer/games/engines/poker/holdem/published.ts';
import { partOf } from '../marks.ts';
import { cell, numberIn, percentIn, roundsIn, tableWith } from '../markdown.ts';
import type { Row } from '../markdown.ts';
import { cardNames } from '../names.ts';
import { exactFigure, publishedFigure } from '../figure.ts';
import type { Bet, Figure } from '../figure.ts';

/** The standard error in a text: the number after ±. */
function errorIn(text: string): string {
  const [, found] = /± ([\d.]+)/.exec(text) ?? [];
  if (found === undefined) throw new Error(`no standard error in “${text}”`);
  return found;
}

function rowOf(rows: readonly Row[], head: string, name: string): Row {
  const found = rows.find((row) => row[head] === name);
  if (found === undefined) throw new Error(`no row of ${name}`);
  return found;
}

const source = 'cards.md';
const how = 'How it was counted';

export function cardFigures(page: string): Figure[] {
  const { rows } = tableWith(partOf(page, 'returns'), 'Game', 'Returns', how);
  const read = (name: string) => {
    const row = rowOf(rows, 'Game', name);
    return { counted: percentIn(cell(row, 'Returns')), text: cell(row, how) };
  };
  const figureOf = (plays: keyof typeof cardNames, published: string, of = '', bets: readonly Bet[] = []): Figure => {
    const { counted, text } = read(cardNames[plays]);
    return publishedFigure({
      plays,
      source,
      published,
      of,
      rounds: roundsIn(text),
      counted,
      error: errorIn(text),
      bets,
    });
  };
  const exact = (name: string, published: string): Bet => {
    const { counted, text } = read(name);
    if (!text.startsWith('exact')) throw new Error(`${name} is not exact: ${text}`);
    if (counted !== published) throw new Error(`${name} is told as ${published} %, but ${source} says ${counted} %`);
    const [, beside, off] = / measured ([\d.]+) %, (\S+) standard errors off/.exec(text) ?? [];
    return { name, exact: counted, ...(beside && off && { counted: beside, off: numberIn(off) }) };
  };
  const dealt = (plays: keyof typeof cardNames, published: string): Figure => {
    const { text } = read(cardNames[plays]);
    const bet = exact(cardNames[plays], published);
    const played = bet.off === undefined ? '' : `, ${roundsIn(text)} rounds`;
    const rounds = `all ${numberIn(text).toLocaleString('en')} deals${played}`;
    return exactFigure(plays, source, [bet], rounds);
  };
  const insurance = { ...exact(`${cardNames.blackjack}: insurance`, insuranceRtp), name: 'insurance' };
  return [
    figureOf('blackjack', blackjackRtp.rtp, '', [insurance]),
    dealt('niuNiu', niuNiuReturn),
    dealt('goldenFlower', goldenFlowerReturn),
    dealt('twoEight', twoEightReturn),
    figureOf('douDizhu', landlordsReturn.rtp, ' of the base'),
  ];
}

export function pokerFigures(page: string): Figure[] {
  const { rows: titles } = tableWith(partOf(page, 'returns'), 'rules', 'return');
  const holdem = tableWith(partOf(page, 'holdem'), 'bet', 'return').rows;
  const events = tableWith(partOf(page, 'events'), 'rules', 'return');
  const ante = rowOf(holdem, 'bet', 'ante, by the published play');
  const bonus = rowOf(holdem, 'bet', 'AA bonus bet');
  const event = (rules: string): Figure => {
    const exact = percentIn(cell(rowOf(titles, 'rules', rules), 'return'));
    const back = cell(rowOf(events.rows, 'rules', rules), 'return');
    const off = (numberIn(back) - Number(exact)) / Number(errorIn(back));
    const bet = { name: rules, exact, counted: percentIn(back), off };
    return exactFigure(rules, 'poker.md', [bet], `${roundsIn(events.note)} events`);
  };
  return [
    publishedFigure({
      plays: 'holdem',
      source: 'poker.md',
      published: holdemReturns.callReturn,
      of: ' of the ante',
      rounds: roundsIn(cell(ante, 'how')),
      counted: percentIn(cell(ante, 'return')),
      error: errorIn(cell(ante, 'return')),
      bets: [{ name: 'AA bonus bet', exact: percentIn(cell(bonus, 'return')) }],
    }),
    event('sitAndGo'),
    event('shortDeck'),
  ];
}
