import { inject } from 'vitest';
import type { TestContext } from 'vitest';

export const isOnCluster = (): boolean => inject('testServer').servers.length > 1;

/**
 * Skips the test on a Citus cluster, for a reason: it is about what only one PostgreSQL server has. On a plain server all
 * run.
 */
export function onOneServer({ skip }: Pick<TestContext, 'skip'>, reason: string): void {
  skip(isOnCluster(), reason);
}

/** A reason for `onOneServer`. Old releases' tables are spread only after all migrations, as firstRelease.test.ts shows. */
export const oldTables = 'a cluster has no spread tables of a release that old: its migrations run on whole ones';
