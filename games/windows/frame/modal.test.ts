// @vitest-environment happy-dom
/** The frames of a dialog: shown, then modal; hidden, then closed. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createModal } from './modal.ts';
import type { Modal } from './modal.ts';

let dialog: HTMLDialogElement;
let modal: Modal;
let calls: string[];
const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 1)));
const send = (target: HTMLElement, ...types: string[]): void =>
  types.forEach((type) => target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })));
const open = (): void => modal.open(() => calls.push('then'));

beforeEach(() => {
  calls = [];
  dialog = document.createElement('dialog');
  document.body.append(dialog);
  let isModal = false;
  // happy-dom has no modal dialogs.
  vi.spyOn(dialog, 'matches').mockImplementation(() => isModal && dialog.open);
  vi.spyOn(dialog, 'showModal').mockImplementation(() => {
    if (dialog.open) throw new DOMException('already open', 'InvalidStateError');
    isModal = true;
    dialog.open = true;
    calls.push('modal');
  });
  dialog.addEventListener('close', () => {
    isModal = false;
    calls.push('close');
  });
  modal = createModal(dialog);
});
afterEach(() => document.body.replaceChildren());

it('is shown within the tap, modal and filled after the next frame', async () => {
  open();
  expect([dialog.open, dialog.hidden, calls]).toEqual([true, false, []]);
  await frame();
  expect(calls).toEqual(['modal', 'then']);
});

it('is hidden within the tap, closed after the next frame, and can be opened again', async () => {
  open();
  await frame();
  modal.close();
  modal.close();
  expect([dialog.open, dialog.hidden, calls]).toEqual([true, true, ['modal', 'then']]);
  await frame();
  expect([dialog.open, dialog.hidden, calls]).toEqual([false, false, ['modal', 'then', 'close']]);
  open();
  await frame();
  expect(calls.slice(3)).toEqual(['modal', 'then']);
});

it('stays closed if it is closed before it was modal', async () => {
  open();
  modal.close();
  await frame();
  expect([dialog.open, calls]).toEqual([false, ['close']]);
});

it('stays open if it is opened again before it was closed', async () => {
  open();
  await frame();
  modal.close();
  open();
  await frame();
  expect([dialog.open, dialog.hidden, calls]).toEqual([true, false, ['modal', 'then', 'then']]);
});

it('closes by Escape before it is modal', async () => {
  open();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(dialog.hidden).toBe(true);
  await frame();
  expect([dialog.open, calls]).toEqual([false, ['close']]);
});

it('closes by Escape and by a press outside, but not when a selection ends outside', async () => {
  open();
  await frame();
  const inside = dialog.appendChild(document.createElement('p'));
  send(inside, 'pointerdown');
  send(dialog, 'click');
  expect(dialog.hidden).toBe(false);
  send(dialog, 'pointerdown', 'click');
  expect(dialog.hidden).toBe(true);
  open();
  await frame();
  const escape = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(escape);
  expect([escape.defaultPrevented, dialog.hidden]).toEqual([true, true]);
});
