import { createContext, useContext } from 'react';
import type { CallForm } from './useCallForm.ts';

export const CallFormContext = createContext<CallForm | undefined>(undefined);

/** The form that contains the field. */
export function useFormAround(): CallForm {
  const form = useContext(CallFormContext);
  if (!form) throw new Error('a form field stands outside of <CallForm>');
  return form;
}
