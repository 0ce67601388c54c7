/** Light or dark: the device's own, or what the member of staff chose. */
import { useSyncExternalStore } from 'react';

export const appearances = ['device', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

const place = 'desk.appearance';
const listeners = new Set<() => void>();
const devices = matchMedia('(prefers-color-scheme: dark)');
devices.addEventListener('change', apply);

export function appearance(): Appearance {
  const kept = localStorage.getItem(place);
  return appearances.find((one) => one === kept) ?? 'device';
}

const isDark = (): boolean => (appearance() === 'device' ? devices.matches : appearance() === 'dark');

/** tokens.css reads the theme from the page. */
function apply(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

export function setAppearance(next: Appearance): void {
  localStorage.setItem(place, next);
  apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark);
apply();
