/** The window's words: one file a language, loaded alone; arguments stand in braces. */
import type { SlotMessages } from '@foyer/text/slot.gen.ts';

export type Lang = 'zh_CN' | 'en' | 'th';
export type Word = keyof SlotMessages;
export type Words = (word: Word, args?: Readonly<Record<string, string | number>>) => string;

const files: Readonly<Record<Lang, () => Promise<{ default: Readonly<Record<Word, string>> }>>> = {
  zh_CN: () => import('@foyer/text/zh_CN/slot.json'),
  en: () => import('@foyer/text/en/slot.json'),
  th: () => import('@foyer/text/th/slot.json'),
};

export const isLang = (value: string | null): value is Lang => value !== null && Object.hasOwn(files, value);

export async function loadWords(lang: Lang): Promise<Words> {
  const words = (await files[lang]()).default;
  return (word, args = {}) => words[word].replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}

const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Satang as an amount with its currency, the sign first. */
export function baht(satang: number, hasSign = false): string {
  const sign = satang < 0 ? '−' : hasSign && satang > 0 ? '+' : '';
  return `${sign}฿${amount.format(Math.abs(satang) / 100)}`;
}
