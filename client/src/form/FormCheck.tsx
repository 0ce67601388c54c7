import { Checkbox } from '#ui/fields/Checkbox.tsx';
import type { FormFieldProps } from './FormText.tsx';
import { useField } from './useField.ts';

export function FormCheck(props: Pick<FormFieldProps, 'name' | 'label'> & { readonly className?: string }) {
  const { control, error } = useField(props.name);
  return <Checkbox className={props.className} label={props.label} error={error} {...control} />;
}
