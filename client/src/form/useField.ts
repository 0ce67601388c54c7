/** Joins a control to the form around it. */
import type { ChangeEvent, FocusEvent } from 'react';
import { useFormAround } from './callFormContext.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A field is judged when it is left with something in it, at submission, and with each change while it is wrong:
 * nobody is told off for a field that they have only walked through.
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
