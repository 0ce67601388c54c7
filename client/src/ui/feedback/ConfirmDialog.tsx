import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { CloseButton } from './CloseButton.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  /** A question: 撤回这笔提款？ */
  readonly title: string;
  /** The consequences of confirming. */
  readonly children: ReactNode;
  /** Labels of the buttons: they say what happens, never 确定 alone. */
  readonly keep: string;
  readonly confirm: string;
  readonly tone?: 'primary' | 'danger';
  readonly isBusy?: boolean;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, keep, confirm, tone = 'primary', isBusy = false, onKeep, onConfirm } = props;
  return (
    <Dialog
      title={title}
      dismiss="buttons"
      onClose={onKeep}
      actions={
        <>
          <CloseButton>{keep}</CloseButton>
          <Button look={tone} state={isBusy ? 'busy' : 'ready'} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
