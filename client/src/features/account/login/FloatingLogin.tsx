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
 * A box in the corner, a landmark of its own at the page's end. It takes no focus when it comes; closed by its button or
 * by Escape, it gives the focus back to the page. POPUP-002, SI-03
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
    // Escape is heard from its fields, which are what is used.
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
