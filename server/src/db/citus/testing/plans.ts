/** How a cluster's servers plan statements. */
import { escapeLiteral } from 'pg';
import type { Pool } from 'pg';

/** The plan of a statement with its values. */
export async function planOf(pool: Pool, text: string, values: readonly unknown[] = []): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Citus explains no insertion whose shard is a parameter, though it runs it. */
export const withValues = (text: string, values: readonly unknown[]): string =>
  text.replaceAll(/\$(\d+)/g, (_, number) => {
    const value = values[Number(number) - 1];
    if (Array.isArray(value)) return escapeLiteral(`{${value.map((item) => JSON.stringify(item)).join()}}`);
    return typeof value === 'number' ? String(value) : escapeLiteral(String(value));
  });
