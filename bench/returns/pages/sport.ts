/** The betting desk: one figure per sport. Its bets are all markets together and each market. */
import { sportKinds } from '@foyer/games/engines/sport/kinds.ts';
import { partOf } from '../marks.ts';
import { cell, numberIn, percentIn, tablesIn } from '../markdown.ts';
import type { Row } from '../markdown.ts';
import { exactFigure, spanOf } from '../figure.ts';
import type { Bet, Figure } from '../figure.ts';

const betOf = (row: Row, name: string): Bet => ({
  name,
  exact: percentIn(cell(row, 'exact')),
  counted: percentIn(cell(row, 'returned')),
  off: numberIn(cell(row, 'off')),
  second: numberIn(cell(row, 'off, other seed')),
});

export function sportFigures(page: string): Figure[] {
  const tables = tablesIn(partOf(page, 'returns'));
  const whole = tables.find(({ heads }) => heads.includes('matches'));
  const apart = tables.find(({ heads }) => heads.includes('market'));
  if (whole === undefined || apart === undefined) throw new Error('sportsbook.md lacks a table');
  return sportKinds.map(({ code }) => {
    const own = whole.rows.find(({ sport }) => sport === code);
    if (own === undefined) throw new Error(`sportsbook.md has no row of ${code}`);
    const all = betOf(own, 'all markets');
    const markets = apart.rows.filter(({ sport }) => sport === code).map((row) => betOf(row, cell(row, 'market')));
    const rounds = `${cell(own, 'matches')} matches`;
    const figure = exactFigure(code, 'sportsbook.md', [all, ...markets], rounds);
    return { ...figure, returned: spanOf([all.exact]), counted: spanOf([all.counted ?? '']) };
  });
}
