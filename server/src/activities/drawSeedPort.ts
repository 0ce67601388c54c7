/** Seeds of draws, asked of whoever keeps seeds without knowing them. F01 */
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
  /** The number that this draw gets; nobody gets it again. */
  readonly nonce: number;
}

export interface RotatedSeeds {
  readonly seeds: DrawSeeds;
  readonly revealedSeed: string;
  readonly revealedCommitment: string;
}

export interface DrawSeedPort {
  /** What is published about an owner's seeds; the first asking makes the first seed. */
  published(house: House, owner: string): Promise<DrawSeeds>;
  /** Takes the next number of the pair in use, alone with it until the transaction ends. */
  take(db: Kysely<Tables>, owner: string): Promise<TakenSeed | 'busy' | 'none'>;
  /** Reveals the pair in use and begins the next. Refuses: DUPLICATE_REQUEST for another than the waiting commitment. */
  rotate(house: House, owner: string, clientSeed: string, nextCommitment: string): Promise<RotatedSeeds>;
  find(house: House, owner: string, seedIds: readonly string[]): Promise<ReadonlyMap<string, KnownSeed>>;
}
