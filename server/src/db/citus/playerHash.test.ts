import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { playerHash } from './playerHash.ts';

let house: TestDatabase;
beforeAll(async () => {
  house = await openTestDatabase();
});
afterAll(() => house.close());

it('is PostgreSQL’s hash of the text, at any length and in any script', async () => {
  const text = 'ก世é𝄞 player-1 '.repeat(6);
  const texts = Array.from(text, (_, length) => [
    text.slice(0, length),
    'x'.repeat(length),
    String(2 ** 41 * length),
  ]).flat();
  const { rows } = await sql<{ hash: number }>`
    select hashtext(asked.text) as hash from unnest(${texts}::text[]) with ordinality as asked (text, place) order by place
  `.execute(house.db);
  expect(texts.map(playerHash)).toEqual(rows.map(({ hash }) => hash));
});
