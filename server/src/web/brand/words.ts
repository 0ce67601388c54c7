/**
 * Serves the compiled texts with the brand filled in. Their folder is named after a hash of texts and brand, so
 * that browsers keep them for good and get others with another brand.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isLocale } from '@foyer/contract/envelope.ts';
import { filledJson } from '@foyer/text/brandWords.ts';
import type { FastifyInstance } from 'fastify';
import type { BrandSource } from '../../brand/source.ts';
import type { Brand } from '../../brand/schema.ts';
import { shortHash } from './pageBrand.ts';

interface Words {
  readonly bytes: Buffer;
  readonly brotli: Buffer;
}

function compressed(bytes: Buffer): Buffer {
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  return brotliCompressSync(bytes, { params });
}

/** The version of the build's texts; '' without a build. `client`: the built client. */
export function wordsVersion(client: string): string {
  const assets = join(client, 'assets');
  const names = existsSync(assets) ? readdirSync(assets) : [];
  return names.find((name) => name.startsWith('words-'))?.slice('words-'.length) ?? '';
}

/** Address of the folder of texts filled with a brand; '' without a build, where sources are served. */
export const wordsFolder = (version: string, { names, currency, account, password }: Brand): string =>
  version === '' ? '' : `/words/${shortHash(JSON.stringify([version, names, currency, account, password]))}/`;

/** Reads a namespace and fills it. Files that name nothing of it keep the compression of the build. */
function readWords(file: string, locale: string, brand: Brand): Words | undefined {
  if (!isLocale(locale) || !existsSync(file)) return undefined;
  const built = readFileSync(file, 'utf8');
  const filled = filledJson(built, brand, locale);
  const bytes = Buffer.from(filled);
  const isAsBuilt = filled === built && existsSync(`${file}.br`);
  return { bytes, brotli: isAsBuilt ? readFileSync(`${file}.br`) : compressed(bytes) };
}

interface Asked {
  Params: { folder: string; locale: string; '*': string };
}

/** A page of an older brand gets the present words, which must not be kept under the old address. */
export function serveWords(app: FastifyInstance, client: string, source: BrandSource): void {
  const version = wordsVersion(client);
  const made = new Map<string, Words>();
  let current = wordsFolder(version, source.current());
  const forget = source.onChange(() => {
    made.clear();
    current = wordsFolder(version, source.current());
  });
  app.addHook('onClose', async () => forget());
  app.get<Asked>('/words/:folder/:locale/*', async (request, reply) => {
    const { folder, locale, '*': name } = request.params;
    const key = `${locale}/${name}`;
    const file = join(client, 'assets', `words-${version}`, locale, name);
    const isName = /^(?:[a-zA-Z]+\/)*[a-zA-Z]+\.json$/.test(name);
    const words = made.get(key) ?? (isName ? readWords(file, locale, source.current()) : undefined);
    if (words === undefined) return reply.code(404).header('cache-control', 'no-store').send('');
    made.set(key, words);
    const isCurrent = `/words/${folder}/` === current;
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
    });
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(words.bytes);
    return reply.header('content-encoding', 'br').send(words.brotli);
  });
}
