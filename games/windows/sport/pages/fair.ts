/** Fairness: links to the proofs of recent matches, and a form that verifies any match without the house. F01, F03 */
import { el } from '../../frame/dom.ts';
import { verifierLink } from '../../frame/proofActs.ts';
import type { State, Setting } from '../model/state.ts';
import { verdictOf } from '../match/proof.ts';
import type { Words } from '../words.ts';

/** Needs no session and no network. */
export function verifierForm(words: Words, given: URLSearchParams): HTMLElement {
  const status = el('p.verdict', { role: 'status' });
  const field = (label: string, name: string) => {
    const input = el('input', { name, value: given.get(name) ?? '', autocomplete: 'off', spellcheck: 'false' });
    return { input, root: el('label.field', {}, el('span', {}, label), input) };
  };
  const match = field(words('verifyMatch'), 'match');
  const seed = field(words('proofSeed'), 'seed');
  const position = field(words('proofPosition'), 'position');
  const anchor = field(words('proofAnchor'), 'anchor');
  const salt = field(words('verifySalt'), 'salt');
  const score = field(words('verifyScore'), 'score');

  async function check(): Promise<void> {
    const [home, away] = score.input.value.split(/\D+/).map(Number);
    const verdict = await verdictOf({
      matchId: match.input.value.trim(),
      seed: seed.input.value.trim(),
      position: Number(position.input.value),
      anchor: anchor.input.value.trim(),
      salt: salt.input.value.trim(),
      score: { home: home ?? Number.NaN, away: away ?? Number.NaN },
    });
    status.textContent = words(verdict === 'holds' ? 'proofHolds' : 'proofFails');
  }

  const form = el(
    'form.verifier',
    { novalidate: true },
    el('h3', {}, words('verifyTitle')),
    match.root,
    seed.root,
    anchor.root,
    salt.root,
    el('div.row-fields', {}, position.root, score.root),
    el('button.primary', { type: 'submit' }, words('proofRun')),
    status,
    el('p', {}, verifierLink(words)),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void check();
  });
  return form;
}

export function fairPage({ words }: Setting, { board, page }: State, onLeave: () => void): HTMLElement {
  const { match, proof } = page ?? {};
  const known = new URLSearchParams(
    match && proof && proof.seed !== ''
      ? {
          match: match.running.matchId,
          seed: proof.seed,
          anchor: proof.anchor,
          salt: proof.salt.salt,
          position: String(proof.position),
          score: `${match.running.score.home} ${match.running.score.away}`,
        }
      : {},
  );
  const recent = (board?.results ?? []).map(({ running, homeName, awayName }) =>
    el(
      'li',
      {},
      el(
        'a.quietly',
        { href: `#/match/${running.matchId}`, onclick: onLeave },
        el('span', {}, words('versus', { home: homeName, away: awayName })),
        el('b.fig', {}, `${running.score.home} : ${running.score.away}`),
      ),
    ),
  );
  return el(
    'div.fair',
    {},
    el('p', {}, words('fairIntro')),
    el('p', {}, words('rulesSimText')),
    recent.length > 0 ? el('h3', {}, words('fairRecent')) : undefined,
    el('ul.recent', {}, ...recent),
    el('hr'),
    verifierForm(words, known),
  );
}
