/** Works a round out from its seeds and moves in the browser alone; needs no session and no network. F03 */
import { cardCodes, isCardCode } from '../../../engines/cardGame.ts';
import { cardRound, orderOf } from '../../../fair/cardRound.ts';
import { commitmentOf, isClientSeed, isServerSeed } from '../../../fair/draw.ts';
import { el } from '../../frame/dom.ts';
import { engineOf, lineOf } from '../games.ts';
import { cardName, inOneDeck } from '../face.ts';
import { tileName } from '../tile.ts';
import type { Words } from '../words.ts';

const field = (label: string, control: HTMLElement) => el('label.field', {}, el('span', {}, label), control);

/** Of the order, as many cards as a reader can check against his records. */
const listed = 60;

/** `given` names a round by server, client, nonce, model and moves: a bet record fills the fields in. */
export function verifierPanel(words: Words, given: URLSearchParams): HTMLElement {
  const input = (name: string, extra: Record<string, string> = {}) =>
    el('input', { autocomplete: 'off', spellcheck: 'false', maxlength: '64', value: given.get(name) ?? '', ...extra });
  const [server, client] = [input('server'), input('client')];
  const nonce = input('nonce', { inputmode: 'numeric', maxlength: '12' });
  const moves = input('moves', { maxlength: '1200' });
  const game = el(
    'select',
    {},
    ...cardCodes.map((code) =>
      el('option', { value: code, selected: code === given.get('model') }, words(`game.${code}`)),
    ),
  );
  const result = el('div.verdict', { role: 'status' });

  function run(event: SubmitEvent): void {
    event.preventDefault();
    const [serverSeed, clientSeed, number] = [server.value.trim(), client.value.trim(), Number(nonce.value)];
    if (!isServerSeed(serverSeed)) return result.replaceChildren(el('p', {}, words('verifyBad')));
    const isNumber = nonce.value.trim() !== '' && Number.isSafeInteger(number) && number >= 0;
    if (!isClientSeed(clientSeed) || !isNumber || !isCardCode(game.value))
      return result.replaceChildren(el('p', {}, words('badSeed')));
    const engine = engineOf(game.value);
    const seat = { seeds: { serverSeed, clientSeed, nonce: number }, stakeSatang: engine.stakesSatang[0] ?? 0 };
    const made = moves.value.split(/\s+/).filter((word) => word !== '');
    const played = cardRound(engine, seat, made);
    const nameOf = (card: number): string =>
      engine.code === 'twoEight'
        ? tileName(words, card)
        : cardName(words, engine.code === 'blackjack' ? inOneDeck(card) : card);
    const order = orderOf(engine, seat.seeds).slice(0, listed);
    return result.replaceChildren(
      el('p', {}, words('verifyHash')),
      el('code', {}, commitmentOf(serverSeed)),
      el('p', {}, words('verifyOrder')),
      el('p.order', {}, order.map(nameOf).join(' · ')),
      el(
        'p',
        {},
        played === undefined
          ? words('verifyMovesBad')
          : played.isOver
            ? words('verifyOver', {
                // The engine's own shown part stands under the engine's own name.
                line: lineOf(engine.code)({ [engine.code]: played.shown }, words),
                times: (played.winSatang / seat.stakeSatang).toFixed(2),
              })
            : words('verifyOpen'),
      ),
    );
  }

  return el(
    'form.verifier',
    { onsubmit: run },
    el('h3', {}, words('verifyTitle')),
    el('p', {}, words('verifyIntro')),
    field(words('serverSeed'), server),
    field(words('clientSeed'), client),
    el('div.row-fields', {}, field(words('roundNumber'), nonce), field(words('verifyGame'), game)),
    field(words('verifyMoves'), moves),
    el('button.primary', { type: 'submit' }, words('verifyRun')),
    result,
  );
}
