import { Suspense, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#text/useText.tsx';
import { afterFrame } from '../afterFrame.ts';
import { Announcer } from './Announcer.tsx';
import { CloseContext } from './CloseButton.tsx';
import { classes } from '../classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from '../actions/IconButton.tsx';
import { closeIcon } from '../values/icons.ts';
import { SkeletonRows } from '../layout/Skeleton.tsx';

interface DialogProps {
  /** The question or the subject. */
  readonly title: ReactNode;
  /** Buttons, the safest first; they stay in view while the content scrolls. */
  readonly actions?: ReactNode;
  /** `dialog` is centred and becomes a sheet on phones; `sheet` slides in from below, `drawer` from the side. */
  readonly shape?: 'dialog' | 'wide' | 'sheet' | 'drawer';
  /** A dialog that needs a decision only closes by its buttons and Escape. */
  readonly dismiss?: 'anywhere' | 'buttons';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog that is open while it is mounted. The browser traps the focus and restores it afterwards. The page
 * behind does not scroll, so there is never a second scroll bar.
 */
export function Dialog({ title, actions, shape = 'dialog', dismiss = 'anywhere', onClose, children }: DialogProps) {
  const titleId = useId();
  const text = useText('ui');
  const newestOnClose = useRef(onClose);
  const ref = useModal(newestOnClose, dismiss);
  useLayoutEffect(() => {
    newestOnClose.current = onClose;
  });
  const close = () => leave(ref.current, newestOnClose);
  return (
    <dialog ref={ref} className={classes(styles.dialog, styles[shape])} aria-labelledby={titleId}>
      <CloseContext value={close}>
        <div className={styles.frame}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div className={styles.body}>
            {/* Keeps content that suspends from closing a dialog below, which would reopen on top. */}
            <Suspense fallback={<SkeletonRows rows={3} />}>{children}</Suspense>
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
          {/* Last in the tab order, so that the first stop is the content. */}
          <IconButton className={styles.close} label={text('close')} icon={closeIcon} onClick={close} />
        </div>
      </CloseContext>
      <Announcer />
    </dialog>
  );
}

/**
 * Hides a dialog immediately and calls `onClose`, as last rendered, after the next frame. Closing a modal dialog
 * recalculates the styles of the whole page, which would delay the response to the tap (INP). If the owner keeps the
 * dialog mounted, for example to go back one step, or throws, it is shown again. It loses the focus while it is hidden.
 */
function leave(dialog: HTMLDialogElement | null, onClose: RefObject<() => void>): void {
  if (dialog === null || dialog.hidden) return;
  const focused = document.activeElement;
  dialog.hidden = true;
  afterFrame(() => {
    try {
      if (dialog.isConnected) flushSync(() => onClose.current());
    } finally {
      dialog.hidden = false;
      if (document.activeElement === document.body && dialog.contains(focused)) focusOn(focused);
    }
  });
}

const focusOn = (element: Element | null): void =>
  element instanceof HTMLElement ? element.focus({ preventScroll: true }) : undefined;

let modals = 0;

/** Sets `data-modal` while a dialog is open, so that the page does not scroll. `:has(:modal)` would slow down styles. */
function countModal(step: 1 | -1): void {
  modals += step;
  document.documentElement.toggleAttribute('data-modal', modals > 0);
}

/**
 * Opens a dialog non-modally and makes it modal after the next frame, for the same reason. Over another modal dialog it is
 * modal immediately, because the page is inert already. Until it is modal, the browser sends no cancel event for Escape,
 * so `onEscape` is called. Returns a function that closes the dialog.
 */
function show(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  let isOver = false;
  const opener = document.activeElement;
  const beforeModal = new AbortController();
  const makeModal = (): void => {
    beforeModal.abort();
    if (isOver) return;
    const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
    dialog.open = false;
    dialog.showModal();
    // showModal moves the focus to the first control, even if the content has focused another one.
    focusOn(focused);
  };
  if (modals > 0) makeModal();
  else {
    dialog.open = true;
    const listen = { signal: beforeModal.signal };
    addEventListener('keydown', (event) => event.key === 'Escape' && !event.defaultPrevented && onEscape(), listen);
    afterFrame(makeModal);
  }
  countModal(1);
  return () => {
    isOver = true;
    beforeModal.abort();
    countModal(-1);
    dialog.close();
    // The browser restores the focus as it was before showModal, which may have been inside the dialog.
    const { activeElement } = document;
    if (activeElement === document.body || dialog.contains(activeElement)) focusOn(opener);
  };
}

function useModal(close: RefObject<() => void>, dismiss: 'anywhere' | 'buttons') {
  const ref = useRef<HTMLDialogElement>(null);
  const isLight = useRef(dismiss === 'anywhere');
  useLayoutEffect(() => {
    isLight.current = dismiss === 'anywhere';
  });
  // Runs once: reopening would close the dialog first, and a closed dialog is unmounted. A layout effect, because its
  // clean-up must run while the dialog is still in the document to restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    let isPressedOutside = false;
    const hide = show(dialog, () => leave(dialog, close));
    dialog.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== dialog) return;
        event.preventDefault();
        leave(dialog, close);
      },
      listen,
    );
    // A second Escape closes the dialog without a cancel event, so the owner must be notified.
    dialog.addEventListener('close', (event) => event.target === dialog && close.current(), listen);
    dialog.addEventListener('pointerdown', (event) => (isPressedOutside = event.target === dialog), listen);
    dialog.addEventListener(
      'click',
      (event) => {
        // Only a click that starts and ends outside closes the dialog; selecting text beyond its edge does not.
        if (isLight.current && isPressedOutside && event.target === dialog) leave(dialog, close);
      },
      listen,
    );
    return () => {
      stop.abort();
      hide();
    };
  }, [close]);
  return ref;
}
