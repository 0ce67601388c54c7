import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#text/useText.tsx';
import { focusMain } from '#ui/focusMain.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { closeIcon } from '#ui/values/icons.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginForm.module.css';

interface FloatingLoginProps {
  readonly recovery: ReactNode;
  readonly isHidden: boolean;
  readonly onDismiss: () => void;
}

/**
 * Log-in box in the corner, a landmark at the end of the page. It does not take the focus when it opens. Closing it by
 * its button or Escape moves the focus from the box to the main content. POPUP-002, SI-03
 */
export function FloatingLogin({ recovery, isHidden, onDismiss }: FloatingLoginProps) {
  const text = useText('account');
  const ui = useText('ui');
  const box = useRef<HTMLElement>(null);
  const dismiss = () => {
    if (box.current?.contains(document.activeElement) === true) focusMain();
    onDismiss();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss();
  };
  return createPortal(
    // The box itself is not interactive: its handler receives Escape from the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside ref={box} className={styles.float} aria-label={text('login.float')} hidden={isHidden} onKeyDown={onKeyDown}>
      <div className={styles.floatHead}>
        <h2>{text('login.float')}</h2>
        <IconButton label={ui('close')} icon={closeIcon} onClick={dismiss} />
      </div>
      <LoginForm recovery={recovery} onDone={onDismiss} />
    </aside>,
    document.body,
  );
}
