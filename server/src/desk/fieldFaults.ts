/** What is wrong with fields, from the issues of a schema. */
import type { DeskFieldError, FieldRule } from '@foyer/contract/desk/deskCall.ts';
import * as v from 'valibot';

const rules: Readonly<Partial<Record<string, FieldRule>>> = {
  min_length: 'tooShort',
  max_length: 'tooLong',
  min_value: 'tooSmall',
  max_value: 'tooLarge',
  integer: 'whole',
  regex: 'form',
  picklist: 'choice',
  literal: 'choice',
  variant: 'choice',
};

function ruleOf({ type, received, requirement, message }: v.BaseIssue<unknown>): FieldRule {
  // Rules of the contract's own name themselves in the message.
  if (type === 'check' && message === 'terms') return 'terms';
  if (received === 'undefined' || (type === 'min_length' && requirement === 1)) return 'required';
  return rules[type] ?? 'type';
}

export const faultsOf = (issues: readonly v.BaseIssue<unknown>[], within = ''): DeskFieldError[] =>
  issues.map((issue) => ({
    name: within + (v.getDotPath(issue) ?? ''),
    message: issue.message,
    rule: ruleOf(issue),
    ...(typeof issue.requirement === 'number' && { bound: issue.requirement }),
  }));
