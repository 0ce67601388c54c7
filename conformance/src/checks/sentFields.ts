/** What a call is sent, and whether the contract can read it. Rules between fields count too. */
import type { Call } from '@foyer/contract/call.ts';
import { decodeForm } from '@foyer/contract/form.ts';
import { acceptableFields, wireFieldsOf } from '@foyer/reference/exampleFields.ts';
import type { Fields } from '../backend.ts';

export const isReadable = (call: Call, fields: Fields): boolean => decodeForm(call, fields).isRead;

/** The fields that the call cannot do without. Without filters, a list has rows. */
export function leastFields(call: Call): Fields {
  const example = acceptableFields(call.request);
  const needed = wireFieldsOf(call.request).filter(({ name }) => {
    const { [name]: _left, ...rest } = example;
    return !isReadable(call, rest);
  });
  return Object.fromEntries(needed.map(({ name }) => [name, example[name] ?? '']));
}
