/**
 * Completes the state of a page that no server rendered: its language is the address's, then the cookie's, then the
 * file's. Evaluated before the client starts. Decision 465
 */
import { isLocale } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import type { PageState } from './page.ts';
import { readCookie } from '#session/cookies.ts';
import { readVisitor } from '#session/signedIn.ts';

if (document.readyState === 'loading') await new Promise((there) => addEventListener('DOMContentLoaded', there));
const element = document.querySelector('#state');
if (!element) throw new Error('the page has no #state');
const written = JSON.parse(element.textContent) as PageState;
const locale = [new URL(location.href).searchParams.get('lang'), readCookie('lang'), written.locale].find((one) =>
  isLocale(one),
);
if (locale !== undefined) document.documentElement.lang = intlLocales[locale];
// The policy allows no text to be set on a script element, of whatever type.
const filled = document.createElement('template');
filled.id = element.id;
filled.textContent = JSON.stringify({ ...written, locale: locale ?? written.locale, visitor: readVisitor() });
element.replaceWith(filled);
