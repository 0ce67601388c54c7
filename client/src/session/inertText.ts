/** The longest text that an address may put on a page. AMB-024 */
const longest = 200;

/** Control characters and those that reverse the writing direction, because they can disguise a text. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const hidden = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * A value of the address as plain text: cut, and without invisible characters. The router parses `err=404` as a number,
 * which is converted back to text. ROUTE-025, S06
 */
export function inertText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`;
  return Array.from(text.replaceAll(hidden, '')).slice(0, longest).join('').trim();
}
