/** The job that follows identity checks: who waits gets the answer, and a silent provider is left alone. M18 */
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../../testing/house.ts';
import { followChecks } from './followJob.ts';
import type { IdentityOutcome } from './identityPort.ts';
import { checkOf, openCheck } from './identityStore.ts';

const t = await openTestHouse();
afterAll(() => t.close());

/** A house whose provider answers these, and rejects for everything else. */
function following(answers: Readonly<Record<string, IdentityOutcome | 'none'>>) {
  const asked: string[] = [];
  const outcomeOf = async (reference: string) => {
    asked.push(reference);
    const answer = answers[reference];
    if (answer === undefined) throw new Error('no answer');
    return answer;
  };
  const identity = { kind: 'real' as const, begin: () => Promise.reject(new Error('not asked here')), outcomeOf };
  return { asked, run: () => followChecks({ ...t.house, identity }) };
}
const open = (reference: string) => openCheck(t.house.db, `p-${reference}`, reference, t.clock.nowMs);
const stateOf = async (reference: string) => (await checkOf(t.house.db, `p-${reference}`))?.state;

it('decides checks by the answers, forgets one that never arrived, and keeps the others', async () => {
  for (const reference of ['A', 'B', 'C', 'D', 'E']) await open(reference);
  t.clock.nowMs += 5 * 60_000 + 1;
  await open('F');
  const { asked, run } = following({ A: 'approved', B: 'refused', C: 'pending', D: 'none' });
  await run();
  expect(asked).toEqual(['A', 'B', 'C', 'D', 'E']);
  const states = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(stateOf));
  expect(states).toEqual(['approved', 'refused', 'pending', undefined, 'unknown', 'unknown']);
});

it('stops after three checks without an answer', async () => {
  for (const reference of ['G', 'H', 'I', 'J', 'K']) await open(reference);
  t.clock.nowMs += 5 * 60_000 + 1;
  const { asked, run } = following({});
  await run();
  expect(asked).toHaveLength(3);
});

it('does not undo a decision that came first', async () => {
  await open('L');
  t.clock.nowMs += 5 * 60_000 + 1;
  const { run } = following({
    C: 'pending',
    E: 'pending',
    F: 'pending',
    G: 'none',
    H: 'none',
    I: 'none',
    J: 'none',
    K: 'none',
    L: 'refused',
  });
  const decided = t.house.db.updateTable('identity_check').set({ state: 'approved' }).where('reference', '=', 'L');
  await decided.execute();
  await run();
  expect(await stateOf('L')).toBe('approved');
});
