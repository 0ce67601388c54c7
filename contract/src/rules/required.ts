/** What every rule shares: an empty value gives 'please enter ...' and names the field. VALID-002 */
import * as v from 'valibot';
import { message } from '../message.ts';
import type { FieldName } from '../message.ts';

/** Longer input is refused before any pattern looks at it. */
const longest = 4_096;

const notEmpty = (field: FieldName) => v.nonEmpty<string, string>(message('required', { field }));
const notEndless = v.maxLength<string, number, string>(longest, message('unreadable'));

/** A required text without blanks around it. */
export const requiredText = (field: FieldName) => v.pipe(v.string(), notEndless, v.trim(), notEmpty(field));
/** A required secret: blanks in it count. */
export const requiredSecret = (field: FieldName) => v.pipe(v.string(), notEndless, notEmpty(field));
/** A text of a field that may stay empty: the codec's `optional` keeps the rule away from an empty value. */
export const filledText = v.pipe(v.string(), notEndless, v.trim());
