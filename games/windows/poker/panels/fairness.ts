/** Seeds, and the check of revealed rounds in this browser. F01 to F03 */
import * as calls from '@foyer/contract/play/poker.ts';
import { verifyEvent, verifyHoldem } from '../../../fair/pokerRound.ts';
import { ask } from '../../frame/api.ts';
import { el } from '../../frame/dom.ts';
import { hashedNote } from '../../frame/proofActs.ts';
import { seedsPart } from '../../frame/seeds.ts';
import type { Setting } from '../setting.ts';
import { verifierPanel } from './verifier.ts';

const seedsOf = ({ serverSeed, clientSeed, nonce }: calls.HoldemRound | calls.EventRound) => ({
  serverSeed,
  clientSeed,
  nonce,
});

export function fairPanel({ state, words, lang }: Setting): HTMLElement {
  const { sessionId } = state;

  async function check() {
    const answer = await ask(calls.pokerHistory, { sessionId, roundId: '' }, lang);
    if (answer.kind !== 'done') return undefined;
    const hands = answer.data.holdem.filter((round) => round.serverSeed !== '');
    const events = answer.data.events.filter((round) => round.serverSeed !== '');
    const verdicts = [
      ...hands.map((round) => verifyHoldem({ ...round, seeds: seedsOf(round), isCalled: round.result !== 'fold' })),
      ...events.map((round) => verifyEvent({ ...round, seeds: seedsOf(round) })),
    ];
    return { open: verdicts.length, wrong: verdicts.filter((verdict) => verdict !== 'holds').length };
  }

  return el(
    'div.fair',
    {},
    el('p', {}, words(state.rules === 'holdem' ? 'fairHoldem' : 'fairEvent')),
    hashedNote(words, state.rules === 'holdem' ? 'holdem' : 'event'),
    seedsPart({ sessionId, words, lang }, state.seeds, check).root,
    el('hr'),
    verifierPanel(words, new URLSearchParams({ model: state.rules })),
  );
}
