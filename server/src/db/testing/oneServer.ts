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

/** A reason: tables of a release before clusters are spread only after all migrations. firstRelease.test.ts does that. */
export const oldTables = 'a cluster has no spread tables of a release that old: its migrations run on whole ones';
