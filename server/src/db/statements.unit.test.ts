import { expect, it } from 'vitest';
import { readMigrations } from './migrate.ts';
import { statementsOf } from './statements.ts';

it('ends a statement at a semicolon, and at the end of the file', () => {
  expect(statementsOf('create table a (n integer);\n\ninsert into a values (1)')).toEqual([
    'create table a (n integer)',
    'insert into a values (1)',
  ]);
});

it.each([
  ['quoted text', `insert into a values ('one; two''s; three')`],
  ['a quoted name', `comment on table "a;b""c;d" is null`],
  ['a body between dollars', `create function f() returns void language plpgsql as $$ begin return; end; $$`],
  ['a body between named dollars', `do $outer$ begin execute $$ select 1; select 2; $$; end $outer$`],
  ['a comment', `-- not; here\nselect 1 /* nor; here */ + 1`],
  ['a division and a difference', `select 4 / 2 - 1`],
  ['numbered parameters', `select $1, $2`],
])('does not end one within %s', (_name, statement) => {
  expect(statementsOf(`${statement};\nselect 2;`)).toEqual([statement, 'select 2']);
});

it('leaves out comments that belong to no statement', () => {
  expect(statementsOf('-- begins\nselect 1; -- ends\n;;\n/* nothing */')).toEqual(['-- begins\nselect 1']);
});

const bare = (text: string) => text.replaceAll(/--[^\n]*/g, '').replaceAll(/[\s;]+/g, '');

it('loses no word of any migration', async () => {
  for (const { name, sql } of await readMigrations()) {
    expect([name, bare(statementsOf(sql).join('\n;\n'))]).toEqual([name, bare(sql)]);
  }
});

it("meets in no migration what it does not know: text in C's style, bodies without quotes, comments in comments", async () => {
  for (const { name, sql } of await readMigrations()) {
    const found = [/\be'/i, /\bbegin\s+atomic\b/i, /\/\*(?:(?!\*\/)[\s\S])*\/\*/].filter((unknown) =>
      unknown.test(sql),
    );
    expect([name, found]).toEqual([name, []]);
  }
});
