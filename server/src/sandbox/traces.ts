/** Detects that a database in real use was a sandbox before. */
import type { House } from '../house.ts';
import { demoTerms } from '../ledger/clearance.ts';

/** Warns once at the start, because the players' money there was never paid in. docs/operators.md */
export async function reportSandboxTraces({ db, config, log }: Pick<House, 'db' | 'config' | 'log'>): Promise<void> {
  if (config.isSandbox) return;
  const demo = await db
    .selectFrom('player')
    .select('player_id')
    .where('terms_version', '=', demoTerms)
    .limit(1)
    .execute();
  const credited = await db
    .selectFrom('deposit_order')
    .select('order_no')
    .where('status', '=', 1)
    .where('in_bank_id', 'like', 'sandbox-%')
    .limit(1)
    .execute();
  if (demo.length + credited.length === 0) return;
  log.warn(
    'This database was a sandbox: play money was credited in it, and players still hold it. Demo players are disabled.',
  );
}
