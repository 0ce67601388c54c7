/** Computes a round from its seeds and moves in the browser; needs no session and no network. F03 */
import { cardCodes, isCardCode } from '../../../engines/cards/cardGame.ts';
import { cardRound, orderOf } from '../../../fair/cardRound.ts';
import type { Seeds } from '../../../fair/draw.ts';
import { el } from '../../frame/dom.ts';
import { choiceField, field, movesIn, seedRows, seedVerifier, textField } from '../../frame/verifierForm.ts';
import { engineOf, lineOf } from '../games.ts';
import { cardName, inOneDeck } from '../face.ts';
import { tileName } from '../tile.ts';
import type { Words } from '../words.ts';

/** How many cards of the order are shown: a shoe is too long to compare in full. */
const listed = 60;

/** `given` has the fields server, client, nonce, model and moves of a round, as a record links them. */
export function verifierPanel(words: Words, given: URLSearchParams): HTMLElement {
  const moves = textField(given.get('moves'));
  const game = choiceField(cardCodes, given.get('model'), (code) => words(`game.${code}`));

  function show(seeds: Seeds): readonly HTMLElement[] | string {
    if (!isCardCode(game.value)) return words('badSeed');
    const engine = engineOf(game.value);
    const seat = { seeds, stakeSatang: engine.stakesSatang[0] ?? 0 };
    const played = cardRound(engine, seat, movesIn(moves));
    const nameOf = (card: number): string =>
      engine.code === 'twoEight'
        ? tileName(words, card)
        : cardName(words, engine.code === 'blackjack' ? inOneDeck(card) : card);
    const order = orderOf(engine, seeds).slice(0, listed);
    return [
      el('p', {}, words('verifyOrder')),
      el('p.order', {}, order.map(nameOf).join(' · ')),
      el(
        'p',
        {},
        played === undefined
          ? words('verifyMovesBad')
          : played.isOver
            ? words('verifyOver', {
                // The engine's result is stored under the engine's own name.
                line: lineOf(engine.code)({ [engine.code]: played.shown }, words),
                times: (played.winSatang / seat.stakeSatang).toFixed(2),
              })
            : words('verifyOpen'),
      ),
    ];
  }

  return seedVerifier(words, given, {
    rows: (seeds) =>
      seedRows(
        words,
        seeds,
        words('roundNumber'),
        field(words('verifyGame'), game),
        field(words('verifyMoves'), moves),
      ),
    show,
  });
}
