import { sql } from 'kysely';
import type { House } from '../../house.ts';

/** What the server's processes do, and on a cluster those of each of its servers. */
export const activityIn = ({ shards }: Pick<House, 'shards'>) =>
  sql.table(shards === undefined ? 'pg_stat_activity' : 'citus_stat_activity');
