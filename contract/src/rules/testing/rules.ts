/** Runs a table of rules: valid values, invalid ones with their messages, and very long input. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../message.ts';

export type Rule = v.GenericSchema<string, unknown>;
/** Title with IDs, rule, valid values, invalid values with the key of the message. */
export type RuleRow = [title: string, rule: Rule, valid: string[], invalid: [value: string, key: string][]];

/** The key of the first message with a named field, or 'passes'. */
export function verdict(rule: v.GenericSchema<any, unknown>, value: unknown): string {
  const read = v.safeParse(rule, value);
  if (read.success) return 'passes';
  const message = readMessage(read.issues[0].message);
  return message?.args.field === undefined ? (message?.key ?? 'no message') : `${message.key} ${message.args.field}`;
}

const endless = 100_000;

export function describeRules(table: RuleRow[]): void {
  describe.each(table)('%s', (_, rule, valid, invalid) => {
    it.each(valid)('passes %j', (value) => expect(verdict(rule, value)).toBe('passes'));
    it.each(invalid)('answers %j with %s', (value, key) => expect(verdict(rule, value)).toBe(key));
    it.each(['a', '1', ' ', '中', 'a1', 'a.', '1a ', 'a@', 'a·', '-'])(
      'is done with 100,000 of %j, linearly. S20',
      (unit) => {
        // A pattern with catastrophic backtracking needs hours for these, so the time limit of the run fails the test.
        const value = unit.repeat(endless / unit.length);
        expect(verdict(rule, value)).not.toBe('passes');
        expect(verdict(rule, `x${value}!`)).not.toBe('passes');
      },
    );
  });
}
