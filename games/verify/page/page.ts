/** The page: a proof is pasted or filled in, checked, and shown step by step. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { families, proofOf, readProof } from '../../fair/proof.ts';
import type { Family, Proof, ProofFault } from '../../fair/proof.ts';
import { el } from '../../windows/frame/dom.ts';
import { checkProof } from '../check/check.ts';
import { locales, wordsOf } from '../words.ts';
import type { Words } from '../words.ts';
import { createFields } from './fields.ts';
import { faultShown, hashedShown, reportShown } from './report.ts';

const isFamily = (word: string): word is Family => (families as readonly string[]).includes(word);

/** The fields of the chosen family, with what is hashed in it. */
function createProofForm(words: Words, onCheck: (read: Proof | ProofFault) => void) {
  const place = el('div');
  const hashes = el('div');
  let fields = createFields(words, 'slot');
  const choice = el(
    'select',
    { id: 'family' },
    ...families.map((family) => el('option', { value: family }, words(`family.${family}`))),
  );
  const show = (family: Family): void => {
    choice.value = family;
    fields = createFields(words, family);
    place.replaceChildren(fields.root);
    hashes.replaceChildren(hashedShown(words, family));
  };
  choice.addEventListener('change', () => {
    if (isFamily(choice.value)) show(choice.value);
  });
  const form = el(
    'form',
    { novalidate: true },
    el('label.short', {}, el('span', {}, words('family')), choice),
    place,
    el('button', { type: 'submit' }, words('check')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onCheck(proofOf(fields.read()));
  });
  show('slot');
  return {
    parts: [form, hashes],
    focus: (field: string) => fields.focus(field),
    fill(proof: Proof) {
      show(proof.family);
      fields.fill(proof);
    },
  };
}

/** `given` is a proof to begin with, or ''. */
export function createPage(
  locale: Locale,
  given: string,
  onLocale: (locale: Locale, text: string) => void,
): HTMLElement {
  const words = wordsOf(locale);
  const result = el('div.result', { role: 'status', 'aria-label': words('result') });
  const paste = el('textarea.paste', { id: 'paste', rows: '7', spellcheck: 'false', autocomplete: 'off' });
  const form = createProofForm(words, (read) => {
    verify(read);
    if ('fault' in read) form.focus(read.field ?? '');
  });

  function verify(read: Proof | ProofFault): void {
    result.replaceChildren(...('fault' in read ? faultShown(words, read) : reportShown(words, read, checkProof(read))));
  }

  function verifyPasted(): void {
    if (paste.value.trim() === '') return result.replaceChildren();
    const read = readProof(paste.value);
    if (!('fault' in read)) form.fill(read);
    return verify(read);
  }

  paste.addEventListener('input', verifyPasted);
  paste.value = given;
  verifyPasted();
  return el(
    'main',
    {},
    el(
      'header',
      {},
      el('h1', {}, words('title')),
      languageChoice(locale, (next) => onLocale(next, paste.value)),
    ),
    el('p', {}, words('intro')),
    el('label', { for: 'paste' }, words('paste')),
    paste,
    el('p.faint', {}, words('pasteHint')),
    result,
    el('h2', {}, words('byHand')),
    ...form.parts,
    location.protocol.startsWith('http')
      ? el('p', {}, el('a', { href: location.pathname, download: 'verify.html' }, words('save')))
      : undefined,
  );
}

function languageChoice(locale: Locale, onLocale: (locale: Locale) => void): HTMLElement {
  const words = wordsOf(locale);
  const select = el(
    'select',
    { 'aria-label': words('language') },
    ...locales.map((each) => el('option', { value: each, selected: each === locale }, words(`languages.${each}`))),
  );
  select.addEventListener('change', () => {
    const next = locales.find((each) => each === select.value);
    if (next !== undefined) onLocale(next);
  });
  return select;
}
