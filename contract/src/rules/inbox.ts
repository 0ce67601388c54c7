/** A message to the house. Section 5, VALID-059 */
import * as v from 'valibot';
import { message } from '../message.ts';
import { filledText, requiredText } from './required.ts';

/** AMB-106 */
export const messageTypes = ['deposit', 'withdrawal', 'game', 'bonus', 'other'] as const;
export type MessageType = (typeof messageTypes)[number];

const subjectMax = 60;
const contentMax = 1_000;

/** Chosen from a list, so an empty value is reported like any other unlisted one. */
export const messageType = v.pipe(filledText, v.picklist(messageTypes, message('messageType')));
export const subject = v.pipe(
  requiredText('subject'),
  v.maxLength(subjectMax, message('subject', { max: subjectMax })),
);
export const content = v.pipe(
  requiredText('content'),
  v.maxLength(contentMax, message('content', { max: contentMax })),
);
