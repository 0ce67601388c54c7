/** Shared by all rules: an empty value gives 'please enter ...' with the name of the field. VALID-002 */
import * as v from 'valibot';
import { message } from '../message.ts';
import type { FieldName } from '../message.ts';

/** Longer input is refused before any pattern is applied. */
const longest = 4_096;

const notEmpty = (field: FieldName) => v.nonEmpty<string, string>(message('required', { field }));
const notEndless = v.maxLength<string, number, string>(longest, message('unreadable'));

/** A required text; surrounding blanks are removed. */
export const requiredText = (field: FieldName) => v.pipe(v.string(), notEndless, v.trim(), notEmpty(field));
/** A required secret, including its blanks. */
export const requiredSecret = (field: FieldName) => v.pipe(v.string(), notEndless, notEmpty(field));
/** A text of an optional field: the codec's `optional` skips the rule for an empty value. */
export const filledText = v.pipe(v.string(), notEndless, v.trim());
