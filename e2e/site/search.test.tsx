/** What a live region announces of a search: every result, also an empty one, and no outdated one. SI-17, SI-53 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openTestHouse } from '../../server/src/testing/house.ts';
import { wantOverlays } from '../../client/src/app/overlays/overlaysWanted.ts';
import { openDialog } from '../../client/src/session/dialogs.ts';
import { openSite } from './openSite.tsx';
import type { Site } from './openSite.tsx';

const t = await openTestHouse();
afterAll(() => t.close());
let site: Site | undefined;
afterEach(() => site?.close());

const patience = { timeout: 25_000 };
const regions = (within_: HTMLElement) => within(within_).queryAllByRole('status', { hidden: true });
const heard = (within_: HTMLElement) =>
  regions(within_)
    .map(({ textContent }) => textContent)
    .filter((words) => words !== '');

async function type(field: HTMLElement, words: string): Promise<void> {
  await act(async () => {
    // As the first key of a real keyboard does.
    wantOverlays();
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: words } });
  });
}

it('the list of all games announces that nothing was found, until the next result', async () => {
  site = await openSite(t, '/all-games');
  const field = await screen.findByRole('searchbox', undefined, patience);
  await type(field, 'zzzzq');
  await waitFor(() => expect(heard(document.body)).toEqual(['没有找到「zzzzq」']), patience);
  await type(field, '锦鲤');
  await waitFor(() => expect(heard(document.body).join(' ')).toMatch(/^共 [1-9]\d* 款$/), patience);
});

it('the palette announces how many games were found, or that there are none', async () => {
  site = await openSite(t, '/live');
  await act(async () => openDialog({ kind: 'search' }));
  const palette = await screen.findByRole('dialog', undefined, patience);
  const field = await within(palette).findByRole('combobox', { name: '游戏名' }, patience);
  await type(field, '龙');
  await waitFor(() => expect(heard(palette).join(' ')).toMatch(/^找到 [1-9]\d* 款游戏$/), patience);
  await type(field, 'zzzzq');
  await waitFor(() => expect(heard(palette)).toEqual(['没有找到「zzzzq」']), patience);
  await type(field, '');
  await waitFor(() => expect(heard(palette)).toEqual([]), patience);
});
