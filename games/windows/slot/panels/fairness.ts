/** Seeds, and the check of revealed rounds in this browser. F01 to F03 */
import * as calls from '@foyer/contract/play/slot.ts';
import type { PlayRound } from '@foyer/contract/play/slot.ts';
import { verify } from '../../../fair/slotRound.ts';
import { ask } from '../../frame/api.ts';
import { el } from '../../frame/dom.ts';
import { hashedNote } from '../../frame/proofActs.ts';
import { seedsPart } from '../../frame/seeds.ts';
import { asPlayed } from '../feature.ts';
import type { Setting } from '../table.ts';
import { verifierPanel } from './verifier.ts';

export function fairPanel({ state, title, words, lang }: Setting): HTMLElement {
  const { sessionId } = state;

  async function check() {
    const answer = await ask(calls.history, { sessionId, roundId: '' }, lang);
    if (answer.kind !== 'done') return undefined;
    const open = answer.data.list.filter((round) => round.serverSeed !== '');
    const wrong = open.filter((round) => verify(asPlayed(title, round).model, claimOf(round)) !== 'holds').length;
    return { open: open.length, wrong };
  }

  return el(
    'div.fair',
    {},
    el('p', {}, words('fairIntro')),
    hashedNote(words, 'slot'),
    seedsPart({ sessionId, words, lang }, state.seeds, check).root,
    el('hr'),
    verifierPanel(words, new URLSearchParams({ model: title.model.code })),
  );
}

const claimOf = (round: PlayRound) => ({
  commitment: round.commitment,
  seeds: { serverSeed: round.serverSeed, clientSeed: round.clientSeed, nonce: round.nonce },
  win: round.spins.reduce((sum, spin) => sum + spin.win, 0),
  stops: round.spins.map((spin) => spin.stops),
});
