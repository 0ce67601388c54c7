/**
 * npm run check:bytes: builds the client and the game windows if their sources have changed, and checks the scripts of
 * every public page against their limits. The build itself refuses game windows above theirs. Pages and their styles need
 * a house: e2e/home/bytes.spec.ts.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scriptsOver } from './byteLimits.ts';
import { routeBytes } from './routeBytes.ts';

const bundle = resolve(import.meta.dirname, '../client/dist/server/entry-server.js');
const { publicPaths } = (await import(pathToFileURL(bundle).href)) as { publicPaths: () => readonly string[] };
const paths = publicPaths();
const over = paths.flatMap((path) => scriptsOver(path, routeBytes(path)));
for (const line of over) console.error(line);
console.log(`Scripts of ${paths.length} public pages: ${over.length} over a limit.`);
process.exit(over.length === 0 ? 0 : 1);
