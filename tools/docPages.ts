/** The pages whose commands are tried. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { blocksOf } from './docBlocks.ts';
import type { Block } from './docBlocks.ts';

const root = resolve(import.meta.dirname, '..');

const triedPages = [
  'docs/api.md',
  'docs/branding.md',
  'docs/browsers.md',
  'docs/connect-a-backend.md',
  'docs/conformance.md',
  'docs/deploy.md',
  'docs/game-providers.md',
  'docs/operate.md',
  'docs/payments.md',
  'docs/upgrade.md',
  'examples/provider/README.md',
] as const;

export const triedBlocks = (): readonly Block[] =>
  triedPages.flatMap((page) => blocksOf(page, readFileSync(join(root, page), 'utf8')));
