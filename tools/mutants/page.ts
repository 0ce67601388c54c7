/** The table of docs/mutants.md, one row for each fault; written by `npm run mutants -- --table`. */
import type { Fault } from './all.ts';

/** The rows follow this line. */
const head = '| subject | fault | caught by |\n| --- | --- | --- |\n';
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).trim();
const plain = (text: string): string => text.trim().replaceAll(String.raw`\|`, '|');

/** Which test caught each fault, by the fault's name. */
export function readCaught(page: string): Map<string, string> {
  const rows = page.slice(page.indexOf(head) + head.length).split('\n');
  const cells = rows.map((row) => row.split(/(?<!\\)\|/).map(plain));
  return new Map(cells.flatMap(([, , name, by]) => (name && by ? [[name, by]] : [])));
}

/** The page with a row for each fault that was caught, in the order of the lists. Throws where it has no table. */
export function withTable(page: string, faults: readonly Fault[], caught: ReadonlyMap<string, string>): string {
  const at = page.indexOf(head);
  if (at === -1) throw new Error('docs/mutants.md has no table');
  const rows = faults.flatMap(({ subject, name }) => {
    const by = caught.get(name);
    return by === undefined ? [] : [`| ${subject} | ${cell(name)} | ${cell(by)} |\n`];
  });
  return page.slice(0, at) + head + rows.join('');
}
