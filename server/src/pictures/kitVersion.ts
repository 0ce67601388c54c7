/** Version of the picture kit: a hash of its sources, so that a picture's version can be named without drawing it. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

let known: string | undefined;

/** Returns the version; reads the sources on the first call. */
export function kitVersion(): string {
  if (known !== undefined) return known;
  const folder = join(import.meta.dirname, '../../../pictures/src');
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  known = hash.digest('base64url');
  return known;
}
