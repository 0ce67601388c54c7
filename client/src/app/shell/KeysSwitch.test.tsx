import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { listenForSearch } from '#app/address/searchKeys.ts';
import { KeysSwitch } from '#app/shell/KeysSwitch.tsx';
import { clearCookie } from '#session/cookies.ts';
import { closeDialog, useOpenDialog } from '#session/dialogs.ts';
import { loadWords } from '#text/namespaces.ts';

beforeAll(() => loadWords('zh_CN', 'menu'));
afterEach(() => clearCookie('keys'));

function Opened() {
  return <p data-testid="opened">{useOpenDialog()?.kind ?? 'none'}</p>;
}

/** Presses a key and names the dialog that it opened. */
const opens = async (key: string, ctrlKey = false): Promise<string | null> => {
  await act(async () => void fireEvent.keyDown(document.body, { key, ctrlKey }));
  const shown = screen.getByTestId('opened').textContent;
  await act(async () => closeDialog());
  return shown;
};

it('turns the search’s single key off, and leaves the one with Control. SCREEN-062, A01', async () => {
  listenForSearch();
  await act(async () => {
    render(
      <>
        <KeysSwitch />
        <Opened />
      </>,
    );
  });
  expect(await opens('/')).toBe('search');
  await act(async () => void fireEvent.click(screen.getByRole('switch', { name: '单键快捷键' })));
  expect(await opens('/')).toBe('none');
  expect(await opens('k', true)).toBe('search');
  await act(async () => void fireEvent.click(screen.getByRole('switch')));
  expect(await opens('/')).toBe('search');
});
