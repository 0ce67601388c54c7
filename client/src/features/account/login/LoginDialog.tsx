import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';

interface LoginDialogProps {
  readonly recovery: ReactNode;
  readonly onClose: () => void;
}

/** Opens on a prompt to log in; the page behind it stays as it is. SI-03, POPUP-001 */
export function LoginDialog({ recovery, onClose }: LoginDialogProps) {
  const text = useText('account');
  return (
    <Dialog title={text('login.title')} dismiss="buttons" onClose={onClose}>
      <LoginForm recovery={recovery} onDone={onClose} />
    </Dialog>
  );
}
