/** The proof of a match by its hash chain and the score computed from the seed, checked in this browser. F01 to F03 */
import type { SportMatch, SportProof } from '@foyer/contract/play/sport.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { isSalted } from '../../../fair/saltRecords.ts';
import { el } from '../../frame/dom.ts';
import { hashedNote, proofActs } from '../../frame/proofActs.ts';
import { listCheck } from '../../frame/listCheck.ts';
import { fact, isSaltSound, saltFacts, saltVerdict } from '../../frame/saltFacts.ts';
import type { Looking } from '../board/odds.ts';
import type { MatchPage, State } from '../model/state.ts';
import { press } from '../view/press.ts';
import type { Word, Words } from '../words.ts';

const verdictWords: Readonly<Record<NonNullable<State['verdict']>, Word>> = {
  holds: 'proofHolds',
  fails: 'proofFails',
};

interface Revealed {
  readonly match: SportMatch;
  readonly proof: SportProof;
}

export function proofPart({ setting, state }: Looking, { match, proof }: MatchPage): HTMLElement {
  const { words } = setting;
  const isOpen = proof !== undefined && proof.seed !== '';
  return el(
    'section.proof',
    {},
    el('h2', {}, words('proof')),
    el('p.faint', {}, words('proofBefore')),
    el(
      'dl.facts',
      {},
      ...fact(words('verifyMatch'), match.running.matchId),
      ...(proof === undefined
        ? []
        : [
            ...fact(words('proofAnchor'), proof.anchor),
            ...fact(words('proofPosition'), String(proof.position)),
            ...fact(words('proofPublished'), deviceTime(proof.publishedMs)),
            ...saltFacts(words, proof.salt),
          ]),
      ...(isOpen ? fact(words('proofSeed'), proof.seed) : []),
    ),
    proof && el('p.faint', {}, saltVerdict(words, isSaltSound(proof.salt, proof.publishedMs, match.startMs))),
    proof && isSalted(proof.salt) ? listPart(setting, { match, proof }) : undefined,
    hashedNote(words, 'sport'),
    isOpen ? actsPart(words, { match, proof }) : undefined,
    isOpen ? el('button.quiet', { type: 'button', ...press('verify') }, words('proofRun')) : undefined,
    el('p.said', { role: 'status' }, state.verdict === undefined ? '' : words(verdictWords[state.verdict])),
  );
}

/** Drawn once for a match, because its button listens by itself. */
function actsPart(
  words: Words,
  { match: { running }, proof: { anchor, seed, position, salt } }: Revealed,
): HTMLElement {
  const { matchId, score } = running;
  const part = proofActs(words, { family: 'sport', match: matchId, anchor, seed, position, salt: salt.salt, ...score });
  part.toggleAttribute('data-own', true);
  part.dataset.key = `proof ${matchId}`;
  return part;
}

/** Rendered once for a match and its salt, because its button keeps its own state. */
function listPart({ words, lang }: Looking['setting'], { match, proof }: Revealed): HTMLElement {
  const { matchId, sportId } = match.running;
  const part = el(
    'div',
    {},
    listCheck(words, { name: `sport:${sportId}`, ...proof }, { startMs: match.startMs, lang }),
  );
  part.toggleAttribute('data-own', true);
  part.dataset.key = `list ${matchId} ${proof.salt.salt}`;
  return part;
}

interface Claim {
  readonly matchId: string;
  readonly anchor: string;
  readonly seed: string;
  readonly position: number;
  /** '' for a chain without a salt. */
  readonly salt: string;
  readonly score: SportMatch['running']['score'];
}

/** Loads the verifier on demand, because it includes the rules of all sports. */
export async function verdictOf({ matchId, ...claim }: Claim): Promise<NonNullable<State['verdict']>> {
  const [{ verifySport }, { fixtureOfId }] = await Promise.all([
    import('../../../fair/sportMatch.ts'),
    import('../../../engines/sport/fixtures.ts'),
  ]);
  const fixture = fixtureOfId(matchId);
  return fixture !== undefined && verifySport({ ...claim, fixture }) === 'holds' ? 'holds' : 'fails';
}
