import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closeDialog, openDialog } from '#session/dialogs.ts';
import { loadWords } from '#text/namespaces.ts';
import { DialogHost } from './DialogHost.tsx';

beforeAll(async () => {
  await loadWords('zh_CN', 'ui');
  await loadWords('zh_CN', 'site');
});
afterEach(() => {
  cleanup();
  closeDialog();
});

it('keeps a reminder that took the place of another between a press that closed it and the next frame', async () => {
  await act(async () => {
    render(<DialogHost />);
  });
  await act(async () => openDialog({ kind: 'reminder', reason: 'play' }));
  const first = await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(first.hidden).toBe(true);
  await act(async () => openDialog({ kind: 'reminder', reason: 'favourite' }));
  const second = await screen.findByRole('dialog');
  expect(second).not.toBe(first);
  // The same two steps as the press waits for.
  await act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(second.isConnected).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
