/** A sentence for each refusal of the house and each fault of the line. */
import { hasWord, words } from '../text/words.ts';
import { HouseError } from './houseError.ts';

export function errorWords(error: unknown): string {
  if (!(error instanceof HouseError)) return words('error.unexpected');
  const key = `error.${error.code}`;
  if (hasWord(key)) return words(key);
  if (error.statusCode >= 500) return words('error.failed');
  return words('error.other', { code: error.code });
}

/** What is wrong with a field. The house names a rule; a rule without words of its own is shown as the house wrote it. */
export function fieldWords(message: string): string {
  const key = `fieldError.${message}`;
  return hasWord(key) ? words(key) : message;
}
