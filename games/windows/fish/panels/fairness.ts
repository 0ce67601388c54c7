/** Seeds, the room's tide, and the check of revealed clips in this browser. F01 to F03 */
import * as calls from '@foyer/contract/play/fish.ts';
import type { PlayedClip } from '@foyer/contract/play/fish.ts';
import { isFishModel } from '../../../engines/fish/models.ts';
import { verifyShot } from '../../../fair/fishRound.ts';
import { ask } from '../../frame/api.ts';
import { el } from '../../frame/dom.ts';
import { hashedNote } from '../../frame/proofActs.ts';
import { seedsPart } from '../../frame/seeds.ts';
import type { Setting } from '../setting.ts';
import type { Tides } from '../tides.ts';
import { verifierPanel } from './verifier.ts';

const fact = (label: string, value: string) => [el('dt', {}, label), el('dd', {}, el('code', {}, value))];

const tideWords = { waits: 'tideWaits', holds: 'tideHolds', fails: 'tideFails' } as const;

export function fairPanel({ state, model, words, lang }: Setting, tides: Tides): HTMLElement {
  const { sessionId } = state;

  async function check() {
    const answer = await ask(calls.fishHistory, { sessionId, roundId: '' }, lang);
    if (answer.kind !== 'done') return undefined;
    const open = answer.data.list.filter((clip) => clip.serverSeed !== '');
    return { open: open.length, wrong: open.filter((clip) => !holds(clip)).length };
  }
  return el(
    'div.fair',
    {},
    el('p', {}, words('fairIntro')),
    hashedNote(words, 'fish'),
    seedsPart({ sessionId, words, lang }, state.seeds, check).root,
    el('h3', {}, words('tideTitle')),
    el('dl.facts', {}, ...fact(words('tideSeed'), tides.seed), ...fact(words('tideNext'), tides.next)),
    el('p.said', {}, words(tideWords[tides.check])),
    el('hr'),
    verifierPanel(words, new URLSearchParams({ model: model.code })),
  );
}

function holds({ model, commitment, clientSeed, serverSeed, nonce, shots }: PlayedClip): boolean {
  if (!isFishModel(model)) return false;
  const seeds = { serverSeed, clientSeed, nonce };
  return shots.every(
    ({ shot, species, isCaught }) => verifyShot({ commitment, seeds, shot, model, species, isCaught }) === 'holds',
  );
}
