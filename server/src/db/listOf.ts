/** Lists of keys as parameters. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * A list as PostgreSQL's text of an array, which the driver sends as it is. The driver's own text takes several times as
 * long, because it searches each value twice for what has to be escaped. Only in what JSON escapes do the two texts differ:
 * the driver writes such a list.
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
