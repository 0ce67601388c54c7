/** Works a round out from its seeds, in the browser alone; needs no session and no network. F03 */
import { instantCodes, isInstantCode } from '../../../engines/instant/game.ts';
import { instantGames } from '../../../engines/instant/games.ts';
import { resultText, timesText } from '../../../engines/instant/told.ts';
import { instantDraw, instantRound } from '../../../fair/instantRound.ts';
import { el } from '../../frame/dom.ts';
import {
  choiceField,
  field,
  fieldRow,
  hashShown,
  movesIn,
  seedFields,
  textField,
  verifierForm,
} from '../../frame/verifierForm.ts';
import type { Words } from '../words.ts';

/** `given` names a round by model, server, client, nonce, choice and moves: a bet record fills the fields in. */
export function verifierPanel(words: Words, given: URLSearchParams): HTMLElement {
  const seeds = seedFields(words, given);
  const long = { maxlength: '96' };
  const [choice, moves] = [textField(given.get('choice'), long), textField(given.get('moves'), long)];
  const model = choiceField(instantCodes, given.get('model'), (code) => words(`game.${code}`));

  function run(): readonly HTMLElement[] | string {
    const typed = seeds.read();
    if (typeof typed === 'string') return typed;
    const [code, chosen] = [model.value, choice.value.trim()];
    const game = isInstantCode(code) && instantGames[code].chips(chosen) > 0 ? instantGames[code] : undefined;
    const played = game && instantRound(game, chosen, typed, movesIn(moves).map(Number));
    const round = played?.isOver === false ? game?.finish?.(chosen, instantDraw(typed), played) : played;
    if (game === undefined || round === undefined) return words('verifyBadChoice');
    return [
      ...hashShown(words, typed),
      el('p', {}, words('verifyShown', { shown: round.shown.join(' ') })),
      el('p', {}, resultText(words, { code: game.code, choice: chosen, ...round })),
      el('p', {}, words('verifyPay', { times: timesText(round.pay / game.chips(chosen)) })),
    ];
  }

  return verifierForm(
    words,
    [
      fieldRow(field(words('verifyGame'), model), field(words('verifyChoice'), choice)),
      field(words('serverSeed'), seeds.server),
      fieldRow(field(words('clientSeed'), seeds.client), field(words('nonce'), seeds.nonce)),
      field(words('verifyMoves'), moves),
    ],
    run,
  );
}
