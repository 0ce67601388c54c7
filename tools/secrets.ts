/** Finds keys and tokens in text by the forms that their issuers give them. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export const secrets: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/,
  'AWS key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'Google key': /\bAIza[\w-]{35}(?![\w-])/,
  'Azure key': /\bAccountKey=[A-Za-z0-9+/]{80,}/,
  'GitHub token': /\b(?:gh[opsru]_[A-Za-z0-9]{36,}|github_pat_\w{22,})/,
  'GitLab token': /\bglpat-[\w-]{20,}/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'Slack token': /\bxox[abeoprs]-[\w-]{10,}/,
  'Stripe key': /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/,
  'key of a model': /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}/,
  JWT: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/,
  'bearer token': /\bbearer\s+(?=\S*\d)[A-Za-z0-9._~+/-]{20,}/i,
  // Examples and tests name no real host.
  'password in an address':
    /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@'"`<>]*:[^\s/:@'"`<>${}]{6,}@(?!host[:/]|localhost\b|127\.0\.0\.1\b|[\w.-]+\.example\b)[\w[]/i,
};

/** The names of what is found in a text. */
export const secretsIn = (text: string): string[] =>
  Object.entries(secrets)
    .filter(([, form]) => form.test(text))
    .map(([name]) => name);

function textOf(path: string): string {
  const bytes = readFileSync(path);
  const plain = path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  // A key is ASCII, so it stays readable if a binary file is decoded as latin1.
  return plain.includes(0) ? plain.toString('latin1') : plain.toString('utf8');
}

/** Texts by path. */
export function filesOf(root: string, paths: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const path of paths) {
    try {
      files.set(path, textOf(join(root, path)));
    } catch (error) {
      // Deleted in the work tree and not yet in the index.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return files;
}

/** Every file of the repository: tracked, or about to be. */
export function trackedFiles(root: string): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return filesOf(root, listed.split('\0').filter(Boolean));
}

/** The build's output for browsers and the house. Compressed copies have the same contents and are left out. */
export const builtFiles = (root: string): Map<string, string> =>
  filesOf(
    root,
    globSync('{{client,games}/dist/**/*,dist/house/app/*}.{js,mjs,css,html,json,svg,txt,map}', {
      cwd: root,
    }).toSorted(),
  );
