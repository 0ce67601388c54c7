/** Seeds: what is committed to, what is the player's, the reveal, and the check of revealed rounds. F01 to F03 */
import * as calls from '@foyer/contract/games/provider.ts';
import type { PlayRound, PlaySeeds } from '@foyer/contract/games/provider.ts';
import { isClientSeed } from '../../../fair/draw.ts';
import { verify } from '../../../fair/slotRound.ts';
import { ask } from '../api.ts';
import { el } from '../dom.ts';
import type { Setting } from '../table.ts';
import { verifierPanel } from './verifier.ts';

export function fairPanel({ state, title, words, lang }: Setting): HTMLElement {
  const { sessionId } = state;
  let seeds: PlaySeeds = state.seeds;
  const value = (text: string) => el('code', {}, text === '' ? words('none') : text);
  const commitment = value('');
  const nextCommitment = value('');
  const nonce = el('output.fig');
  const input = el('input', {
    id: 'client-seed',
    maxlength: '64',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-hint',
  });
  const hint = el('p.faint', { id: 'client-seed-hint' }, words('clientSeedHint'));
  const said = el('p.said', { role: 'status' });
  const revealed = el('dl.facts');

  function show(): void {
    commitment.textContent = seeds.commitment || words('none');
    nextCommitment.textContent = seeds.nextCommitment;
    nonce.textContent = String(seeds.nonce);
    input.value = seeds.clientSeed;
  }

  async function read(): Promise<void> {
    const answer = await ask(calls.state, { sessionId }, lang);
    if (answer.kind !== 'done') return;
    ({ seeds } = answer.data);
    show();
  }

  async function rotate(): Promise<void> {
    if (!isClientSeed(input.value)) {
      said.textContent = words('badSeed');
      input.focus();
      return;
    }
    const answer = await ask(
      calls.rotateSeed,
      { sessionId, clientSeed: input.value, nextCommitment: seeds.nextCommitment },
      lang,
    );
    if (answer.kind === 'lost') said.textContent = words('lostState');
    else if (answer.kind === 'refused')
      said.textContent = answer.name === 'ROUND_STILL_OPEN' ? words('rotateBusy') : answer.message;
    else {
      ({ seeds } = answer.data);
      said.textContent = words('rotated');
      revealed.replaceChildren(
        el('dt', {}, words('revealed')),
        el('dd', {}, value(answer.data.revealedSeed)),
        el('dt', {}, words('verifyHash')),
        el('dd', {}, value(answer.data.revealedCommitment)),
      );
    }
    if (answer.kind === 'done') show();
    else await read();
  }

  async function checkAll(): Promise<void> {
    const answer = await ask(calls.history, { sessionId, roundId: '' }, lang);
    if (answer.kind !== 'done') {
      said.textContent = words('lostState');
      return;
    }
    const open = answer.data.list.filter((round) => round.serverSeed !== '');
    const wrong = open.filter((round) => verify(title.model, claimOf(round)) !== 'holds').length;
    said.textContent =
      open.length === 0
        ? words('verifyNone')
        : wrong > 0
          ? words('verifyFails', { count: wrong })
          : words('verifyHolds', { count: open.length });
  }

  show();
  void read();
  return el(
    'div.fair',
    {},
    el('p', {}, words('fairIntro')),
    el(
      'dl.facts',
      {},
      el('dt', {}, words('commitment')),
      el('dd', {}, commitment),
      el('dt', {}, words('nextCommitment')),
      el('dd', {}, nextCommitment),
      el('dt', {}, words('nonce')),
      el('dd', {}, nonce),
    ),
    el('label', { for: 'client-seed' }, words('clientSeed')),
    input,
    hint,
    el(
      'div.row',
      {},
      el('button.primary', { type: 'button', onclick: () => void rotate() }, words('rotate')),
      el('button.quiet', { type: 'button', onclick: () => void checkAll() }, words('verifyAll')),
    ),
    said,
    revealed,
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
