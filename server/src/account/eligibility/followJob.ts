/** Asks the provider about identity checks that are pending or unknown, so that nobody has to come back for the answer. */
import type { House } from '../../house.ts';
import { scheduledJob } from '../../jobs/job.ts';
import { askAgain } from './identity.ts';
import { checksToFollow } from './identityStore.ts';

/** Until then the request that began the check may still be under way: the provider may not have it yet. */
const restMs = 5 * 60_000;
/** Well below a quarter of an hour, after which a job counts as lost. The next run continues. */
const longestRunMs = 5 * 60_000;
/** A provider that leaves so many unanswered one after the other does not answer at all. */
const mostUnanswered = 3;

export async function followChecks(house: House): Promise<void> {
  const { identity } = house;
  if (identity === undefined) return;
  const begunMs = house.now();
  let unanswered = 0;
  for (let after = ''; ;) {
    const checks = await checksToFollow(house.db, after, begunMs - restMs);
    for (const check of checks) {
      unanswered = (await askAgain(house, identity, check)) ? 0 : unanswered + 1;
      if (unanswered >= mostUnanswered || house.now() - begunMs > longestRunMs) return;
    }
    const last = checks.at(-1);
    if (last === undefined) return;
    after = last.reference;
  }
}

export const identityJobs = [
  scheduledJob('identity.follow', { every: { minutes: 10 }, missed: 'last' }, (house) => followChecks(house)),
];
