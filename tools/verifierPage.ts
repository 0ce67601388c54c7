/**
 * Builds verify.html from games/verify: one file with its script and its styles inline, and a policy that allows these
 * two by their hashes, and no network. docs/verify.md
 */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build } from 'vite';

const folder = resolve(import.meta.dirname, '../games/verify');

interface Parts {
  /** Also runs without a page: docs/verify.md */
  readonly script: string;
  readonly style: string;
}

async function builtParts(): Promise<Parts> {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    build: {
      write: false,
      target: ['chrome123', 'firefox121', 'safari17.5'],
      lib: { entry: 'main.ts', formats: ['iife'], name: 'verifier' },
      rolldownOptions: {
        // The catalogue of games is left out: engines import it only for lists that no proof needs.
        treeshake: { moduleSideEffects: (id) => id.endsWith('.css') },
        output: { minify: true },
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  let [script, style] = ['', ''];
  for (const part of bundle?.output ?? []) {
    if (part.type === 'chunk') script += part.code;
    else style += part.source.toString();
  }
  // The one thing that ends an inline script early.
  return {
    script: script.trim().replaceAll('</script', String.raw`<\/script`),
    style: style.replace(/\/\*\$vite\$.*?\*\//, '').trim(),
  };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = ({ script, style }: Parts): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Inline parts stand without any space around them, because their hashes count it. */
const pageOf = (parts: Parts): string =>
  [
    '<!doctype html>',
    '<html lang="zh-CN">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(parts)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    '<title>verify.html</title>',
    `<style>${parts.style}</style>`,
    '</head>',
    '<body>',
    `<script>${parts.script}</script>`,
    '</body>',
    '</html>',
  ].join('\n');

/** The whole file, and its script alone. */
export async function verifierPage(): Promise<{ readonly html: string; readonly script: string }> {
  const parts = await builtParts();
  return { html: pageOf(parts), script: parts.script };
}
