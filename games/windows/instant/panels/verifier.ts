/** Computes a round from its seeds in the browser; needs no session and no network. F03 */
import { instantCodes, isInstantCode } from '../../../engines/instant/game.ts';
import { instantGames } from '../../../engines/instant/games.ts';
import { resultText, timesText } from '../../../engines/instant/words.ts';
import type { Seeds } from '../../../fair/draw.ts';
import { instantDraw, instantRound } from '../../../fair/instantRound.ts';
import { el } from '../../frame/dom.ts';
import { choiceField, field, fieldRow, movesIn, seedVerifier, textField } from '../../frame/verifierForm.ts';
import type { Words } from '../words.ts';

/** `given` has the fields model, server, client, nonce, choice and moves of a round, as a record links them. */
export function verifierPanel(words: Words, given: URLSearchParams): HTMLElement {
  const [choice, moves] = [textField(given.get('choice')), textField(given.get('moves'))];
  const model = choiceField(instantCodes, given.get('model'), (code) => words(`game.${code}`));

  function show(seeds: Seeds): readonly HTMLElement[] | string {
    const [code, chosen] = [model.value, choice.value.trim()];
    const game = isInstantCode(code) && instantGames[code].chips(chosen) > 0 ? instantGames[code] : undefined;
    const played = game && instantRound(game, chosen, seeds, movesIn(moves).map(Number));
    const round = played?.isOver === false ? game?.finish?.(chosen, instantDraw(seeds), played) : played;
    if (game === undefined || round === undefined) return words('verifyBadChoice');
    return [
      el('p', {}, words('verifyShown', { shown: round.shown.join(' ') })),
      el('p', {}, resultText(words, { code: game.code, choice: chosen, ...round })),
      el('p', {}, words('verifyPay', { times: timesText(round.pay / game.chips(chosen)) })),
    ];
  }

  return seedVerifier(words, given, {
    rows: ({ server, client, nonce }) => [
      fieldRow(field(words('verifyGame'), model), field(words('verifyChoice'), choice)),
      field(words('serverSeed'), server),
      fieldRow(field(words('clientSeed'), client), field(words('roundNumber'), nonce)),
      field(words('verifyMoves'), moves),
    ],
    show,
  });
}
