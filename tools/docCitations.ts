/** Tests and other files that a page of docs/ cites as evidence: `path` "part of a test's title". */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

export interface Citation {
  readonly path: string;
  /** Part of a test's title; '' if the file alone is cited. */
  readonly title: string;
}

/** Returns a file's text; undefined if there is no such file. */
export type ReadFile = (path: string) => string | undefined;

export const readFromRoot: ReadFile = (path) =>
  existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined;

export const citationsIn = (text: string): Citation[] =>
  [...text.matchAll(/`([\w./-]+\.(?:tsx?|css|md|json))`(?: "([^"]+)")?/g)].map(([, path = '', title = '']) => ({
    path,
    title,
  }));

/** Describes each citation whose file or title does not exist. */
export function citationFaults(citations: readonly Citation[], read: ReadFile = readFromRoot): string[] {
  return citations.flatMap(({ path, title }) => {
    const text = read(path);
    if (text === undefined) return [`there is no ${path}`];
    return text.includes(title) ? [] : [`${path} has no "${title}"`];
  });
}
