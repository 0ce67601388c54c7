/** The desk's language: chosen by the member of staff, and kept on the device. */
import { useSyncExternalStore } from 'react';

export const languages = ['zh_CN', 'en'] as const;
export type Language = (typeof languages)[number];

export const tagOf: Readonly<Record<Language, string>> = { zh_CN: 'zh-CN', en: 'en' };

const place = 'desk.language';
const listeners = new Set<() => void>();

function first(): Language {
  const kept = localStorage.getItem(place);
  const known = languages.find((one) => one === kept);
  return known ?? (navigator.language.startsWith('zh') ? 'zh_CN' : 'en');
}

let current: Language | undefined;

export function language(): Language {
  current ??= first();
  return current;
}

export function setLanguage(next: Language): void {
  current = next;
  localStorage.setItem(place, next);
  document.documentElement.lang = tagOf[next];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, language);
