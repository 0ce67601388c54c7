/** The version of this house, which all packages of the repository share. CHANGELOG.md, docs/upgrade.md */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// A production folder has this file under the same path.
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string };

export const { version } = manifest;
