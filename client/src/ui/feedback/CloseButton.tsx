import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import type { ButtonLook } from '../actions/buttonClass.ts';

/** Closes the dialog around it, as its cross does. Undefined outside a dialog. */
export const CloseContext = createContext<(() => void) | undefined>(undefined);

interface CloseButtonProps {
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

/**
 * A button that only closes its dialog. The dialog is hidden in the frame after the press and its owner hears of it
 * afterwards: to unmount it restyles the whole page, which would delay the response to the tap (INP).
 */
export function CloseButton({ look, children }: CloseButtonProps) {
  const close = useContext(CloseContext);
  if (!close) throw new Error('A CloseButton is used outside a dialog');
  return (
    <Button look={look} onClick={close}>
      {children}
    </Button>
  );
}
