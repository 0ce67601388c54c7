/** What the errors of the older routes below /operator/ say in words, and which fields they are about. */
import type { DeskFieldError } from '@foyer/contract/desk/deskCall.ts';

interface Said {
  readonly message: string;
  readonly fields?: readonly DeskFieldError[];
}

const about = (message: string, ...fields: (readonly [name: string, message: string])[]): Said => ({
  message,
  fields: fields.map(([name, said]) => ({ name, message: said })),
});
const notListed = 'is none of those that are allowed';
const missing = 'is missing or too long';

const said: ReadonlyMap<string, Said> = new Map([
  ['unknown account', about('no player has this account', ['account', 'is no player’s'])],
  ['unknown game', about('the house has no such game', ['gameId', 'is no game of the platform'])],
  ['unknown card', about('the player has no card with these digits', ['lastFour', 'are no card’s of the player'])],
  ['unknown picture', { message: 'the order has no picture' }],
  ['unknown decision', about('the decision is unknown', ['decision', notListed])],
  ['decision', about('the decision is unknown, or lacks what it needs', ['decision', notListed])],
  ['unknown status', about('the status is unknown', ['status', notListed])],
  ['reason', about('a reason is needed', ['reason', missing])],
  ['channel', about('the channel is unknown', ['channel', notListed])],
  ['catalogue', { message: 'the catalogue cannot be taken' }],
  ['nothing to decide', { message: 'there is nothing to decide: it is unknown, or was decided before' }],
  ['nothing to annul', { message: 'there is nothing to void: it is unknown, or was voided before' }],
  [
    'id, amount, turnover, terms or as',
    about(
      'a field of the bonus cannot be taken',
      ['id', missing],
      ['amount', 'has to be a whole number above 0, unless there are terms'],
      ['turnover', 'has to be a whole number, unless there are terms'],
      ['terms', 'are incomplete'],
      ['as', notListed],
    ),
  ],
  [
    'key, subject and content in every language',
    about(
      'news need a key, and subject and content in every language',
      ['key', missing],
      ['subject', missing],
      ['content', missing],
    ),
  ],
]);

/** A sentence for an error of an older route. */
export const saidOf = (error: string): Said => said.get(error) ?? { message: `the house refuses this: ${error}` };
