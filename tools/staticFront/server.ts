/** A small server of static files that follows `_headers` and `_redirects`, as Cloudflare Pages and Netlify do. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

interface Rules {
  readonly headers: readonly { readonly at: RegExp; readonly name: string; readonly value: string }[];
  readonly redirects: readonly { readonly at: RegExp; readonly to: string; readonly status: number }[];
}

function patternOf(pattern: string): RegExp {
  const parts = pattern
    .replaceAll(/[.+?()[\]{}|\\^$]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replace('*', '(?<splat>.*)');
  return new RegExp(`^${parts}$`);
}

function readRules(folder: string): Rules {
  const linesOf = (name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
  let at = /^$/;
  const headers = [];
  for (const line of linesOf('_headers')) {
    const [, name = '', value = ''] = /^ +([^:]+): (.*)$/.exec(line) ?? [];
    if (name === '') at = patternOf(line);
    else headers.push({ at, name, value });
  }
  const redirects = linesOf('_redirects').map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    return { at: patternOf(from), to, status: Number(status) };
  });
  return { headers, redirects };
}

/** The file of an address, with or without `.html`; undefined if there is none. */
function fileAt(folder: string, path: string): string | undefined {
  const plain = join(folder, normalize(path));
  const found = [plain, `${plain}.html`, join(plain, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
  return /\/_(?:headers|redirects)$/.test(path) ? undefined : found;
}

function answer(folder: string, { headers, redirects }: Rules, request: IncomingMessage, reply: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://own.invalid');
  const path = decodeURIComponent(pathname);
  let file = fileAt(folder, path);
  let status = 200;
  const rule = file === undefined ? redirects.find(({ at }) => at.test(path)) : undefined;
  if (rule !== undefined && rule.status !== 200) {
    const to = rule.to.replace(':splat', rule.at.exec(path)?.groups?.splat ?? '');
    reply.writeHead(rule.status, { location: to + search }).end();
    return;
  }
  if (rule !== undefined) file = fileAt(folder, rule.to);
  if (file === undefined) {
    status = 404;
    file = join(folder, '404.html');
  }
  const sent = new Map<string, string>([['content-type', types[extname(file)] ?? 'application/octet-stream']]);
  for (const { at, name, value } of headers) {
    if (!at.test(path)) continue;
    const earlier = sent.get(name);
    sent.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  reply.writeHead(status, Object.fromEntries(sent)).end(readFileSync(file));
}

export function staticServer(folder: string): Server {
  const rules = readRules(folder);
  return createServer((request, reply) => answer(folder, rules, request, reply));
}
