/**
 * Upgrade from the first release. A backup of that release is restored into a data folder with the tables as that
 * release left them, and today's process opens the folder. The backup comes from that release's own test house, before
 * the migrations from 400 on: three players with deposits, bets, a plan, a lock and a withdrawal.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@foyer/contract/account/session.ts';
import { deposit, refresh } from '@foyer/contract/wallet/balance.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readManifest } from './db/backup/manifest.ts';
import { withCommandDatabase } from './db/commandDatabase.ts';
import { readMigrations } from './db/migrate.ts';
import { ownOnCluster } from './db/testing/clusterDatabase.ts';
import type { OwnDatabase } from './db/testing/clusterDatabase.ts';
import { assertBooksAreWhole, assertBooksAreZero } from './ledger/books.ts';
import { restoreHouse } from './restore.ts';
import { startHouseProcess } from './testing/houseProcess.ts';
import { testPassword } from './testing/house.ts';
import { openVault } from './wallet/cardVault.ts';

const backup = join(import.meta.dirname, 'db/backup/testing/firstRelease');
const houseSecret = 'the secret of the first release';
const noLog = () => undefined;
let dataDir: string;
let cluster: OwnDatabase | undefined;
/** The embedded server's, or an empty one of a cluster, onto which the old house is moved so. */
let databaseUrl: string;
beforeAll(async () => {
  cluster = await ownOnCluster('empty');
  databaseUrl = cluster?.url ?? '';
  dataDir = await mkdtemp(join(tmpdir(), 'foyer-first-'));
  await restoreHouse({ databaseUrl, dataDir, houseSecret }, backup, noLog);
});
afterAll(async () => {
  await cluster?.drop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

it('a house of the first release opens in today’s: migrated, with intact books, players, cards and waiting jobs', async () => {
  const { migrations } = await readManifest(backup);
  const own = (await readMigrations()).map(({ name }) => name);
  expect(own.length).toBeGreaterThan(migrations.length);
  await expect(withCommandDatabase({ databaseUrl, dataDir }, noLog, () => Promise.resolve())).rejects.toThrow(
    'The database is of an older house, without 400_rate_windows.sql: start this house on it first.',
  );
  const house = await startHouseProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    HOUSE_SECRET: houseSecret,
    DEMO: 'off',
    CATALOGUE: '108',
  });
  try {
    const { rows } = await house.database.query<{ name: string }>('select name from migration order by name');
    expect(rows.map(({ name }) => name)).toEqual(own);
    expect(await house.ask(login, { userAccount: 'player2', password: testPassword, captcha: 'none' })).toMatchObject({
      code: 200,
    });
    expect(await house.ask(deposit, { platformKey: 'moyu', amount: '100' })).toMatchObject({ code: 200 });
    expect(await house.ask(refresh)).toMatchObject({ code: 200 });
    // The plan's next cycle was waiting in the old queue, and in no other table.
    await expect.poll(() => planCycles(house.database)).toBeGreaterThan(0);
    await withCommandDatabase({ databaseUrl, dataDir }, noLog, async (db) => {
      await assertBooksAreZero(db);
      await assertBooksAreWhole(db);
      const card = await db.selectFrom('bank_card').selectAll().executeTakeFirstOrThrow();
      const vault = openVault({ houseSecret, dataDir });
      expect(vault.open(card.sealed_number, `${card.player_id}/${card.bank_card_id}`)).toMatch(/^622202/);
    });
  } finally {
    await house.close();
  }
});

async function planCycles(database: { query(text: string): Promise<{ rows: { cycles: number }[] }> }): Promise<number> {
  const { rows } = await database.query('select cycles from interest_order');
  return rows[0]?.cycles ?? 0;
}
