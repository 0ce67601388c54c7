/** npm run bench:returns: one table of what every title returns, made of the families' pages. Writes docs/returns.md. */
import { writeFileSync } from 'node:fs';
import { docsFile } from './returns/marks.ts';
import { figuresOf, readPage, returnsPage } from './returns/page.ts';

writeFileSync(docsFile('returns.md'), returnsPage(figuresOf(readPage)));
