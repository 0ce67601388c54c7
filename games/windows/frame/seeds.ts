/** The seeds of a family whose rounds hang on the player's own: what is committed to, the change, the reveal. F01 */
import { readSeeds, rotateSeed } from '@foyer/contract/games/play.ts';
import type { PlaySeeds } from '@foyer/contract/games/play.ts';
import { isClientSeed } from '../../fair/draw.ts';
import { ask } from './api.ts';
import { el } from './dom.ts';
import type { Lang, PlayWords } from './words.ts';

export interface SeedsPart {
  readonly root: HTMLElement;
  say(text: string): void;
}

const fact = (label: string, shown: HTMLElement) => [el('dt', {}, label), el('dd', {}, shown)];

/**
 * `check` verifies the family's rounds whose seed is revealed. Returns how many there are and how many do not match.
 */
export function seedsPart(
  { sessionId, words, lang }: { readonly sessionId: string; readonly words: PlayWords; readonly lang: Lang },
  given: PlaySeeds,
  check: () => Promise<{ readonly open: number; readonly wrong: number } | undefined>,
): SeedsPart {
  let seeds = given;
  const value = (text: string) => el('code', {}, text === '' ? words('none') : text);
  const [commitment, nextCommitment] = [value(''), value('')];
  const nonce = el('output.fig');
  const input = el('input', {
    id: 'client-seed',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-hint',
  });
  const said = el('p.said', { role: 'status' });
  const revealed = el('dl.facts');

  function show(): void {
    commitment.textContent = seeds.commitment || words('none');
    nextCommitment.textContent = seeds.nextCommitment;
    nonce.textContent = String(seeds.nonce);
    input.value = seeds.clientSeed;
  }

  async function read(): Promise<void> {
    const answer = await ask(readSeeds, { sessionId }, lang);
    if (answer.kind !== 'done') return;
    seeds = answer.data;
    show();
  }

  async function rotate(): Promise<void> {
    if (!isClientSeed(input.value)) {
      said.textContent = words('badSeed');
      return input.focus();
    }
    const request = { sessionId, clientSeed: input.value, nextCommitment: seeds.nextCommitment };
    const answer = await ask(rotateSeed, request, lang);
    if (answer.kind === 'done') {
      const { revealedSeed, revealedCommitment } = answer.data;
      ({ seeds } = answer.data);
      said.textContent = words('rotated');
      revealed.replaceChildren(
        ...fact(words('revealed'), value(revealedSeed)),
        ...fact(words('verifyHash'), value(revealedCommitment)),
      );
      return show();
    }
    said.textContent =
      answer.kind === 'lost'
        ? words('lostState')
        : answer.name === 'ROUND_STILL_OPEN'
          ? words('rotateBusy')
          : answer.message;
    return read();
  }

  async function checkAll(): Promise<void> {
    const found = await check();
    said.textContent =
      found === undefined
        ? words('lostState')
        : found.open === 0
          ? words('verifyNone')
          : found.wrong > 0
            ? words('verifyFails', { count: found.wrong })
            : words('verifyHolds', { count: found.open });
  }

  show();
  void read();
  const root = el(
    'div.seeds',
    {},
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
    el(
      'div.seed-acts',
      {},
      el('button.primary', { type: 'button', onclick: () => void rotate() }, words('rotate')),
      el('button.quiet', { type: 'button', onclick: () => void checkAll() }, words('verifyAll')),
    ),
    said,
    revealed,
  );
  return { root, say: (text) => (said.textContent = text) };
}
