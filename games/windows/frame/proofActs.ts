/** Takes the proof of a round out of the window: a copy, or verify.html with it. F03 */
import { proofFields, proofText, verifierAddress } from '../../fair/proof.ts';
import type { Family, Proof } from '../../fair/proof.ts';
import { el } from './dom.ts';
import type { PlayWords } from './words.ts';

export const verifierLink = (words: PlayWords, proof?: Proof): HTMLElement =>
  el(
    'a.proof-link',
    { href: verifierAddress(document.documentElement.lang, proof), target: '_blank', rel: 'noopener' },
    words('proofOpen'),
  );

/** A button that copies the proof, and a link to the verifier with the proof filled in. */
export function proofActs(words: PlayWords, proof: Proof): HTMLElement {
  const told = el('span.faint', { role: 'status' });
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(proofText(proof));
      told.textContent = words('proofCopied');
    } catch {
      told.textContent = words('proofRefused');
    }
  }
  return el(
    'div.proof-acts',
    {},
    el('button.proof-link', { type: 'button', onclick: () => void copy() }, words('proofCopy')),
    verifierLink(words, proof),
    told,
  );
}

/** Nothing before the seed is revealed. */
export const proofRow = (words: PlayWords, proof: Proof | undefined): HTMLElement | undefined =>
  proof && proofActs(words, proof);

/** What exactly is hashed in this family. F01 */
export function hashedNote(words: PlayWords, family: Family): HTMLElement {
  const isChain = 'anchor' in proofFields[family];
  const message = words(`hashedMessage.${family}`);
  return el(
    'details.hashed',
    {},
    el('summary', {}, words('hashedTitle')),
    el('p', {}, words(isChain ? 'hashedChain' : 'hashedSeeds', { message })),
    el('p', {}, words(family === 'sport' ? 'hashedChances' : 'hashedPlaces')),
  );
}
