/**
 * npm run bench:returns: one table of every title's return, collected from the families' pages into docs/returns.md.
 */
import { writeFileSync } from 'node:fs';
import { docsFile } from './returns/marks.ts';
import { figuresOf, readPage, returnsPage } from './returns/page.ts';

writeFileSync(docsFile('returns.md'), returnsPage(figuresOf(readPage)));
