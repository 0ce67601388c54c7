/** A press on a game of a closed platform shows the reason, wherever it is listed. AMB-039, STATE-006, SI-11 */
import { addCollection } from '@foyer/contract/lobby/collection.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestHouse, signUp } from '../../server/src/testing/house.ts';
import { openSite } from './openSite.tsx';
import type { Site } from './openSite.tsx';

const t = await openTestHouse();
afterAll(() => t.close());
let site: Site | undefined;
afterEach(() => site?.close());

const patience = { timeout: 25_000 };
const remarks = { zh_CN: '轮盘保养到九点', en: 'Upkeep until nine', th: 'ปิดปรับปรุงถึงเก้าโมง' };
beforeAll(async () => {
  const platform = t.house.db.updateTable('game_platform').where('platform_code', '=', 'moyu');
  await platform.set({ is_under_maintenance: true, maintenance_remarks: JSON.stringify(remarks) }).execute();
});

it.each([
  ['the slot lobby', '/slots/allSlot?platform=moyu'],
  ['the list of all games', '/all-games?platform=moyu'],
  ['the favourites', '/all-games?show=mine'],
] as const)('a press on a closed game in %s shows the reason', async (_where, path) => {
  const player = await signUp(t);
  await player.ok(addCollection, { id: 'moyu-koi-gate' });
  site = await openSite(t, path, { setCookies: player.setCookies });
  const [tile] = await screen.findAllByRole('button', { name: /维护中/ }, patience);
  if (tile === undefined) throw new Error('no closed game');
  await act(async () => void fireEvent.click(tile));
  const dialog = await screen.findByRole('dialog', undefined, patience);
  await waitFor(() => expect(within(dialog).getByText(remarks.zh_CN)).toBeTruthy());
});
