/** Lists of keys as parameters. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Encodes a list as a PostgreSQL array literal, which the driver sends unchanged. The driver's own encoder takes several
 * times as long, because it scans each value twice for characters to escape. A list with such characters is returned as it
 * is, for the driver to encode.
 */
export function arrayText<Value extends string | number | boolean | null>(
  values: readonly Value[],
): string | readonly Value[] {
  const json = JSON.stringify(values);
  return json.includes('\\') ? values : `{${json.slice(1, -1)}}`;
}

/**
 * An argument of `unnest` whose length the planner does not see: it looks each key up in the index. With the length, it
 * would rather read a whole table than look up some thousand keys.
 */
export const listOf = (type: 'text' | 'bigint', values: readonly (string | number)[]): RawBuilder<unknown> =>
  sql`(select ${arrayText(values)}::${sql.raw(type)}[])`;
