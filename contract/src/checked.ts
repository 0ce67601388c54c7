/** A codec with a rule that compares two of its fields. Client and house both apply it, like any other rule. S13 */
import * as v from 'valibot';
import type { Codec } from './wire.ts';

/** A fault, with the wire field to which its message belongs. The message is packed by `message()`. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** Runs once every field has passed its own rule. */
export function checked<T extends Record<string, any>>(
  inner: Codec<T>,
  check: (value: T) => FieldFault | undefined,
): Codec<T> {
  const compare = v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fault = check(dataset.value);
    if (fault === undefined) return;
    const { field: key, message } = fault;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...dataset.value }, key, value: '' }] });
  });
  return { ...inner, schema: v.pipe(inner.schema, compare) };
}
