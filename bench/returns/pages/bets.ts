/** Pages with a table per game and a row per bet: the live tables, the waters, the instant games. */
import { fishModels } from '@foyer/games/engines/fish/models.ts';
import { instantCodes } from '@foyer/games/engines/instant/game.ts';
import { tables } from '@foyer/games/engines/table/tables.ts';
import { partOf } from '../marks.ts';
import { cell, codeIn, numberIn, percentIn, roundsIn, tablesIn } from '../markdown.ts';
import type { Row, Table } from '../markdown.ts';
import { instantNames, tableNames } from '../names.ts';
import { exactFigure } from '../figure.ts';
import type { Bet, Figure } from '../figure.ts';

/** The column heads of a page for a bet's name, its exact and its counted return, and its standard errors off. */
interface Heads {
  readonly name: string;
  readonly exact: string;
  readonly counted: string;
  readonly off: string;
  readonly second?: string;
}

const betOf = (row: Row, { name, exact, counted, off, second }: Heads): Bet => ({
  name: codeIn(cell(row, name)),
  exact: percentIn(cell(row, exact)),
  counted: percentIn(cell(row, counted)),
  off: numberIn(cell(row, off)),
  ...(second !== undefined && { second: numberIn(cell(row, second)) }),
});

/** Reads these games' tables by their headings. Throws if one is missing. */
function figuresOf(page: string, source: string, names: ReadonlyMap<string, string>, heads: Heads): Figure[] {
  const found = tablesIn(partOf(page, 'returns'));
  return [...names].map(([plays, heading]) => {
    const table = found.find((each) => each.heading === heading);
    if (table === undefined) throw new Error(`${source} has no table of ${heading}`);
    return exactFigure(plays, source, betsOf(table, heading, heads), roundsIn(table.note));
  });
}

/** The bets of a table. For a bet that is far off, the note above the table may give the result with another seed. */
function betsOf({ note, rows }: Table, heading: string, heads: Heads): Bet[] {
  const matches = note.matchAll(
    /`([^`]+)` of ([^`]+?) at [+−][\d.]+, in as many rounds from another seed at ([+−][\d.]+)/g,
  );
  const seconds = new Map(
    [...matches].flatMap(([, bet, game, off]) => (game === heading && bet && off ? [[bet, numberIn(off)]] : [])),
  );
  return rows.map((row) => {
    const bet = betOf(row, heads);
    const second = seconds.get(bet.name);
    return second === undefined ? bet : { ...bet, second };
  });
}

const measured = { exact: 'Exact', counted: 'Measured', off: 'Off' };

export const tableFigures = (page: string): Figure[] =>
  figuresOf(page, 'tables.md', new Map(Object.values(tables).map(({ code }) => [code, tableNames[code]])), {
    ...measured,
    name: 'Spot',
    exact: 'Exact return',
    second: 'Off, other seed',
  });

export const instantFigures = (page: string): Figure[] =>
  figuresOf(page, 'instant.md', new Map(instantCodes.map((code) => [code, instantNames[code]])), {
    ...measured,
    name: 'Bet',
  });

export const fishFigures = (page: string): Figure[] =>
  figuresOf(page, 'fish.md', new Map(Object.keys(fishModels).map((code) => [code, code])), {
    name: 'species',
    exact: 'return, exact',
    counted: 'return, counted',
    off: 'standard errors',
  });
