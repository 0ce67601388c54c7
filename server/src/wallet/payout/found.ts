/** Ends a payout that the provider cannot tell, by what two members of staff have found out. */
import type { House } from '../../house.ts';
import { inStep } from '../../ledger/steps.ts';
import type { OrderName } from '../caseStore.ts';
import { changePayout, payoutOf } from './payoutStore.ts';

export const findings = ['confirmed', 'failed'] as const;

interface Finding {
  readonly named: OrderName;
  readonly staff: string;
  readonly found: (typeof findings)[number];
  /** How it was found out, such as the number of a bank statement. */
  readonly how: string;
}

export type Found = 'found' | 'foundOnce' | 'unknownOrder' | 'closed';

/** Waits for a question to the provider that is under way, whose answer comes first. */
export const find = (house: House, { named, staff, found, how }: Finding): Promise<Found> =>
  inStep(house, `payout ${named.player_id} ${named.order_no}`, async (step) => {
    const row = await payoutOf(house, named);
    if (row === undefined) return 'unknownOrder';
    if (row.state === found && row.found === found) return 'found';
    if (row.state !== 'unknown') return 'closed';
    const isFirst = row.found !== found || row.found_by === staff;
    await house.db.transaction().execute(async (trx) => {
      await step.finish(trx);
      const noted = { found, found_how: how };
      if (isFirst) await changePayout(trx, named, { ...noted, found_by: staff });
      else await changePayout(trx, named, { state: found, next_ms: null, is_settled: false, last_error: how });
    });
    return isFirst ? 'foundOnce' : 'found';
  });
