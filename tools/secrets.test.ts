/** Everybody can read the client, so it contains no key or secret, and encrypts nothing with one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';
import { root } from './lockfile.ts';
import { builtFiles, filesOf, secrets, secretsIn, trackedFiles } from './secrets.ts';

const sent = [...sourceFiles()].filter(
  ([path]) => /^(client|contract|text|pictures|games)\//.test(path) && !/\.(test|spec)\./.test(path),
);
const unsent: readonly (readonly [what: string, form: RegExp, sample: string])[] = [
  ['a private key', /-----BEGIN [A-Z ]*KEY/, '-----BEGIN PUBLIC KEY'],
  [
    'a named secret with its value',
    /\b(?:api|secret|private|access|encrypt\w*)_?-?key\b\s*[:=]\s*['"`][^'"`]{8,}/i,
    'apiKey:"a1B2c3D4"',
  ],
  ['a token', /\b(?:sk|pk|ghp|xox[bp]|AKIA|eyJhbGciOi)[-_]?(?=[A-Za-z]*\d)[A-Za-z0-9]{16,}/, 'pk_a1B2c3D4e5F6g7H8'],
  ['a cipher', /\bsubtle\.(?:encrypt|decrypt)\b|\bCryptoJS\b|\bcreateCipheriv\b/, 'crypto.subtle.encrypt(a,b,c)'],
];

it.each(unsent)('sends no browser %s. NFR-011, CONST-045', (_what, form, sample) => {
  expect(sent.length).toBeGreaterThan(500);
  expect(sent.filter(([, source]) => form.test(source)).map(([path]) => path)).toEqual([]);
  // Once it is built: packages of others come with it.
  const built = [...builtFiles(root)].filter(([path]) => !/^(?:client\/dist\/server|dist\/house)\//.test(path));
  expect(built.filter(([, source]) => form.test(source)).map(([path]) => path)).toEqual([]);
  expect(sample).toMatch(form);
});

/** One sample of each form. They are put together here, so that this file has none. */
const samples: Readonly<Record<string, string>> = {
  'private key': ['-----BEGIN RSA PRIVATE', 'KEY-----'].join(' '),
  'AWS key': ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
  'Google key': ['AIza', 'SyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6q'].join(''),
  'Azure key': ['AccountKey', `${'Ab3/'.repeat(21)}==`].join('='),
  'GitHub token': ['ghp', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_'),
  'GitLab token': ['glpat', 'a1B2c3D4e5F6g7H8i9J0'].join('-'),
  'npm token': ['npm', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_'),
  'Slack token': ['xoxb', '123456789012', 'a1B2c3D4'].join('-'),
  'Stripe key': ['sk', 'live', 'a1B2c3D4e5F6g7H8'].join('_'),
  'key of a model': ['sk', 'ant', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6'].join('-'),
  JWT: ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJmb3llciJ9', 'c2lnbmF0dXJlMTIz'].join('.'),
  'bearer token': ['Bearer', 'a1B2c3D4e5F6g7H8i9J0k1'].join(' '),
  'password in an address': ['postgres://foyer:a1B2c3D4', 'db.internal/foyer'].join('@'),
};

const found = (files: ReadonlyMap<string, string>) =>
  [...files].flatMap(([path, text]) => secretsIn(text).map((name) => `${path}: ${name}`));

describe('keys and tokens', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const plant = (path: string, content: string | Buffer) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };

  it('are in no file of the repository', () => {
    const files = trackedFiles(root);
    expect(files.size).toBeGreaterThan(3000);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['package-lock.json', 'README.md', '.ci/run', '.npmrc']));
    expect(found(files)).toEqual([]);
  });

  it('are in no file of the build', () => expect(found(builtFiles(root))).toEqual([]));

  it('each have a planted sample', () => expect(Object.keys(samples)).toEqual(Object.keys(secrets)));

  it.each(Object.entries(samples))('are found: a planted %s', (name, sample) => {
    expect(secretsIn(sample)).toEqual([name]);
    expect(secretsIn(`const a="${sample}",b=1;`)).toEqual([name]);
    expect(secretsIn(`line\n  key: ${sample}\n`)).toEqual([name]);
  });

  it('are found in text, in packed and in binary files, and in a build', () => {
    const sample = samples['AWS key'] ?? '';
    plant('notes.md', sample);
    plant('rows.csv.gz', gzipSync(`a,${sample},b`));
    plant('picture.png', Buffer.concat([Buffer.from([0, 255]), Buffer.from(sample)]));
    plant('client/dist/client/assets/a.js', `x="${sample}"`);
    plant('client/dist/client/assets/a.js.br', brotliCompressSync(sample));
    plant('games/dist/slot/index.html', `<meta content="${sample}">`);
    plant('dist/house/app/main.js', `x="${sample}"`);
    plant('dist/house/node_modules/a/index.js', `x="${sample}"`);
    const paths = ['notes.md', 'picture.png', 'rows.csv.gz'];
    expect(found(filesOf(folder, paths))).toEqual(paths.map((path) => `${path}: AWS key`));
    expect(found(builtFiles(folder))).toEqual([
      'client/dist/client/assets/a.js: AWS key',
      'dist/house/app/main.js: AWS key',
      'games/dist/slot/index.html: AWS key',
    ]);
  });

  it('are not seen in what only looks like one', () => {
    for (const text of [
      'the bearer of this voucher',
      'authorization: `Bearer ${token}`',
      'postgres://foyer:password@host:5432/foyer',
      'https://play.example:8443/a@b',
      'sha512-AKIAabc',
    ])
      expect(secretsIn(text)).toEqual([]);
  });
});
