/** Reads the tables that the benches write. Throws on a table that it cannot read, so that no page lacks a figure. */

export type Row = Readonly<Record<string, string>>;

export interface Table {
  /** The last heading above it; '' where there is none. */
  readonly heading: string;
  /** The text between that heading and the table; above the first heading if the table has none. */
  readonly note: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(' | ')
    .map((text) => text.trim());

function tableOf(lines: readonly string[], heading: string, note: string): Table {
  const [first = '', , ...body] = lines;
  const heads = cellsOf(first);
  const rows = body.map((line) => {
    const cells = cellsOf(line);
    if (cells.length !== heads.length) throw new Error(`${cells.length} cells under ${heads.length} heads: ${line}`);
    return Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '']));
  });
  return { heading, note, heads, rows };
}

export function tablesIn(part: string): Table[] {
  const tables: Table[] = [];
  const text = { first: '', own: '', heading: '' };
  for (const block of part.split(/\n\n+/)) {
    if (block.startsWith('#')) {
      if (text.heading === '') text.first = text.own;
      Object.assign(text, { heading: block.replace(/^#+ /, ''), own: '' });
    } else if (block.startsWith('|')) tables.push(tableOf(block.split('\n'), text.heading, text.own || text.first));
    else text.own = `${text.own}\n${block}`.trim();
  }
  if (tables.length === 0) throw new Error('no table');
  return tables;
}

/** The only table of a part that has these column heads. Throws if there is none or more than one. */
export function tableWith(part: string, ...heads: readonly string[]): Table {
  const found = tablesIn(part).filter((table) => heads.every((head) => table.heads.includes(head)));
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} tables with ${heads.join(', ')}`);
  return found[0];
}

export function cell(row: Row, head: string): string {
  const text = row[head];
  if (text === undefined || text === '') throw new Error(`nothing under ${head}: ${Object.values(row).join(' | ')}`);
  return text;
}

/** Returns the text without its backquotes. */
export const codeIn = (text: string): string => text.replaceAll('`', '');

/** The percent that a text begins with, as it is written: `96.92` of `96.92 % ± 0.08`. */
export function percentIn(text: string): string {
  const [, found] = /^(\d+(?:\.\d+)?) ?%/.exec(text) ?? [];
  if (found === undefined) throw new Error(`no percent in “${text}”`);
  return found;
}

/** The first number in a text. Accepts commas between thousands, and a hyphen or a minus sign. */
export function numberIn(text: string): number {
  const [found] = /[+−-]?\d[\d,]*(\.\d+)?/.exec(text) ?? [];
  if (found === undefined) throw new Error(`no number in “${text}”`);
  return Number(found.replaceAll(',', '').replace('−', '-'));
}

/** The number of rounds that a text gives, as written: `10,000,000`. */
export function roundsIn(text: string): string {
  const [, found] = /(\d[\d,]*) (?:rounds|shots|hands|events)\b/.exec(text) ?? [];
  if (found === undefined) throw new Error(`no rounds in “${text}”`);
  return found;
}
