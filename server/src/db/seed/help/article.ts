/** Help articles: each line of a text is a paragraph, and lines that begin with '- ' form a list. */
import type { MessageKey } from '@foyer/text/keys.ts';
import { storedWords } from '@foyer/text/translate.ts';
import type { Words } from '../../walletTables.ts';

interface SeedArticle {
  readonly id: string;
  readonly titles: Words;
  readonly texts: Words;
}

/** Keys of an article's texts without arguments in `text/<language>/seed/help.json`. */
type ArticleKey =
  MessageKey<'seed/help'> extends infer K ? (K extends `${infer A}.text` ? Exclude<A, 'rules.terms'> : never) : never;

const words = storedWords('seed/help');
export const article = (id: string, key: ArticleKey): SeedArticle => ({
  id,
  titles: words(`${key}.title`),
  texts: words(`${key}.text`),
});

/** Converts the text to HTML with the tags that articles allow. The text itself contains no markup. */
export function htmlOf(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines
    .map((line) => (line.startsWith('- ') ? `<li>${line.slice(2)}</li>` : `<p>${line}</p>`))
    .join('')
    .replaceAll(/(?:<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`);
}

/** Returns the first paragraph, for lists. */
export const summaryOf = (text: string): string => text.trim().split('\n', 1)[0]?.trim() ?? '';
