/** The parts of the docs that a command writes: each lies between two marks, and the text around it is kept. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const docsFile = (name: string): string => resolve(import.meta.dirname, '../../docs', name);

/** A part with its marks around it. */
export const marked = (mark: string, part: string): string => `<!-- ${mark} -->\n\n${part}\n\n<!-- /${mark} -->`;

/** Where a part begins and ends within its page, marks included. Throws if the page lacks it. */
function placeOf(page: string, mark: string): readonly [number, number] {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`nothing stands between ${begin} and ${end}`);
  return [from, to + end.length];
}

/** Returns the text between the marks. */
export function partOf(page: string, mark: string): string {
  const [from, to] = placeOf(page, mark);
  return page.slice(from, to).split('\n').slice(1, -1).join('\n').trim();
}

function withPart(page: string, mark: string, part: string): string {
  const [from, to] = placeOf(page, mark);
  return `${page.slice(0, from)}${marked(mark, part)}${page.slice(to)}`;
}

export function writePart(name: string, mark: string, part: string): void {
  const file = docsFile(name);
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), mark, part));
}

/** Prints parts of a page with their marks. A run with the usual number of rounds also writes them into the page. */
export function putParts(name: string, parts: readonly (readonly [string, string])[], isUsual: boolean): void {
  process.stdout.write(`${parts.map(([mark, part]) => marked(mark, part)).join('\n\n')}\n`);
  if (isUsual) for (const [mark, part] of parts) writePart(name, mark, part);
}
