/** Everybody can read the client, so it contains no key or secret, and encrypts nothing with one. */
import { expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';

const sent = [...sourceFiles()].filter(
  ([path]) => /^(client|contract|text|pictures|games)\//.test(path) && !/\.(test|spec)\./.test(path),
);
const secrets: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*KEY/],
  ['a named secret with its value', /\b(?:api|secret|private|access|encrypt\w*)_?-?key\b\s*[:=]\s*['"`][^'"`]{8,}/i],
  ['a token', /\b(?:sk|pk|ghp|xox[bp]|AKIA|eyJhbGciOi)[-_]?[A-Za-z0-9]{16,}/],
  ['a cipher', /\bsubtle\.(?:encrypt|decrypt)\b|\bCryptoJS\b|\bcreateCipheriv\b/],
];

it.each(secrets)('sends no browser %s. NFR-011, CONST-045', (_what, pattern) => {
  expect(sent.length).toBeGreaterThan(500);
  expect(sent.filter(([, source]) => pattern.test(source)).map(([path]) => path)).toEqual([]);
});
