/** Form values are in wire format, so the call's own request codec validates them, as the house does. VALID-001, S13 */
import type { Call, RequestOf } from '@foyer/contract/call.ts';
import { faultsOf } from '@foyer/contract/form.ts';
import type { Fault } from '@foyer/contract/form.ts';
import type { RuleMessage } from '@foyer/contract/message.ts';
import type { FieldError, Resolver, ResolverResult } from 'react-hook-form';
import * as v from 'valibot';

/** By wire name; a ticked box is '1' or true. */
export type FormValues = Record<string, string | boolean | undefined>;
/** A check that only the client can make, such as two equal passwords. */
export type ClientCheck = (values: FormValues) => readonly Fault[];
/** The same, for a rule that is loaded when it is first needed. */
export type LaterCheck = (values: FormValues) => Promise<readonly Fault[]>;

/** A field's error: a rule's message, not yet translated, or the house's own text. */
export interface RuleError extends FieldError {
  readonly type: 'rule';
  readonly rule: RuleMessage;
}
export const isRuleError = (error: FieldError): error is RuleError => error.type === 'rule';

export function resolverFor<C extends Call>(
  call: C,
  check: ClientCheck | LaterCheck | undefined,
  also: Readonly<Record<string, string>> | undefined,
): Resolver<FormValues, unknown, { request: RequestOf<C> }> {
  return (values) => {
    const read = v.safeParse(call.request.schema, { ...values, ...also });
    const judge = (found: readonly Fault[]): ResolverResult<FormValues, { request: RequestOf<C> }> => {
      const faults = [...(read.success ? [] : faultsOf(read.issues)), ...found];
      if (read.success && faults.length === 0) {
        return { values: { request: read.output as RequestOf<C> }, errors: {} };
      }
      const errors: Record<string, RuleError> = {};
      for (const { field, message } of faults) errors[field] ??= { type: 'rule', message: message.key, rule: message };
      return { values: {} as Record<string, never>, errors };
    };
    const found = check?.(values) ?? [];
    return found instanceof Promise ? found.then(judge) : judge(found);
  };
}
