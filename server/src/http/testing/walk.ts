/** Reads a list of /operator page by page, for tests. */
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

interface Asked {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly key: string;
  /** Name of the list in the reply. */
  readonly list: string;
  /** Name of each row's id. */
  readonly id: string;
}

const errorOf = (name: string) => ({ error: 'badFields', status: 400, fields: [{ name }] });

/** Returns the ids of all pages in their order, and checks that each page is full but the last. */
export async function walkPages({ app, url, key, list, id }: Asked, limit: number): Promise<string[]> {
  const headers = { authorization: `Bearer ${key}` };
  const ask = async (query: Record<string, string>) => (await app.inject({ url, headers, query })).json();
  expect(await ask({ limit: '201' })).toMatchObject(errorOf('limit'));
  expect(await ask({ limit: '0' })).toMatchObject(errorOf('limit'));
  expect(await ask({ after: 'no such\u0000 page' })).toMatchObject(errorOf('after'));
  const ids: string[] = [];
  for (let after: string | undefined; after !== '';) {
    const page = await ask({ limit: String(limit), ...(after !== undefined && { after }) });
    const rows: Record<string, string>[] = page[list];
    ids.push(...rows.map((row) => row[id] ?? ''));
    after = String(page.next);
    if (after !== '') expect(rows).toHaveLength(limit);
  }
  return ids;
}
