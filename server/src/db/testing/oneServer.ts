import { inject } from 'vitest';
import type { TestContext } from 'vitest';

/**
 * Skips the test on a Citus cluster, for a reason: it is about what only one PostgreSQL server has. On a plain server all
 * run.
 */
export function onOneServer({ skip }: Pick<TestContext, 'skip'>, reason: string): void {
  skip(inject('testServer').servers.length > 1, reason);
}
