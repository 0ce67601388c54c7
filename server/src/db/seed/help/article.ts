/** Source format of a help article: each line is a paragraph, and lines that begin with '- ' form a list. */
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

/** Makes an article. Texts hold one line for each paragraph. */
export const article = (id: string, titles: Words, texts: Words): SeedArticle => ({ id, titles, texts });

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
