/** A reader of the database learns no seed before its reveal, also after the upgrade from a release that stored them plain. F01 */
import { commitmentOf } from '@foyer/games/fair/draw.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertDraw } from '../activities/checkInStore.ts';
import { chainsOf as lotteryChains } from '../lottery/chains.ts';
import { openRoom, readRoom } from '../provider/fish/seatStore.ts';
import { chainsOf as sportChains } from '../provider/sport/chains.ts';
import { chainsOf as tableChains } from '../provider/table/chains.ts';
import { lockActiveSeed, openedSeed, publishedSeeds, rotate } from '../provider/seeds/seeds.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { sealPlainSeeds } from './sealPlainSeeds.ts';
import { openSeed, sealSeed } from './seedVault.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterAll(() => t.close());

const table = 'brass-bamboo-creek-roulette';
const fishGame = 'canglan-autumn-water-gold-shark';
const drawSeed = 'd'.repeat(64);

const waitingSeed = async () =>
  openedSeed(
    t.house,
    await t.house.db.selectFrom('play_seed').selectAll().where('state', '=', 'waiting').executeTakeFirstOrThrow(),
  );
const activeSeed = async () => {
  const seed = await t.house.db.transaction().execute((db) => lockActiveSeed(t.house, db, 'somebody'));
  if (seed === undefined) throw new Error('no active seed');
  return seed;
};
const draw = () => t.house.db.selectFrom('check_in_draw').selectAll().executeTakeFirstOrThrow();

/** Makes one secret of every kind, and returns those that are still secret. */
async function makeSecrets(): Promise<string[]> {
  const { userAccount } = await signUp(t);
  const { player_id: playerId } = await t.house.db
    .selectFrom('player')
    .select('player_id')
    .where('user_account', '=', userAccount)
    .executeTakeFirstOrThrow();
  const { nextCommitment } = await publishedSeeds(t.house, 'somebody');
  await rotate(t.house, 'somebody', 'mine', nextCommitment);
  const commitment = commitmentOf(drawSeed);
  const sealedSeed = sealSeed(t.house, drawSeed, commitment);
  await insertDraw(t.house.db, { playerId, day: '2026-11-21', sealedSeed, commitment, prizes: [] });
  const room = await openRoom(t.house, t.house.db, fishGame, 'trial');
  return [room.secret, drawSeed, ...(await readSecrets())];
}

/** The secrets as the house reads them when it draws. */
async function readSecrets(): Promise<string[]> {
  const chains = [
    ...(await tableChains(t.house, table)),
    ...(await lotteryChains(t.house, 'minute', 0)),
    ...(await sportChains(t.house, 1)),
  ];
  return [
    ...chains.map(({ secret }) => secret),
    (await waitingSeed()).server_seed,
    (await activeSeed()).server_seed,
    (await readRoom(t.house, t.house.db, `${fishGame}:trial:1`)).secret,
  ];
}

/** All rows of all tables as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(t.house.db);
  let text = '';
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select whole::text as row from ${sql.table(name)} as whole`.execute(
      t.house.db,
    );
    text += rows.map(({ row }) => row).join('\n');
  }
  return text;
}

const foundIn = (text: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => text.includes(secret));

it('stores no secret of a future result as plain text, in any table', async () => {
  const secrets = await makeSecrets();
  expect(secrets.length).toBeGreaterThan(7);
  expect(secrets.every((secret) => /^[\da-f]{64}$/.test(secret))).toBe(true);
  expect(foundIn(await everything(), secrets)).toEqual([]);
  const active = await activeSeed();
  const { nextCommitment } = await publishedSeeds(t.house, 'somebody');
  const { revealedSeed } = await rotate(t.house, 'somebody', 'mine', nextCommitment);
  expect(revealedSeed).toBe(active.server_seed);
  expect(commitmentOf(revealedSeed)).toBe(active.commitment);
  expect(await everything()).toContain(revealedSeed);
});

it('opens a seal only in its own row', async () => {
  const { stored_seed: stored, commitment } = await draw();
  expect(openSeed(t.house, stored, commitment)).toBe(drawSeed);
  expect(() => openSeed(t.house, stored, commitmentOf('another'))).toThrow();
});

it('seals what an earlier release stored as plain text once, and reads the same secrets', async () => {
  const secrets = [...(await readSecrets()), drawSeed];
  const unseal = async (name: string, column: string, place: string) => {
    const { rows } = await sql<{ stored: string; place: string }>`
      select ${sql.ref(column)} as stored, ${sql.ref(place)} as place from ${sql.table(name)}`.execute(t.house.db);
    for (const row of rows) {
      await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${openSeed(t.house, row.stored, row.place)}
        where ${sql.ref(place)} = ${row.place}`.execute(t.house.db);
    }
  };
  for (const name of ['table_chain', 'lottery_chain', 'sport_chain']) await unseal(name, 'sealed_end', 'anchor');
  await unseal('fish_room', 'sealed_secret', 'room_id');
  for (const name of ['play_seed', 'check_in_draw']) await unseal(name, 'stored_seed', 'commitment');
  expect(foundIn(await everything(), secrets).length).toBe(secrets.length);
  await sealPlainSeeds(t.house);
  const after = await everything();
  expect(foundIn(after, secrets)).toEqual([]);
  expect(await readSecrets()).toEqual(secrets.slice(0, -1));
  await sealPlainSeeds(t.house);
  // A second start changes nothing: each seal has a nonce of its own.
  expect(await everything()).toBe(after);
});
