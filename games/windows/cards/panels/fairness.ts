/** Seeds, and the check of revealed rounds in this browser. F01 to F03 */
import * as calls from '@foyer/contract/play/cards.ts';
import { verifyCards } from '../../../fair/cardRound.ts';
import { ask } from '../../frame/api.ts';
import { el } from '../../frame/dom.ts';
import { hashedNote } from '../../frame/proofActs.ts';
import { seedsPart } from '../../frame/seeds.ts';
import { engineOf } from '../games.ts';
import type { Setting } from '../setting.ts';
import { verifierPanel } from './verifier.ts';

export function fairPanel({ state, code, words, lang }: Setting): HTMLElement {
  const { sessionId } = state;

  async function check() {
    const answer = await ask(calls.cardHistory, { sessionId, roundId: '' }, lang);
    if (answer.kind !== 'done') return undefined;
    const open = answer.data.list.filter((round) => round.serverSeed !== '' && round.isSettled);
    const wrong = open.filter(
      ({ commitment, serverSeed, clientSeed, nonce, stakeSatang, moves, winSatang, shown }) =>
        verifyCards(engineOf(code), {
          commitment,
          seeds: { serverSeed, clientSeed, nonce },
          stakeSatang,
          moves,
          winSatang,
          shown: shown[code],
        }) !== 'holds',
    ).length;
    return { open: open.length, wrong };
  }

  return el(
    'div.fair',
    {},
    el('p', {}, words('fairIntro')),
    hashedNote(words, 'cards'),
    seedsPart({ sessionId, words, lang }, state.seeds, check).root,
    el('hr'),
    verifierPanel(words, new URLSearchParams({ model: code })),
  );
}
