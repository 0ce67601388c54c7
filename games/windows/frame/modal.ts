/**
 * A modal dialog that answers a tap within its frame. `showModal` and `close` recalculate the styles of the whole page,
 * because everything outside becomes inert or active again. So a dialog is shown or hidden first, and modal or closed
 * after the next frame.
 */
export interface Modal {
  /** Shows the dialog. `then` runs once it is modal, for content that takes longer than a frame to build. */
  open(then: () => void): void;
  close(): void;
}

/** Styles must place an open dialog as a modal one, also in the frame before it is. */
export function createModal(dialog: HTMLDialogElement): Modal {
  let latest = 0;
  /** A later step takes the place of one that has not run. */
  const afterFrame = (act: () => void): void => {
    latest += 1;
    const step = latest;
    requestAnimationFrame(() => setTimeout(() => latest === step && act()));
  };
  const close = (): void => {
    if (!dialog.open || dialog.hidden) return;
    dialog.hidden = true;
    afterFrame(() => {
      dialog.close();
      dialog.hidden = false;
    });
  };
  let isPressedOutside = false;
  dialog.addEventListener('pointerdown', (event) => (isPressedOutside = event.target === dialog));
  dialog.addEventListener('click', (event) => {
    // Selecting text beyond the edge does not close it.
    if (isPressedOutside && event.target === dialog) close();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  // Until the dialog is modal, the browser sends no cancel event for Escape.
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !dialog.matches(':modal')) close();
  });
  return {
    open(then) {
      dialog.hidden = false;
      dialog.open = true;
      afterFrame(() => {
        if (!dialog.matches(':modal')) {
          dialog.open = false;
          dialog.showModal();
        }
        then();
      });
    },
    close,
  };
}
