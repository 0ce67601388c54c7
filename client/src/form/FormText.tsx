import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#ui/fields/Field.tsx';
import type { FieldRule } from '#ui/fields/Field.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { useField } from './useField.ts';

export interface FormFieldProps {
  /** The field's name on the wire. */
  readonly name: string;
  readonly label: ReactNode;
  readonly need?: 'required' | 'optional';
  readonly hint?: ReactNode;
  readonly rules?: readonly FieldRule[];
}

type Rest<P> = Omit<P, keyof FormFieldProps | 'name' | 'ref' | 'value'>;

export function FormText(props: FormFieldProps & Rest<ComponentProps<typeof TextInput>>) {
  const { name, label, need, hint, rules, onBlur, ...input } = props;
  const { control, error } = useField(name);
  return (
    <Field label={label} need={need} hint={hint} rules={rules} error={error}>
      {(field) => (
        <TextInput
          {...input}
          {...field}
          {...control}
          onBlur={async (event) => {
            await control.onBlur(event);
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}

export function FormPassword(props: FormFieldProps & Rest<ComponentProps<typeof PasswordInput>>) {
  const { name, label, need, hint, rules, ...input } = props;
  const { control, error } = useField(name);
  return (
    <Field label={label} need={need} hint={hint} rules={rules} error={error}>
      {(field) => <PasswordInput {...input} {...field} {...control} />}
    </Field>
  );
}

export function FormTextArea(props: FormFieldProps & Rest<ComponentProps<typeof TextArea>>) {
  const { name, label, need, hint, rules, ...input } = props;
  const { control, error } = useField(name);
  return (
    <Field label={label} need={need} hint={hint} rules={rules} error={error}>
      {(field) => <TextArea {...input} {...field} {...control} />}
    </Field>
  );
}
