/** Computes a round from what was published; needs no session and no network. F03 */
import { isServerSeed } from '../../../fair/draw.ts';
import { roundName, tableNumbers, verifyTable } from '../../../fair/tableRound.ts';
import { isTableCode, tableCodes } from '../../../engines/table/table.ts';
import { el } from '../../frame/dom.ts';
import { choiceField, field, fieldRow, textField, verifierForm } from '../../frame/verifierForm.ts';
import { resultName } from '../names.ts';
import type { Words } from '../words.ts';

/** `given` has the fields code, table, no, seed, position, anchor and salt of a round, as a record links them. */
export function verifierPanel(words: Words, given: URLSearchParams): HTMLElement {
  const input = (name: string, props: Readonly<Record<string, string>> = {}) => textField(given.get(name), props);
  const [table, no, seed, anchor] = [input('table'), input('no'), input('seed'), input('anchor')];
  const salt = input('salt');
  const position = input('position', { inputmode: 'numeric' });
  const game = choiceField(tableCodes, given.get('code'), (code) => words(`game.${code}`));

  function run(): readonly HTMLElement[] | string {
    const [code, link, place] = [game.value, seed.value.trim(), Number(position.value)];
    if (!isTableCode(code) || !isServerSeed(link) || !Number.isSafeInteger(place) || place < 1)
      return words('verifyBad');
    const [draw, saltText] = [roundName(table.value.trim(), no.value.trim()), salt.value.trim()];
    if (saltText !== '' && !isServerSeed(saltText)) return words('verifyBad');
    const numbers = tableNumbers(code, link, draw, saltText);
    const claim = { anchor: anchor.value.trim(), seed: link, position: place, draw, salt: saltText, numbers };
    const verdict = verifyTable(code, claim);
    return [
      el('p', {}, words(verdict === 'holds' ? 'verifyChainHolds' : 'verifyChainNot')),
      el('p', {}, words('verifyResult', { result: resultName(words, code, numbers) })),
      el('code', {}, numbers.join(' ')),
    ];
  }

  return verifierForm(
    words,
    [
      fieldRow(field(words('verifyGame'), game), field(words('verifyTable'), table), field(words('verifyNo'), no)),
      field(words('verifySeed'), seed),
      fieldRow(field(words('verifyPosition'), position), field(words('anchor'), anchor)),
      field(words('verifySalt'), salt),
    ],
    run,
  );
}
