import type { ReactNode } from 'react';
import { useOnline } from '#api/useOnline.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import type { ButtonShape } from '#ui/actions/buttonClass.ts';
import { useFormAround } from './callFormContext.ts';

interface FormSubmitProps extends ButtonShape {
  /** Why it can't be sent now; shown on the button. */
  readonly blocked?: string | undefined;
  /** Label of the button while the form is being sent. */
  readonly busy?: string;
  readonly children: ReactNode;
}

export function FormSubmit({ blocked, busy, children, look = 'primary', ...shape }: FormSubmitProps) {
  const { isSending } = useFormAround();
  const text = useText('ui');
  // Without a connection, submissions are not queued: a bet must not be placed later. R04
  const why = useOnline() ? blocked : text('offlineBlocked');
  const state = why !== undefined ? { blocked: why } : isSending ? 'busy' : 'ready';
  return (
    <Button {...shape} look={look} type="submit" state={state}>
      {isSending ? (busy ?? text('sending')) : children}
    </Button>
  );
}
