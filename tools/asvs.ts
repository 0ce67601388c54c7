/** Reads docs/security/asvs.md: a row for each requirement of OWASP ASVS 5.0, and what the repository has for it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { citationFaults, citationsIn } from './docCitations.ts';
import type { ReadFile } from './docCitations.ts';

const page = fileURLToPath(new URL('../docs/security/asvs.md', import.meta.url));

export const states = ['test', 'control', 'not applicable', 'open'] as const;
const weights = ['high', 'medium', 'low', 'operator'] as const;

export interface Row {
  /** `V6.2.1`. */
  readonly number: string;
  readonly level: string;
  readonly state: string;
  readonly shownBy: string;
}

export const readPage = (): string => readFileSync(page, 'utf8');

/** Rows of the tables that begin with the column `requirement`. Other tables explain the states. */
export function rowsIn(text: string): Row[] {
  const rows: Row[] = [];
  let isIn = false;
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) isIn = false;
    const [number = '', level = '', , state = '', shownBy = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (isIn && !/^-+$/.test(number)) rows.push({ number, level, state, shownBy });
    if (number === 'requirement') isIn = true;
  }
  return rows;
}

const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);

/** Describes what is wrong with a row. */
export function faultsOf(row: Row, read?: ReadFile): string[] {
  const { number, level, state, shownBy } = row;
  const of = (words: string): string => `${number}: ${words}`;
  const cited = citationsIn(shownBy);
  const faults: string[] = [];
  if (!/^V\d{1,2}\.\d{1,2}\.\d{1,2}$/.test(number)) faults.push(of('is no number of a requirement'));
  if (level !== '1' && level !== '2') faults.push(of('has no level'));
  if (!states.some((one) => one === state)) faults.push(of(`${state} is no state`));
  if (shownBy === '') faults.push(of('gives no reason'));
  if (state === 'test' && !cited.some(({ path, title }) => isTest(path) && title !== ''))
    faults.push(of('cites no test by its title'));
  if (state === 'open' && !weights.some((one) => shownBy.startsWith(`${one}: `))) faults.push(of('has no weight'));
  faults.push(...citationFaults(cited, read).map(of));
  return faults;
}
