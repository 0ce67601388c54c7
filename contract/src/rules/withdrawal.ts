/** The withdrawal password: at least 6 characters where it is set, only required where it is used. AMB-098 */
import * as v from 'valibot';
import { message } from '../message.ts';

export const withdrawPasswordSet = v.pipe(
  v.string(),
  v.nonEmpty(message('required', { field: 'withdrawPassword' })),
  v.minLength(6, message('withdrawPasswordSet')),
  v.maxLength(64, message('withdrawPasswordSet')),
);
export const withdrawPasswordGiven = v.pipe(v.string(), v.nonEmpty(message('required', { field: 'withdrawPassword' })));
