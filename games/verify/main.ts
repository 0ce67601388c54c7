/**
 * The verifier of every family in one file. It uses no network, and runs from a disk. A proof can be in the address,
 * behind `#`, which a browser does not send. For many proofs, a script calls `verifyProof(text)`; that works without a
 * page, too. F03
 */
import './verify.css';
import type { Locale } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import { readProof } from '../fair/proof.ts';
import { checkProof } from './check/check.ts';
import { createPage } from './page/page.ts';
import { firstLocale, wordsOf } from './words.ts';

/** Checks the text of a proof. Returns what is wrong with the text, or the verdict with its steps. */
function verifyProof(text: string) {
  const read = readProof(text);
  return 'fault' in read ? read : checkProof(read);
}

function proofInAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

function show(locale: Locale, given: string): void {
  document.documentElement.lang = intlLocales[locale];
  document.title = wordsOf(locale)('title');
  document.body.replaceChildren(createPage(locale, given, show));
}

Object.assign(globalThis, { verifyProof });
if (typeof document !== 'undefined') {
  const asked = new URLSearchParams(location.search).get('lang');
  show(firstLocale(asked, navigator.languages), proofInAddress());
  addEventListener('hashchange', () => location.reload());
}
