/** Common behaviour of the security page's forms after success: confirms, reads the player's data again, and closes. */
import type { Call } from '@foyer/contract/call.ts';
import { eligibility } from '@foyer/contract/account/eligibility.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { useCallForm } from '#form/useCallForm.ts';
import type { CallForm, CallFormOptions } from '#form/useCallForm.ts';
import { useProvedCall } from '#session/useProvedCall.ts';
import { showMessage } from '#ui/messages/messages.ts';

export interface StepFormProps {
  readonly onDone: () => void;
}

interface StepOptions<C extends Call> extends Omit<CallFormOptions<C>, 'onDone' | 'invalidates'> {
  readonly doneText: string;
  readonly onDone: () => void;
}

export function useStepForm<C extends Call>(call: C, { doneText, onDone, ...options }: StepOptions<C>): CallForm {
  const { send } = useProvedCall(call, { invalidates: [logedUserInfo, eligibility] });
  return useCallForm(call, {
    ...options,
    send,
    onDone: () => {
      showMessage({ kind: 'success', text: doneText });
      onDone();
    },
  });
}
