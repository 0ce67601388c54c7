/** All processes of a database share one secret, because each must decrypt what another encrypted. docs/operators.md */
import type { Kysely } from 'kysely';
import type { HouseConfig } from '../config.ts';
import { StartError } from '../db/startError.ts';
import type { Tables } from '../db/tables.ts';
import { houseKey } from './houseKey.ts';
import type { Secret } from './houseKey.ts';

const key = 'secretMark';

/** Returns the mark of the secret, which reveals nothing about it. */
export const secretMarkOf = (config: Secret): string => houseKey(config, 'mark of the database').toString('hex');

/**
 * The first house stores the mark of its secret. Throws StartError if the database has the mark of another secret. A later
 * start only reads: on a Citus cluster a write of a setting has to reach every server, and one may be down.
 */
export async function requireOneSecret(db: Kysely<Tables>, config: HouseConfig): Promise<void> {
  const mark = secretMarkOf(config);
  const known = await knownMark(db);
  if (known === mark) return;
  if (known === undefined) {
    await db
      .insertInto('setting')
      .values({ setting_key: key, setting_value: mark })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if ((await knownMark(db)) === mark) return;
  }
  throw new StartError(
    'HOUSE_SECRET: this database was sealed with another secret; give this process the same HOUSE_SECRET, or the house.key of the house that made it.',
  );
}

const knownMark = async (db: Kysely<Tables>): Promise<string | undefined> =>
  (await db.selectFrom('setting').select('setting_value').where('setting_key', '=', key).executeTakeFirst())
    ?.setting_value;
