/** Several visits in one file: each begins with the state of a new browser. */
import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { wantOverlays } from '../../client/src/app/overlays/overlaysWanted.ts';
import { openDialog } from '../../client/src/session/dialogs.ts';
import { showMessage } from '../../client/src/ui/messages/messages.ts';
import { openTestHouse, signUp } from '../../server/src/testing/house.ts';
import { openSite } from './openSite.tsx';
import type { Site } from './openSite.tsx';

const t = await openTestHouse();
afterAll(() => t.close());

let site: Site | undefined;
afterEach(() => site?.close());

it('a guest after a player is a guest, and stays on the page', async () => {
  const { setCookies } = await signUp(t);
  site = await openSite(t, '/mine/capital/account', { setCookies });
  await screen.findByRole('heading', { level: 1 });
  expect(document.cookie).toContain('signedIn=');
  await act(async () => {
    showMessage({ kind: 'error', text: 'of the player' });
    openDialog({ kind: 'search' });
  });
  await screen.findByRole('dialog');
  await screen.findAllByText('of the player');
  site.close();
  site = await openSite(t, '/club');
  await screen.findByRole('heading', { level: 1, name: '俱乐部' });
  // A left-over message or dialog would be shown together with a new message.
  await act(async () => {
    showMessage({ kind: 'notice', text: 'of the guest' });
    wantOverlays();
  });
  await screen.findAllByText('of the guest');
  await site.hasSettled();
  expect(document.cookie).not.toContain('signedIn=');
  expect(site.hasAsked('logedUserInfo')).toBe(false);
  expect(screen.queryAllByText('of the player')).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/club');
});
