/**
 * Checks the file of a brand and shows it while it is edited:
 *
 *     npm run brand -- brands/yunge.json          # preview on a free port of this machine
 *     npm run brand -- brands/yunge.json --check  # only checks, for a pipeline
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { measured } from '@foyer/house/brand/contrastPairs.ts';
import type { Brand } from '@foyer/house/brand/schema.ts';
import { brandOf } from '@foyer/house/brand/source.ts';
import { readTokens } from '@foyer/house/brand/tokens.ts';
import { StartError } from '@foyer/house/db/startError.ts';
import { previewFrame, previewPage, previewScript, previewStyle } from './brand/previewPage.ts';

const tokensFile = fileURLToPath(new URL('../client/src/style/tokens.css', import.meta.url));

/** The pair of colours with the least reserve above what it needs. */
function lowestContrast(accent: Brand['accent']): string {
  const tokens = readTokens(readFileSync(tokensFile, 'utf8'));
  const [lowest] = measured('site', tokens, accent).toSorted(
    (one, other) => one.ratio / one.least - other.ratio / other.least,
  );
  return lowest === undefined ? '' : `${lowest.ratio.toFixed(2)} of ${lowest.least} (${lowest.name})`;
}

function preview(file: string): void {
  const source = brandOf(file);
  const open = new Set<ServerResponse>();
  let faults: readonly string[] = [];
  const reload = (): void => {
    for (const page of open) page.write('data: changed\n\n');
  };
  source.watch({
    info: () => {
      faults = [];
      reload();
    },
    error: (about) => {
      faults = (about as { readonly faults: readonly string[] }).faults;
      console.error(faults.join('\n'));
      reload();
    },
  });
  const types = { html: 'text/html; charset=utf-8', css: 'text/css', js: 'text/javascript', plain: 'text/plain' };
  const pages: Readonly<Record<string, (query: URLSearchParams) => [keyof typeof types, string]>> = {
    '/': () => ['html', previewPage(source.current(), faults)],
    '/frame': (query) => ['html', previewFrame(source.current(), query.get('theme') === 'light' ? 'light' : 'dark')],
    '/tokens.css': () => ['css', readFileSync(tokensFile, 'utf8')],
    '/preview.css': () => ['css', previewStyle],
    '/preview.js': () => ['js', previewScript],
    '/contrast': (query) => [
      'plain',
      lowestContrast({ hue: Number(query.get('hue')), chroma: Number(query.get('chroma')) }),
    ],
  };
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/changes') {
      reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
      open.add(reply);
      reply.on('close', () => open.delete(reply));
      return;
    }
    const made = Object.hasOwn(pages, pathname) ? pages[pathname]?.(searchParams) : undefined;
    if (made === undefined) reply.writeHead(404).end();
    else reply.writeHead(200, { 'content-type': types[made[0]], 'cache-control': 'no-store' }).end(made[1]);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    console.log(`Preview: http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
  });
}

const [file, option] = process.argv.slice(2);
try {
  if (file === undefined) throw new StartError('Name the file of a brand: npm run brand -- brands/yunge.json');
  const brand = brandOf(file).current();
  console.log(`${brand.names.en.full}: valid. Lowest contrast: ${lowestContrast(brand.accent)}`);
  if (option !== '--check') preview(file);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
