/** One article of the help centre as it is written here: a line is a paragraph, lines with '- ' are a list. */
import type { Words } from '../../walletTables.ts';

export interface SeedArticle {
  readonly id: string;
  readonly titles: Words;
  readonly texts: Words;
}

export interface SeedArticleType {
  readonly id: string;
  readonly names: Words;
  readonly articles: readonly SeedArticle[];
}

export const words = (zh_CN: string, en: string, th: string): Words => ({ zh_CN, en, th });

/** Texts are one line for each paragraph. */
export const article = (id: string, titles: Words, texts: Words): SeedArticle => ({ id, titles, texts });

/** The text as HTML of the tags that articles may hold; the words themselves hold no markup. */
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

/** The first paragraph, for lists. */
export const summaryOf = (text: string): string => text.trim().split('\n', 1)[0]?.trim() ?? '';
