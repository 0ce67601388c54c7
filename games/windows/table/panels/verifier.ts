/** Works a round out from what was published; needs no session and no network. F03 */
import { isServerSeed } from '../../../fair/draw.ts';
import { roundName, tableNumbers, verifyTable } from '../../../fair/tableRound.ts';
import { isTableCode, tableCodes } from '../../../engines/table.ts';
import { el } from '../../frame/dom.ts';
import { resultName } from '../names.ts';
import type { Words } from '../words.ts';

const field = (label: string, control: HTMLElement) => el('label.field', {}, el('span', {}, label), control);

/** `given` names a round by code, table, no, seed, position and anchor: a record fills the fields in. */
export function verifierPanel(words: Words, given: URLSearchParams): HTMLElement {
  const input = (name: string, extra: Record<string, string> = {}) =>
    el('input', { autocomplete: 'off', spellcheck: 'false', maxlength: '96', value: given.get(name) ?? '', ...extra });
  const [table, no, seed, anchor] = [input('table'), input('no'), input('seed'), input('anchor')];
  const position = input('position', { inputmode: 'numeric' });
  const game = el(
    'select',
    {},
    ...tableCodes.map((code) =>
      el('option', { value: code, selected: code === given.get('code') }, words(`game.${code}`)),
    ),
  );
  const result = el('div.verdict', { role: 'status' });

  function run(event: SubmitEvent): void {
    event.preventDefault();
    const [code, link, place] = [game.value, seed.value.trim(), Number(position.value)];
    if (!isTableCode(code) || !isServerSeed(link) || !Number.isSafeInteger(place) || place < 1)
      return result.replaceChildren(el('p', {}, words('verifyBad')));
    const draw = roundName(table.value.trim(), no.value.trim());
    const numbers = tableNumbers(code, link, draw);
    const verdict = verifyTable(code, { anchor: anchor.value.trim(), seed: link, position: place, draw, numbers });
    return result.replaceChildren(
      el('p', {}, words(verdict === 'holds' ? 'verifyChainHolds' : 'verifyChainNot')),
      el('p', {}, words('verifyResult', { result: resultName(words, code, numbers) })),
      el('code', {}, numbers.join(' ')),
    );
  }

  return el(
    'form.verifier',
    { onsubmit: run },
    el('h3', {}, words('verifyTitle')),
    el('p', {}, words('verifyIntro')),
    el(
      'div.row-fields',
      {},
      field(words('verifyGame'), game),
      field(words('verifyTable'), table),
      field(words('verifyNo'), no),
    ),
    field(words('verifySeed'), seed),
    el('div.row-fields', {}, field(words('verifyPosition'), position), field(words('anchor'), anchor)),
    el('button.primary', { type: 'submit' }, words('verifyRun')),
    result,
  );
}
