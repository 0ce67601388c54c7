/** Shows what is wrong with fields beside them. */
import type { FormInstance } from 'antd';
import type { DeskFieldError } from '@foyer/contract/desk/deskCall.ts';
import { fieldLabel, fieldWords } from '../api/errorWords.ts';
import { words } from '../text/words.ts';

/** Returns the faults that no field of the form shows, as lines. */
export function showFaults<Values>(
  form: FormInstance<Values>,
  faults: readonly DeskFieldError[],
  pathOf: (name: string) => string[] = (name) => name.split('.'),
): string[] {
  const shown = new Set(form.getFieldsError().map(({ name }) => name.join('.')));
  const [here, elsewhere] = [
    faults.filter(({ name }) => shown.has(pathOf(name).join('.'))),
    faults.filter(({ name }) => !shown.has(pathOf(name).join('.'))),
  ];
  // Safe cast: the names are those of fields of this form.
  form.setFields(here.map((fault) => ({ name: pathOf(fault.name) as never, errors: [fieldWords(fault)] })));
  return elsewhere.map((fault) => words('field.withReason', { field: fieldLabel(fault.name), why: fieldWords(fault) }));
}
