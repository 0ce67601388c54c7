/** The proof of a draw on a salted chain, with a player's own seed in it, checked by the page. F01, F03 */
import { drawTimes } from '@foyer/contract/lottery/clock.ts';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { giveSeed } from '../../server/src/fairness/giveSeed.ts';
import { chainsOf } from '../../server/src/lottery/chains.ts';
import { openTestHouse, signUp } from '../../server/src/testing/house.ts';
import type { SignedUp } from '../../server/src/testing/house.ts';
import { openSite } from './openSite.tsx';
import type { Site } from './openSite.tsx';

const monthMs = 30 * 86_400_000;
const t = await openTestHouse({ config: { sessionIdleMs: monthMs, sessionLifeMs: monthMs } });
afterAll(() => t.close());
let site: Site | undefined;
afterEach(() => site?.close());

const patience = { timeout: 25_000 };

/** Opens a draw of the first chain that has waited for a salt, once it is drawn. */
async function saltedDraw() {
  const signedUp = await signUp(t);
  const { player_id: playerId } = await t.house.db
    .selectFrom('player')
    .select('player_id')
    .where('user_account', '=', signedUp.userAccount)
    .executeTakeFirstOrThrow();
  const chain = (await chainsOf(t.house, 'minute', 0)).find(({ salt_day: day }) => day !== null);
  if (chain === undefined) throw new Error('no chain');
  const { issue: drawn, openMs, drawMs } = drawTimes('minute', chain.first_index);
  t.clock.nowMs = openMs - 26 * 3_600_000;
  await giveSeed(t.house, playerId, 'chosen-by-me');
  t.clock.nowMs = openMs - 1_800_000;
  await t.runDueJobs(openMs - 1_600_000);
  t.clock.nowMs = drawMs;
  return { issue: drawn, player: signedUp };
}

let issue = '';
let player: SignedUp;
beforeAll(async () => {
  ({ issue, player } = await saltedDraw());
});

it('checks chain, salt, seeds and list, and shows the seed that the player gave', async () => {
  site = await openSite(t, `/lottery?view=records&draw=${issue}`, { setCookies: player.setCookies, locale: 'en' });
  const dialog = within(await screen.findByRole('dialog', { name: /^Proof of issue/ }, patience));
  await dialog.findByText(/This draw is proven/, undefined, patience);
  expect(dialog.getAllByText('Matches')).toHaveLength(6);
  expect(dialog.queryByText('Does not match')).toBeNull();
  expect(dialog.getByText('Seeds given by players after the anchor was published: 1')).toBeTruthy();
  expect(dialog.getByText('chosen-by-me (part of the salt)')).toBeTruthy();
});

it('says that a draw does not match if a seed of its salt has been taken away', async () => {
  await t.house.db.updateTable('salt_seed').set({ is_used: false }).execute();
  site = await openSite(t, `/lottery?view=records&draw=${issue}`, { setCookies: player.setCookies, locale: 'en' });
  const dialog = within(await screen.findByRole('dialog', { name: /^Proof of issue/ }, patience));
  await dialog.findByText(/This draw does not match/, undefined, patience);
  expect(dialog.getAllByText('Matches')).toHaveLength(5);
});
