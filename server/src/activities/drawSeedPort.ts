/** Port through which draws use provably fair seeds without depending on the module that stores them. F01 */
import type { DrawSeeds } from '@foyer/contract/activities/wheelDraw.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';

export interface KnownSeed {
  readonly seedId: string;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly isRevealed: boolean;
}

export interface TakenSeed extends KnownSeed {
  /** Number of this draw, used once. */
  readonly nonce: number;
}

export interface RotatedSeeds {
  readonly seeds: DrawSeeds;
  readonly revealedSeed: string;
  readonly revealedCommitment: string;
}

export interface DrawSeedPort {
  /** Returns what is published about an owner's seeds. The first call creates the first seed. */
  published(house: House, owner: string): Promise<DrawSeeds>;
  /** Takes the next nonce of the current pair. Locks the pair until the transaction ends. */
  take(house: House, db: Kysely<Tables>, owner: string): Promise<TakenSeed | 'busy' | 'none'>;
  /** Reveals the pair and begins the next. Refuses: DUPLICATE_REQUEST if `nextCommitment` is not the waiting one. */
  rotate(house: House, owner: string, clientSeed: string, nextCommitment: string): Promise<RotatedSeeds>;
  find(house: House, owner: string, seedIds: readonly string[]): Promise<ReadonlyMap<string, KnownSeed>>;
}
