/** Reads the tables of docs/protection.md: requirements and rules, the tests that show them, and the planted faults. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { citationFaults, citationsIn } from './docCitations.ts';
import type { ReadFile } from './docCitations.ts';

export interface ProtectionRow {
  /** `M14` or `RTS 12`. */
  readonly rule: string;
  readonly shownBy: string;
  /** Names of planted faults; of rules of the standards none. */
  readonly faults: readonly string[];
}

export const readProtection = (): string =>
  readFileSync(fileURLToPath(new URL('../docs/protection.md', import.meta.url)), 'utf8');

export const protectionRows = (text: string): ProtectionRow[] =>
  text.split('\n').flatMap((line) => {
    const cells = line.split(' | ').map((cell) => cell.replace(/^\| |\s*\|$/g, '').trim());
    const [rule = '', , third = '', fourth = ''] = cells;
    if (/^M\d\d$/.test(rule)) return [{ rule, shownBy: third, faults: fourth.split('; ') }];
    return /^RTS \d+$/.test(rule) ? [{ rule, shownBy: fourth, faults: [] }] : [];
  });

/** Describes what is wrong with a row. `planted`: the names of all faults. */
export function rowFaults(row: ProtectionRow, planted: ReadonlySet<string>, read?: ReadFile): string[] {
  const { rule, shownBy, faults } = row;
  const cited = citationsIn(shownBy);
  const wrong = citationFaults(cited, read);
  if (!cited.some(({ path, title }) => /\.(?:test|spec)\.tsx?$/.test(path) && title !== ''))
    wrong.push('cites no test by its title');
  if (cited.some(({ title }) => title === '')) wrong.push('cites a file without a title');
  if (rule.startsWith('M') && faults.length === 0) wrong.push('names no planted fault');
  for (const name of faults) if (name !== 'absence' && !planted.has(name)) wrong.push(`there is no fault "${name}"`);
  return wrong.map((words) => `${rule}: ${words}`);
}
