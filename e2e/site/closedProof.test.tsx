/** Closing the proof of a draw leaves the player in the game and the list from which it was opened. SI-21 */
import { drawAt, drawTimes } from '@foyer/contract/lottery/clock.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openTestHouse } from '../../server/src/testing/house.ts';
import { openSite } from './openSite.tsx';
import type { Site } from './openSite.tsx';

const t = await openTestHouse();
afterAll(() => t.close());
let site: Site | undefined;
afterEach(() => site?.close());

it('closes a proof and stays in the game whose draw it proves. SI-21, SCREEN-019', async () => {
  const { issue } = drawTimes('fiveMinute', drawAt('fiveMinute', t.clock.nowMs).index - 3);
  site = await openSite(t, `/lottery?lottery=fiveMinute&view=records&draw=${issue}`);
  const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 25_000 }));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: '关闭' })));
  await waitFor(() => expect(location.search).not.toContain('draw='));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ lottery: 'fiveMinute', view: 'records' });
});
