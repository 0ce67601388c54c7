/** Writes HTML as text: every value is escaped, parts made by `html` are not escaped again. */
export interface Html {
  readonly markup: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

type Value = Html | string | number | readonly Html[];
const isParts = (value: Value): value is readonly Html[] => Array.isArray(value);

function markupOf(value: Value): string {
  if (isParts(value)) return value.map(({ markup }) => markup).join('');
  return typeof value === 'object' ? value.markup : escaped(String(value));
}

export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: parts.map((part, index) => part + (index < values.length ? markupOf(values[index] ?? '') : '')).join(''),
});
export const nothing: Html = { markup: '' };
