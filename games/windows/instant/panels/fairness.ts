/** Seeds: commitments, change of seed, revealed seeds, and a check of every round whose seed is revealed. F01, F03 */
import { instantHistory } from '@foyer/contract/play/instant.ts';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { isInstantCode } from '../../../engines/instant/game.ts';
import { instantGames } from '../../../engines/instant/games.ts';
import { verifyInstant } from '../../../fair/instantRound.ts';
import { ask } from '../../frame/api.ts';
import { el } from '../../frame/dom.ts';
import { hashedNote } from '../../frame/proofActs.ts';
import { seedsPart } from '../../frame/seeds.ts';
import type { Setting } from '../setting.ts';
import { verifierPanel } from './verifier.ts';

function holds({
  code,
  commitment,
  serverSeed,
  clientSeed,
  nonce,
  choice,
  shown,
  moves,
  ...round
}: InstantRound): boolean {
  if (!isInstantCode(code)) return false;
  const game = instantGames[code];
  const pay = (round.winSatang * 100 * game.chips(choice)) / round.stakeSatang;
  return (
    verifyInstant(game, { commitment, seeds: { serverSeed, clientSeed, nonce }, choice, shown, moves, pay }) === 'holds'
  );
}

export function fairPanel({ state, game, words, lang }: Setting): HTMLElement {
  const { sessionId, seeds } = state;
  const part = seedsPart({ sessionId, words, lang }, seeds, async () => {
    const answer = await ask(instantHistory, { sessionId, roundId: '' }, lang);
    if (answer.kind !== 'done') return undefined;
    const open = answer.data.list.filter((round) => round.serverSeed !== '' && round.isSettled);
    return { open: open.length, wrong: open.filter((round) => !holds(round)).length };
  });
  return el(
    'div.fair',
    {},
    el('p', {}, words('fairIntro')),
    hashedNote(words, 'instant'),
    part.root,
    el('hr'),
    verifierPanel(words, new URLSearchParams({ model: game.code })),
  );
}
