/**
 * Checks that only the screen can make, because they need a limit or a balance. They use the same rules and messages.
 */
import type { Fault } from '@foyer/contract/form.ts';
import { readMessage } from '@foyer/contract/message.ts';
import * as v from 'valibot';

/** The first fault of a value by a rule; empty if it passes. */
export function ruleFaults(field: string, rule: v.GenericSchema<string, unknown>, value: unknown): Fault[] {
  const read = v.safeParse(rule, typeof value === 'string' ? value : '');
  const message = read.success ? undefined : readMessage(read.issues[0].message);
  return message ? [{ field, message }] : [];
}
