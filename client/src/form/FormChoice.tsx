import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { AmountInput } from '#ui/fields/AmountInput.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { PickCards, RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { useFormAround } from './callFormContext.ts';
import type { FormFieldProps } from './FormText.tsx';
import { useField } from './useField.ts';

type Rest<P, K extends string = never> = Omit<P, keyof FormFieldProps | 'ref' | 'value' | 'error' | K>;

/** Value of a control that is not a native input. */
function useValue(name: string) {
  const { form, errorOf } = useFormAround();
  const { field } = useController({ name, control: form.control });
  const error = errorOf(name);
  return {
    error,
    value: typeof field.value === 'string' ? field.value : '',
    ref: field.ref,
    set: (value: string) => {
      field.onChange(value);
      if (error !== undefined) void form.trigger(name);
    },
    leave: () => {
      field.onBlur();
      if (field.value) void form.trigger(name);
    },
  };
}

export function FormAmount(props: FormFieldProps & Rest<ComponentProps<typeof AmountInput>, 'onAmount'>) {
  const { name, label, need, hint, rules, ...input } = props;
  const { value, set, leave, ref, error } = useValue(name);
  return (
    <Field label={label} need={need} hint={hint} rules={rules} error={error}>
      {(field) => (
        <AmountInput {...input} {...field} ref={ref} name={name} value={value} onAmount={set} onBlur={leave} />
      )}
    </Field>
  );
}

export function FormSelect(props: FormFieldProps & Rest<ComponentProps<typeof Select>>) {
  const { name, label, need, hint, rules, ...input } = props;
  const { control, error } = useField(name);
  return (
    <Field label={label} need={need} hint={hint} rules={rules} error={error}>
      {(field) => <Select {...input} {...field} {...control} defaultValue="" />}
    </Field>
  );
}

type ChoiceProps<P> = Omit<P, 'value' | 'onValue' | 'error' | 'name'> & { readonly name: string };

export function FormRadios(props: ChoiceProps<ComponentProps<typeof RadioGroup<string>>>) {
  const { value, set, error } = useValue(props.name);
  return <RadioGroup {...props} value={value} onValue={set} error={error} />;
}

export function FormPicks(props: ChoiceProps<ComponentProps<typeof PickCards<string>>>) {
  const { value, set, error } = useValue(props.name);
  return <PickCards {...props} value={value} onValue={set} error={error} />;
}
