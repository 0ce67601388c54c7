/** Seeds of families whose rounds depend on the player's own: commitments, change of seed, revealed seeds. F01 */
import { readSeeds, rotateSeed } from '@foyer/contract/play/play.ts';
import type { PlaySeeds } from '@foyer/contract/play/play.ts';
import { isClientSeed } from '../../fair/draw.ts';
import { ask } from './api.ts';
import type { Answer } from './api.ts';
import { el } from './dom.ts';
import type { Lang, PlayWords } from './words.ts';

export interface SeedsPart {
  readonly root: HTMLElement;
  setStatus(text: string): void;
}

interface Entry {
  readonly sessionId: string;
  readonly words: PlayWords;
  readonly lang: Lang;
}

type Check = () => Promise<{ readonly open: number; readonly wrong: number } | undefined>;

const fact = (label: string, shown: HTMLElement) => [el('dt', {}, label), el('dd', {}, shown)];
const value = (words: PlayWords, text: string) => el('code', {}, text === '' ? words('none') : text);

/**
 * `check` verifies the family's rounds whose seed is revealed. Returns how many there are and how many do not match.
 */
export function seedsPart(entry: Entry, given: PlaySeeds, check: Check): SeedsPart {
  const { sessionId, words, lang } = entry;
  const fields = createFields(words);
  const status = el('p.said', { role: 'status' });
  const revealed = el('dl.facts');
  let seeds = given;

  async function read(): Promise<void> {
    const answer = await ask(readSeeds, { sessionId }, lang);
    if (answer.kind !== 'done') return;
    seeds = answer.data;
    fields.show(seeds);
  }

  async function rotate(): Promise<void> {
    const { input } = fields;
    if (!isClientSeed(input.value)) {
      status.textContent = words('badSeed');
      return input.focus();
    }
    const request = { sessionId, clientSeed: input.value, nextCommitment: seeds.nextCommitment };
    const answer = await ask(rotateSeed, request, lang);
    if (answer.kind === 'done') {
      const { revealedSeed, revealedCommitment } = answer.data;
      ({ seeds } = answer.data);
      status.textContent = words('rotated');
      revealed.replaceChildren(
        ...fact(words('revealed'), value(words, revealedSeed)),
        ...fact(words('verifyHash'), value(words, revealedCommitment)),
      );
      return fields.show(seeds);
    }
    status.textContent = refusalText(words, answer);
    return read();
  }

  fields.show(seeds);
  void read();
  const checkAll = async (): Promise<void> => void (status.textContent = await checkText(words, check));
  const root = el(
    'div.seeds',
    {},
    ...fields.parts,
    el(
      'div.seed-acts',
      {},
      el('button.primary', { type: 'button', onclick: () => void rotate() }, words('rotate')),
      el('button.quiet', { type: 'button', onclick: () => void checkAll() }, words('verifyAll')),
    ),
    status,
    revealed,
  );
  return { root, setStatus: (text) => (status.textContent = text) };
}

interface Fields {
  readonly parts: readonly HTMLElement[];
  readonly input: HTMLInputElement;
  show(seeds: PlaySeeds): void;
}

/** The commitments and the number of the next round, and the field for the player's own seed. */
function createFields(words: PlayWords): Fields {
  const [commitment, nextCommitment] = [value(words, ''), value(words, '')];
  const nonce = el('output.fig');
  const input = el('input', {
    id: 'client-seed',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-hint',
  });
  return {
    parts: [
      el(
        'dl.facts',
        {},
        ...fact(words('commitment'), commitment),
        ...fact(words('nextCommitment'), nextCommitment),
        ...fact(words('nonce'), nonce),
      ),
      el('label', { for: 'client-seed' }, words('clientSeed')),
      input,
      el('p.faint', { id: 'client-seed-hint' }, words('clientSeedHint')),
    ],
    input,
    show(seeds) {
      commitment.textContent = seeds.commitment || words('none');
      nextCommitment.textContent = seeds.nextCommitment;
      nonce.textContent = String(seeds.nonce);
      input.value = seeds.clientSeed;
    },
  };
}

function refusalText(words: PlayWords, answer: Exclude<Answer<unknown>, { kind: 'done' }>): string {
  if (answer.kind === 'lost') return words('lostState');
  return answer.name === 'ROUND_STILL_OPEN' ? words('rotateBusy') : answer.message;
}

async function checkText(words: PlayWords, check: Check): Promise<string> {
  const found = await check();
  if (found === undefined) return words('lostState');
  if (found.open === 0) return words('verifyNone');
  return found.wrong > 0 ? words('verifyFails', { count: found.wrong }) : words('verifyHolds', { count: found.open });
}
