/** The requirements that tests cite: in their titles, or in tables that titles are made of. */
import { sourceFiles } from './imports.ts';

/** `ROUTE-001`, and `ROUTE-026 to ROUTE-044` for a range. */
const named = /\b([A-Z\d]+)-(\d{3})(?: to (?:\1-)?(\d{3}))?/g;

export function citedIn(files: ReadonlyMap<string, string>): Set<string> {
  const ids = new Set<string>();
  for (const [path, source] of files) {
    if (path === 'tools/cited.test.ts' || !/\.(test|spec)\.tsx?$|^e2e\/.*\.ts$/.test(path)) continue;
    for (const [, area = '', from = '', until = from] of source.matchAll(named)) {
      for (let number = Number(from); number <= Number(until); number += 1) {
        ids.add(`${area}-${String(number).padStart(3, '0')}`);
      }
    }
  }
  return ids;
}

export const cited = (): Set<string> => citedIn(sourceFiles());

export const idsOf = (area: string, from: number, until: number): string[] =>
  Array.from({ length: until - from + 1 }, (_, step) => `${area}-${String(from + step).padStart(3, '0')}`);
