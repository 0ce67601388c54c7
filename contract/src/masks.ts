/**
 * Masks for values that others could read on the screen. They keep the length and hide at least one character. A value
 * too short for its mask shows at most its first character. AMB-187
 */

/** Splits a text into visible characters: a Thai letter keeps its vowel. */
const segmenter = new Intl.Segmenter();
const charactersOf = (value: string): string[] => Array.from(segmenter.segment(value), ({ segment }) => segment);

function maskMiddle(value: string, first: number, last: number): string {
  const characters = charactersOf(value);
  if (characters.length === 0) return '';
  const isTooShort = characters.length <= first + last;
  const shownFirst = isTooShort ? (characters.length > 1 ? 1 : 0) : first;
  const shownLast = isTooShort ? 0 : last;
  const hidden = '*'.repeat(characters.length - shownFirst - shownLast);
  return characters.slice(0, shownFirst).join('') + hidden + characters.slice(characters.length - shownLast).join('');
}

/** First 3 and last 4 digits. CONST-025 */
export const maskPhone = (phone: string): string => maskMiddle(phone, 3, 4);

/** All but the last character; a name of one character is hidden completely. CONST-026 */
export function maskName(name: string): string {
  const characters = charactersOf(name);
  if (characters.length <= 1) return '*'.repeat(characters.length);
  return '*'.repeat(characters.length - 1) + characters.at(-1);
}

/** First 3 and last 2 characters. CONST-027 */
export const maskAccount = (account: string): string => maskMiddle(account, 3, 2);

/** The last four digits. ENTITY-027 */
export const maskCard = (digits: string): string => maskMiddle(digits, 0, 4);

/** First 2 characters and the domain, as on the security page. */
export function maskEmail(email: string): string {
  const sign = email.lastIndexOf('@');
  return sign < 0 ? maskMiddle(email, 2, 0) : maskMiddle(email.slice(0, sign), 2, 0) + email.slice(sign);
}
