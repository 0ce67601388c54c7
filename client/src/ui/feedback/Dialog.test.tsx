import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#text/namespaces.ts';
import { CloseButton } from './CloseButton.tsx';
import { Dialog } from './Dialog.tsx';

const show = (children: ReactNode) => act(async () => render(<Suspense>{children}</Suspense>));

beforeAll(() => loadWords('zh_CN', 'ui'));
afterEach(cleanup);

function DialogPage({ onClose }: { readonly onClose: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        打开
      </button>
      {isOpen && (
        <Dialog title="绑定手机号" onClose={close} actions={<CloseButton>稍后再说</CloseButton>}>
          <input aria-label="手机号" />
        </Dialog>
      )}
    </>
  );
}

const useUp = (event: Event) => event.preventDefault();

describe('a dialog', () => {
  it('is named by its title and closes by its button', async () => {
    const closed = vi.fn<() => void>();
    await show(<DialogPage onClose={closed} />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('dialog', { name: '绑定手机号' });
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(closed).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('calls its owner when Escape is pressed, instead of closing by itself', async () => {
    const closed = vi.fn<() => void>();
    await show(<DialogPage onClose={closed} />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('dialog');
    const cancel = new Event('cancel', { cancelable: true });
    await act(async () => dialog.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });
  it.each(['关闭', '稍后再说'])('is hidden by a press on %s, before its owner restyles the page', async (name) => {
    const closed = vi.fn<() => void>();
    await show(<DialogPage onClose={closed} />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name }));
    expect([dialog.hidden, closed.mock.calls.length]).toEqual([true, 0]);
    // A second press before the frame is over closes nothing more.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(closed).toHaveBeenCalledOnce();
  });
  it('closes by Escape before it is modal, unless its content has used the key', async () => {
    const closed = vi.fn<() => void>();
    await show(<DialogPage onClose={closed} />);
    fireEvent.click(screen.getByRole('button', { name: '打开' }));
    const field = screen.getByRole('textbox', { name: '手机号' });
    field.addEventListener('keydown', useUp, { once: true });
    fireEvent.keyDown(field, { key: 'Escape' });
    const dialog = screen.getByRole('dialog');
    expect(dialog.hidden).toBe(false);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(dialog.hidden).toBe(true);
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });
  it.each(['keeps it', 'throws'])('is shown again with its focus if its owner %s', async (what) => {
    const kept = vi.fn<() => void>(() => {
      if (what === 'throws') throw new Error('not closed');
    });
    const thrown = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault());
    addEventListener('error', thrown);
    const caught = vi.fn<() => void>();
    process.on('uncaughtException', caught);
    await show(
      <Dialog title="第二步" onClose={kept}>
        {null}
      </Dialog>,
    );
    const dialog = await screen.findByRole('dialog');
    const cross = within(dialog).getByRole('button', { name: '关闭' });
    cross.focus();
    fireEvent.click(cross);
    // As a browser does with the focus of an element that is hidden.
    cross.blur();
    await waitFor(() => expect(kept).toHaveBeenCalledOnce());
    await waitFor(() => expect(dialog.hidden).toBe(false));
    expect(document.activeElement).toBe(cross);
    process.off('uncaughtException', caught);
    removeEventListener('error', thrown);
    expect(thrown.mock.calls.length + caught.mock.calls.length).toBe(what === 'throws' ? 1 : 0);
  });
  it('calls what its owner rendered last, if that changed after the press', async () => {
    const [old, newest] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const page = await show(
      <Dialog title="第一步" onClose={old}>
        {null}
      </Dialog>,
    );
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    page.rerender(
      <Suspense>
        <Dialog title="第二步" onClose={newest}>
          {null}
        </Dialog>
      </Suspense>,
    );
    await waitFor(() => expect(newest).toHaveBeenCalledOnce());
    expect(old).not.toHaveBeenCalled();
  });
  it('refuses a close button outside of a dialog, which would do nothing', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<CloseButton>关闭</CloseButton>)).toThrow('outside a dialog');
    logged.mockRestore();
  });
  it('becomes modal after its first frame, at once above another, and marks the page until the last is closed', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const page = await show(
      <Dialog title="第一层" onClose={() => undefined}>
        {null}
      </Dialog>,
    );
    expect(showModal).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
    await waitFor(() => expect(showModal).toHaveBeenCalledOnce());
    const above = await show(
      <Dialog title="第二层" onClose={() => undefined}>
        {null}
      </Dialog>,
    );
    expect(showModal).toHaveBeenCalledTimes(2);
    above.unmount();
    expect(document.documentElement.hasAttribute('data-modal')).toBe(true);
    page.unmount();
    expect(document.documentElement.hasAttribute('data-modal')).toBe(false);
  });
  it('keeps the focus of its content when it becomes modal, and gives it back to what opened it', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function modal(
      this: HTMLDialogElement,
    ) {
      // As a browser does, which looks for the first control.
      this.open = true;
      this.querySelector('button')?.focus();
    });
    await show(<DialogPage onClose={() => undefined} />);
    const opener = screen.getByRole('button', { name: '打开' });
    opener.focus();
    fireEvent.click(opener);
    const field = screen.getByRole('textbox', { name: '手机号' });
    field.focus();
    await waitFor(() => expect(showModal).toHaveBeenCalledOnce());
    expect(document.activeElement).toBe(field);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(field.isConnected).toBe(false));
    expect(document.activeElement).toBe(opener);
    showModal.mockRestore();
  });
});
