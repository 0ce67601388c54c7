/** What each refusal means, in English, for engineers: the text that players read, with its arguments by name. */
import { alwaysPossible, refusals } from '@foyer/contract/refusals.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import texts from '@foyer/text/en/refusals.json' with { type: 'json' };

/** A code that a call may answer with. */
export interface Refusal {
  readonly code: number;
  readonly name: RefusalName;
  readonly meaning: string;
}

/** `{seconds, plural, one {# second} other {# seconds}}` becomes `{seconds} seconds`. */
const readable = (words: string): string =>
  words
    .replaceAll(/\{(\w+), plural,(?:[^{}]|\{[^{}]*\})*?other \{([^{}]*)\}\}/g, (_whole, name: string, other: string) =>
      other.replaceAll('#', `{${name}}`),
    )
    .replaceAll(/\{(\w+), \w+(?:, [^{}]*)?\}/g, '{$1}');

export function refusalOf(name: RefusalName): Refusal {
  const words = (texts as Readonly<Record<string, string>>)[name] ?? '';
  return { code: refusals[name], name, meaning: readable(words) };
}

/** Refusals that every call may have. */
export const refusalsOfEveryCall: readonly Refusal[] = alwaysPossible.map(refusalOf);

/** The refusals that only some calls have, as this one declares them. */
export const ownRefusals = (names: readonly RefusalName[]): Refusal[] =>
  [...new Set(names)].filter((name) => !alwaysPossible.some((one) => one === name)).map(refusalOf);
