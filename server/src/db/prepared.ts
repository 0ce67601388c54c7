/** Names of prepared statements. */
import { createHash } from 'node:crypto';

const names = new Map<string, string>();
/** A connection keeps what it has prepared. Texts beyond these are not prepared. */
const mostNames = 64;

/**
 * Returns the name under which this text is prepared; undefined if it is not. The name follows from the text: processes that
 * share a server's connection through a pooler never mean different statements by one name.
 */
export function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `house_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

/** How many values the planner expects in an array that it does not know. */
const expectedValues = 10;

/**
 * For `= any($1)` only, where a repeated value costs nothing. Repeats values of a prepared read until there are as many as the planner expects of an unknown array. A plan made for fewer looks
 * cheaper to PostgreSQL than the plan for any array, so that it would plan the statement anew each time.
 */
export function padded<T>(values: readonly T[]): readonly T[] {
  const [first] = values;
  if (first === undefined || values.length >= expectedValues) return values;
  return [...values, ...Array.from({ length: expectedValues - values.length }, () => first)];
}

/** Unknown to the server; its columns have changed; another client of the pooler has left the name. SQLSTATE */
const outdated = new Set<unknown>(['26000', '0A000', '42P05']);

/** Whether a prepared statement failed with this SQLSTATE only because it was prepared. */
export const preparedIsOutdated = (code: unknown): boolean => outdated.has(code);
