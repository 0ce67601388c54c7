/** A sentence for each refusal of the house and each fault of the line. */
import type { DeskFieldError } from '@foyer/contract/desk/deskCall.ts';
import { hasWord, words } from '../text/words.ts';
import { HouseError } from './houseError.ts';

export function errorWords(error: unknown): string {
  if (!(error instanceof HouseError)) return words('error.unexpected');
  const key = `error.${error.code}`;
  if (hasWord(key)) return words(key);
  if (error.statusCode >= 500) return words('error.failed');
  return words('error.other', { code: error.code });
}

/** The name of a field that the form does not show by itself, such as `item.terms`; as the house wrote it if there is none. */
export function fieldLabel(name: string): string {
  const [first = '', second = ''] = name.replace(/^item\./, '').split('.');
  const keys = first === 'terms' ? [`terms.${second}`, 'terms.title'] : [`content.${first}`, `column.${first}`];
  const key = keys.find((one) => hasWord(one));
  return key !== undefined && hasWord(key) ? words(key) : name;
}

/** What is wrong with a field, in the language of the desk. A rule of a later house is shown as the house wrote it. */
export function fieldWords({ rule, bound = '', message }: DeskFieldError): string {
  const key = `fieldError.${rule}`;
  return hasWord(key) ? words(key, { n: bound }) : message;
}
