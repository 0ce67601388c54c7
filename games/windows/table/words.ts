/** The window's words: one file a language, loaded alone; arguments stand in braces. */
import type { TableMessages } from '@foyer/text/table.gen.ts';

export type Lang = 'zh_CN' | 'en' | 'th';
export type Word = keyof TableMessages;
export type Words = (word: Word, args?: Readonly<Record<string, string | number>>) => string;

const files: Readonly<Record<Lang, () => Promise<{ default: Readonly<Record<Word, string>> }>>> = {
  zh_CN: () => import('@foyer/text/zh_CN/table.json'),
  en: () => import('@foyer/text/en/table.json'),
  th: () => import('@foyer/text/th/table.json'),
};

export const isLang = (value: string | null): value is Lang => value !== null && Object.hasOwn(files, value);

export async function loadWords(lang: Lang): Promise<Words> {
  const words = (await files[lang]()).default;
  return (word, args = {}) => words[word].replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}

const exact = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Satang as an amount with its currency, the sign first. */
export function baht(satang: number, hasSign = false): string {
  const sign = satang < 0 ? '−' : hasSign && satang > 0 ? '+' : '';
  return `${sign}฿${exact.format(Math.abs(satang) / 100)}`;
}

/** The same on a chip, where there is little room: whole baht without places, thousands as k. */
export const chipText = (satang: number): string =>
  satang >= 1_000_000 ? `${whole.format(satang / 100_000)}k` : whole.format(satang / 100);
