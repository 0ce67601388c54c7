/** What a deposit asks for besides the amount. VALID-054 */
import * as v from 'valibot';
import { message } from '../message.ts';

export const depositorName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('required', { field: 'depositorName' })),
  v.maxLength(40, message('depositorName')),
);
