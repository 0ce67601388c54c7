/** Light or dark: the visitor's choice in a cookie, else the system's. The page sets it before its first paint. */
import { readCookie, writeCookie } from '#session/cookies.ts';

export type Theme = 'light' | 'dark';

export function chooseTheme(theme: Theme): void {
  writeCookie('theme', theme);
  document.documentElement.dataset.theme = theme;
}

export function followTheme(): void {
  const kept = readCookie('theme');
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
}

export function currentTheme(): Theme {
  return getComputedStyle(document.documentElement).colorScheme.startsWith('light') ? 'light' : 'dark';
}
