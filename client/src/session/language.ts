/** The language of this visit: the cookie, else Chinese. Requests, the document and the texts follow it. AMB-180 */
import { isLocale } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import { readCookie, writeCookie } from '#session/cookies.ts';
import { createStore, useStore } from '#session/store.ts';
import { loadWords, namespacesInUse } from '#text/namespaces.ts';

const locale = createStore<Locale>('zh_CN');
/** The language requested last; its words may still be loading. */
let wanted: Locale = 'zh_CN';

export const currentLocale = (): Locale => locale.get();
export const useChosenLocale = (rendered: Locale): Locale => useStore(locale, rendered);

/** Takes over the language of the rendered page. */
export function startLanguage(rendered: Locale): void {
  wanted = rendered;
  locale.set(rendered);
}

/**
 * Switches the language without a reload. Words in use are loaded first, so that languages are never mixed. I18N-003
 */
export async function chooseLanguage(next: Locale): Promise<void> {
  if (await speak(next)) writeCookie('lang', next);
}

/** Returns false if another language was requested in the meantime. */
async function speak(next: Locale): Promise<boolean> {
  wanted = next;
  await Promise.all(namespacesInUse().map((namespace) => loadWords(next, namespace)));
  if (wanted !== next) return false;
  leaveAddress();
  document.documentElement.lang = intlLocales[next];
  locale.set(next);
  return true;
}

/** Removes the previous language from the address, where it would override the choice at the next load. */
function leaveAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/** Follows a switch in another tab without writing the cookie. Returns whether the language has changed. */
export async function followLanguage(): Promise<boolean> {
  const kept = readCookie('lang');
  // Words that failed to load are requested again.
  const isSpoken = kept === wanted && kept === locale.get();
  return isLocale(kept) && !isSpoken && (await speak(kept));
}
