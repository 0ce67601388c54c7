/** Recomputes a round from its seeds in the browser alone; needs no session and no network. F03 */
import { lineCount } from '../../../engines/slot/rules.ts';
import type { Spin } from '../../../engines/slot/spin.ts';
import type { Grid } from '../../../engines/slot/wins.ts';
import { modelOf, models } from '../../../engines/titles.ts';
import { commitmentOf, isClientSeed, isServerSeed } from '../../../fair/draw.ts';
import { slotRound } from '../../../fair/slotRound.ts';
import { el } from '../../frame/dom.ts';
import type { Words } from '../words.ts';

const field = (label: string, control: HTMLElement) => el('label.field', {}, el('span', {}, label), control);

const rowsOf = (grid: Grid): string => [0, 1, 2].map((row) => grid.map((column) => column[row]).join(' ')).join('\n');

/** A spin as letters: what landed and every fall, or the coins of a hold with their values in line stakes. */
function pictureOf(spin: Spin): HTMLElement[] {
  if (spin.isFree && spin.coins.length > 0) {
    const held = new Map(spin.coins.map(({ cell, value }) => [cell, value]));
    const row = (at: number) => [0, 1, 2, 3, 4].map((reel) => String(held.get(reel * 3 + at) ?? '·').padStart(4));
    return [el('pre', {}, [0, 1, 2].map((at) => row(at).join(' ')).join('\n'))];
  }
  const falls = spin.falls.map((fall) => el('pre', {}, `×${fall.multiplier}\n${rowsOf(fall.grid)}`));
  return [el('pre', {}, rowsOf(spin.grid)), ...falls];
}

/** `given` names a round by server, client, nonce and model: a bet record fills the fields in. */
export function verifierPanel(words: Words, given = new URLSearchParams()): HTMLElement {
  const modelCode = given.get('model') ?? models[0]?.code ?? '';
  const seed = (name: string) =>
    el('input', { autocomplete: 'off', spellcheck: 'false', maxlength: '64', value: given.get(name) ?? '' });
  const server = seed('server');
  const client = seed('client');
  const nonce = el('input', { inputmode: 'numeric', maxlength: '12', value: given.get('nonce') ?? '0' });
  // Every code that a bet record names is a machine; the finished ones are offered.
  const machine = el('input', {
    autocomplete: 'off',
    spellcheck: 'false',
    maxlength: '40',
    list: 'finished-machines',
    value: modelCode,
  });
  const offered = el(
    'datalist',
    { id: 'finished-machines' },
    ...models.map(({ code }) => el('option', { value: code })),
  );
  const result = el('div.verdict', { role: 'status' });

  function run(event: SubmitEvent): void {
    event.preventDefault();
    const model = modelOf(machine.value.trim());
    const number = Number(nonce.value);
    if (!isServerSeed(server.value.trim())) return result.replaceChildren(el('p', {}, words('verifyBad')));
    if (!model) return result.replaceChildren(el('p', {}, words('verifyNoModel')));
    if (!isClientSeed(client.value.trim()) || !Number.isSafeInteger(number) || number < 0) {
      return result.replaceChildren(el('p', {}, words('badSeed')));
    }
    const serverSeed = server.value.trim();
    const round = slotRound(model, { serverSeed, clientSeed: client.value.trim(), nonce: number });
    const spins = round.spins.map((spin) => {
      const head = spin.index === 0 ? words('paidSpin') : words('spinNo', { index: spin.index });
      return el('li', {}, el('span', {}, `${head} · ×${spin.multiplier} · ${spin.win}`), ...pictureOf(spin));
    });
    return result.replaceChildren(
      el('p', {}, words('verifyHash')),
      el('code', {}, commitmentOf(serverSeed)),
      el('p', {}, words('verifyWin', { units: round.win, times: round.win / lineCount })),
      el('ol.spins', {}, ...spins),
    );
  }

  return el(
    'form.verifier',
    { onsubmit: run },
    el('h3', {}, words('verifyTitle')),
    el('p', {}, words('verifyIntro')),
    field(words('serverSeed'), server),
    field(words('clientSeed'), client),
    el('div.row-fields', {}, field(words('roundNumber'), nonce), field(words('verifyModel'), machine), offered),
    el('button.primary', { type: 'submit' }, words('verifyRun')),
    result,
  );
}
