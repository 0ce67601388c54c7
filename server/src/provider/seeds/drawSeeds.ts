/** Seeds of prize wheels, stored with those of the slots under separate owners. F01 */
import { sql } from 'kysely';
import type { DrawSeedPort, KnownSeed } from '../../activities/drawSeedPort.ts';
import { openedSeed, publishedSeeds, rotate } from './seeds.ts';
import type { PlaySeed } from './seeds.ts';

const known = (seed: PlaySeed): KnownSeed => ({
  seedId: seed.seed_id,
  commitment: seed.commitment,
  serverSeed: seed.server_seed,
  clientSeed: seed.client_seed ?? '',
  isRevealed: seed.state === 'revealed',
});

export const drawSeeds: DrawSeedPort = {
  published: publishedSeeds,
  rotate,
  async take(house, db, owner) {
    const inUse = db.selectFrom('play_seed').selectAll().where('owner', '=', owner).where('state', '=', 'active');
    // A running draw holds the lock on the pair. A second draw is refused instead of waiting. STATE-021
    const seed = await inUse.forUpdate().skipLocked().executeTakeFirst();
    if (seed === undefined) return (await inUse.executeTakeFirst()) === undefined ? 'none' : 'busy';
    await db
      .updateTable('play_seed')
      .set({ next_nonce: sql`next_nonce + 1` })
      .where('owner', '=', owner)
      .where('seed_id', '=', seed.seed_id)
      .execute();
    return { ...known(openedSeed(house, seed)), nonce: seed.next_nonce };
  },
  async find(house, owner, seedIds) {
    if (seedIds.length === 0) return new Map();
    const rows = await house.db
      .selectFrom('play_seed')
      .selectAll()
      .where('owner', '=', owner)
      .where('seed_id', 'in', [...new Set(seedIds)])
      .execute();
    return new Map(rows.map((row) => [row.seed_id, known(openedSeed(house, row))]));
  },
};
