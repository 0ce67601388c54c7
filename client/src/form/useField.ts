/** Connects a control to the form around it. */
import type { ChangeEvent, FocusEvent } from 'react';
import { useFormAround } from './callFormContext.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Validates a field on blur if it has a value, on submission, and on every change while it is invalid. Tabbing through
 * an empty form therefore shows no errors.
 */
export function useField(name: string) {
  const { form, errorOf } = useFormAround();
  const error = errorOf(name);
  const { onBlur, onChange, ...registered } = form.register(name);
  const judge = () => void form.trigger(name);
  return {
    error,
    judge,
    control: {
      ...registered,
      onChange: async (event: ChangeEvent<Control>) => {
        await onChange(event);
        if (error !== undefined) judge();
      },
      onBlur: async (event: FocusEvent<Control>) => {
        await onBlur(event);
        if (event.target.value !== '') judge();
      },
    },
  };
}
