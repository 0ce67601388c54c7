/** Players of a house on a test's cluster, by the worker that has their rows. */
import { registered } from '@foyer/contract/account/register.ts';
import { titles } from '../../../ledger/accounts.ts';
import { createLedger } from '../../../ledger/post.ts';
import { platformRandom } from '../../../random.ts';
import type { HouseProcess } from '../../../testing/houseProcess.ts';
import { openPools } from '../../open.ts';
import type { Database } from '../../open.ts';
import type { TestConnection } from '../../testing/server.ts';

export const password = 'Account123';
const startSatang = 10_000;

/** Registers players until each worker has one, and gives each of them money. Returns accounts by the worker's port. */
export async function fundedOnEach(house: HouseProcess, connection: TestConnection): Promise<Map<number, string>> {
  const database = await openPools(connection, () => undefined);
  try {
    const workers = await database.readWorkers?.();
    const accounts = new Map<number, string>();
    for (let turn = 1; accounts.size < (workers?.length ?? 0); turn += 1) {
      const userAccount = `onworker${turn}`;
      const request = { userAccount, password, captcha: 'none', adult: '1', terms: '1' };
      const { code } = await house.ask(registered, request);
      if (code !== 200) throw new Error(`${userAccount} was not registered: ${code}`);
      const { port, playerId } = await placeOf(database, userAccount);
      if (accounts.has(port)) continue;
      accounts.set(port, userAccount);
      await fund(database, playerId);
    }
    return accounts;
  } finally {
    await database.close();
  }
}

async function placeOf({ money }: Database, account: string): Promise<{ port: number; playerId: string }> {
  const { rows } = await money.query<{ port: number; playerId: string }>(
    `select player_id as "playerId", nodeport as port
     from (select player_id, get_shard_id_for_distribution_column('wallet', player_id) as shardid
           from player where user_account = $1 offset 0) as one
     join pg_dist_placement using (shardid) join pg_dist_node using (groupid)`,
    [account],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`${account} has no shard`);
  return row;
}

async function fund({ db, money }: Database, playerId: string): Promise<void> {
  const ledger = createLedger({ db, money, now: Date.now, random: platformRandom });
  const legs = [
    { account: 'house:bank', amountSatang: -startSatang },
    { account: 'main', amountSatang: startSatang },
  ] as const;
  await ledger.post({ playerId, key: 'start', title: titles.manualDeposit, legs, reference: 'test' });
  await ledger.close();
}
