/** Reads and checks the file that the setting BRAND names. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../db/startError.ts';
import { brandSchema } from './schema.ts';
import type { Brand } from './schema.ts';

/** The brand of a site whose operator has named none. */
export const defaultBrandFile = resolve(import.meta.dirname, '../../../brands/default.json');

/** One sentence for each wrong field, with file and path. */
function checked(given: unknown, file: string): Brand {
  const read = v.safeParse(brandSchema, given, { abortPipeEarly: true });
  if (read.success) return read.output;
  const sentences = read.issues.map((issue) => {
    const field = v.getDotPath(issue);
    return `BRAND: ${file}${field === null ? '' : `: ${field}`} ${issue.message}.`;
  });
  throw new StartError(sentences.join('\n'));
}

/** Refuses with StartError: a file that cannot be read, a field that is missing, unknown or out of range. */
export function readBrand(file: string): Brand {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`BRAND: ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return checked(given, file);
}
