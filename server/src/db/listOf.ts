/** Lists of keys as parameters. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * An argument of `unnest` whose length the planner does not see: it looks each key up in the index. With the length, it
 * would rather read a whole table than look up some thousand keys.
 */
export const listOf = (type: 'text' | 'bigint', values: readonly (string | number)[]): RawBuilder<unknown> =>
  sql`(select ${values}::${sql.raw(type)}[])`;
