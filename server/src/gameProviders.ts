/**
 * Reads the file that the setting GAME_PROVIDERS names: who may call /provider/, with which keys and for which platforms.
 * docs/game-providers.md
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { StartError } from './db/startError.ts';

const named = (words: string) => v.pipe(v.string('is no text'), v.regex(/^[a-z\d][a-z\d-]{1,29}$/, words));

const providerSchema = v.strictObject(
  {
    code: named('is no code of 2 to 30 small letters, digits and hyphens'),
    /** Codes of the platforms whose games and accounts the provider may use. */
    platforms: v.pipe(
      v.array(named('is no code of 2 to 30 small letters, digits and hyphens'), 'is no list'),
      v.minLength(1, 'names no platform'),
    ),
    /** The first signs nothing here: all are valid, so that a new one can be given out before the old one ends. */
    keys: v.pipe(
      v.array(
        v.strictObject({
          id: named('is no id of 2 to 30 small letters, digits and hyphens'),
          secret: v.pipe(v.string('is no text'), v.regex(/^[!-~]{32,}$/, 'needs 32 letters, digits or signs or more')),
        }),
        'is no list',
      ),
      v.minLength(1, 'has no key'),
      v.maxLength(4, 'has more than four keys'),
    ),
    /** The most calls in a second, per process of the house. */
    callsPerSecond: v.optional(
      v.pipe(
        v.number('is no number'),
        v.check(
          (most) => Number.isInteger(most) && most >= 1 && most <= 100_000,
          'is no whole number from 1 to 100000',
        ),
      ),
      500,
    ),
  },
  ({ received }) => (received === 'undefined' ? 'is missing' : 'is not a field of a provider'),
);
export type GameProvider = v.InferOutput<typeof providerSchema>;

function repeated(words: readonly string[]): string | undefined {
  return words.find((word, at) => words.indexOf(word) < at);
}

/** Returns the providers of this file; none for ''. Refuses with StartError, one sentence for each wrong field. */
export function gameProvidersIn(file: string): readonly GameProvider[] {
  if (file === '') return [];
  const read = v.safeParse(v.array(providerSchema, 'is no list'), jsonIn(file));
  if (!read.success) throw new StartError(read.issues.map((issue) => sentenceOf(file, issue)).join('\n'));
  const twice =
    repeated(read.output.map(({ code }) => code)) ?? repeated(read.output.flatMap(({ platforms }) => platforms));
  if (twice !== undefined) throw new StartError(`GAME_PROVIDERS: ${file} names ${twice} twice.`);
  return read.output;
}

function sentenceOf(file: string, issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  return `GAME_PROVIDERS: ${file}${field === null ? '' : `: ${field}`} ${issue.message}.`;
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(
      `GAME_PROVIDERS: ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
