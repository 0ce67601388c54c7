/** Names of prepared statements, which a connection parses and plans once. */

const names = new Map<string, string>();
/** A connection keeps what it has prepared. Texts beyond these are not prepared. */
const mostNames = 64;

/** Returns the name under which this text is prepared; undefined if it is not. */
export function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `g${names.size}`;
  names.set(text, name);
  return name;
}

/** How many values the planner expects in an array that it does not know. */
const expectedValues = 10;

/**
 * Repeats values of a prepared read until there are as many as the planner expects of an unknown array. A plan made for fewer looks
 * cheaper to PostgreSQL than the plan for any array, so that it would plan the statement anew each time.
 */
export function padded<T>(values: readonly T[]): readonly T[] {
  const [first] = values;
  if (first === undefined || values.length >= expectedValues) return values;
  return [...values, ...Array.from({ length: expectedValues - values.length }, () => first)];
}

/** SQLSTATEs of a prepared statement that the server does not know any more, or whose columns have changed. */
export const preparedIsOutdated = (code: unknown): boolean => code === '26000' || code === '0A000';
