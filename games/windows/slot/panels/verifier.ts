/** Computes a round from its seeds in the browser; needs no session and no network. F03 */
import { lineCount } from '../../../engines/slot/rules.ts';
import type { Spin } from '../../../engines/slot/spin.ts';
import type { Grid } from '../../../engines/slot/wins.ts';
import { modelOf, models } from '../../../engines/slotTitles.ts';
import type { Seeds } from '../../../fair/draw.ts';
import { slotRound } from '../../../fair/slotRound.ts';
import { el } from '../../frame/dom.ts';
import { field, seedRows, seedVerifier, textField } from '../../frame/verifierForm.ts';
import type { Words } from '../words.ts';

const rowsOf = (grid: Grid): string => [0, 1, 2].map((row) => grid.map((column) => column[row]).join(' ')).join('\n');

/** A spin as letters: the grid and every fall, or the coins of a hold with their values in line stakes. */
function pictureOf(spin: Spin): HTMLElement[] {
  if (spin.isFree && spin.coins.length > 0) {
    const held = new Map(spin.coins.map(({ cell, value }) => [cell, value]));
    const row = (at: number) => [0, 1, 2, 3, 4].map((reel) => String(held.get(reel * 3 + at) ?? '·').padStart(4));
    return [el('pre', {}, [0, 1, 2].map((at) => row(at).join(' ')).join('\n'))];
  }
  const falls = spin.falls.map((fall) => el('pre', {}, `×${fall.multiplier}\n${rowsOf(fall.grid)}`));
  return [el('pre', {}, rowsOf(spin.grid)), ...falls];
}

/** `given` has the fields server, client, nonce and model of a round, as a record links them. */
export function verifierPanel(words: Words, given = new URLSearchParams()): HTMLElement {
  // The field accepts any code of a record, variants too. The list suggests the finished models.
  const machine = textField(given.get('model') ?? models[0]?.code ?? '', {
    list: 'finished-machines',
  });
  const offered = el(
    'datalist',
    { id: 'finished-machines' },
    ...models.map(({ code }) => el('option', { value: code })),
  );

  function show(seeds: Seeds): readonly HTMLElement[] | string {
    const model = modelOf(machine.value.trim());
    if (!model) return words('verifyNoModel');
    const round = slotRound(model, seeds);
    const spins = round.spins.map((spin) => {
      const head = spin.index === 0 ? words('paidSpin') : words('spinNo', { index: spin.index });
      return el('li', {}, el('span', {}, `${head} · ×${spin.multiplier} · ${spin.win}`), ...pictureOf(spin));
    });
    return [
      el('p', {}, words('verifyWin', { units: round.win, times: round.win / lineCount })),
      el('ol.spins', {}, ...spins),
    ];
  }

  return seedVerifier(words, given, {
    firstNonce: '0',
    rows: (seeds) => seedRows(words, seeds, words('roundNumber'), field(words('verifyModel'), machine), offered),
    show,
  });
}
