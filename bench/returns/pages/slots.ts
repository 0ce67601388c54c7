/**
 * Slot machines: fourteen models and two variants of each, counted exactly and simulated; other variants only counted.
 */
import { partOf } from '../marks.ts';
import { cell, codeIn, numberIn, percentIn, roundsIn, tableWith } from '../markdown.ts';
import type { Row } from '../markdown.ts';
import { exactFigure, none, offText } from '../figure.ts';
import type { Bet, Figure } from '../figure.ts';

const played = (row: Row): Bet => ({
  name: codeIn(cell(row, 'Model')),
  exact: percentIn(cell(row, 'Exact')),
  counted: percentIn(cell(row, 'Measured')),
  off: numberIn(cell(row, 'Off')),
});

/** One figure for all variants of a base model in the longest catalogue; its bets are those of `sample`. */
function baseFigure(row: Row, sample: readonly Bet[], rounds: string): Figure {
  const base = cell(row, 'Base');
  const bets = sample.filter(({ name }) => name.startsWith(`${base}.`));
  return {
    plays: `${base}.*`,
    source: 'slots.md',
    bets,
    returned: cell(row, 'Exact return'),
    rounds: bets.length === 0 ? none : rounds,
    counted: bets.map(({ counted = '' }) => `${counted} %`).join(', ') || none,
    off: offText(bets),
    variants: numberIn(cell(row, 'Variants')),
  };
}

/**
 * Reads `slots.md` and `slot-variants.md`: a figure for each model and each variant of the usual catalogue, and one per
 * base model for the longest catalogue.
 */
export function slotFigures(page: string, list: string): Figure[] {
  const own = tableWith(partOf(page, 'returns'), 'Model', 'Exact');
  const sample = tableWith(partOf(page, 'played'), 'Model', 'Exact');
  const both = new Map(sample.rows.map((row) => [codeIn(cell(row, 'Model')), played(row)]));
  const variants = tableWith(partOf(list, 'returns'), 'Model', 'Exact return').rows.map((row) => {
    const code = codeIn(cell(row, 'Model'));
    const exact = percentIn(cell(row, 'Exact return'));
    const bet = both.get(code);
    if (bet === undefined) return exactFigure(code, 'slot-variants.md', [{ name: code, exact }]);
    if (bet.exact !== exact) throw new Error(`${code} returns ${bet.exact} % on one page and ${exact} % on the other`);
    return exactFigure(code, 'slots.md', [bet], roundsIn(sample.note));
  });
  const models = own.rows.map((row) =>
    exactFigure(codeIn(cell(row, 'Model')), 'slots.md', [played(row)], roundsIn(own.note)),
  );
  const listed = new Set(variants.map(({ plays }) => plays));
  const rest = [...both.values()].filter(({ name }) => !listed.has(name));
  const bases = tableWith(partOf(page, 'bases'), 'Base', 'Exact return').rows;
  return [...models, ...variants, ...bases.map((row) => baseFigure(row, rest, roundsIn(sample.note)))];
}
