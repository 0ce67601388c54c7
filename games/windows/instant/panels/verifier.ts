/** Works a round out from its seeds, in the browser alone; needs no session and no network. F03 */
import { instantCodes, isInstantCode } from '../../../engines/instant/game.ts';
import { instantGames } from '../../../engines/instant/games.ts';
import { resultText, timesText } from '../../../engines/instant/told.ts';
import { commitmentOf, isClientSeed, isServerSeed } from '../../../fair/draw.ts';
import { instantDraw, instantRound } from '../../../fair/instantRound.ts';
import { el } from '../../frame/dom.ts';
import type { Words } from '../words.ts';

const field = (label: string, control: HTMLElement) => el('label.field', {}, el('span', {}, label), control);

/** `given` names a round by model, server, client, nonce, choice and moves: a bet record fills the fields in. */
export function verifierPanel(words: Words, given: URLSearchParams): HTMLElement {
  const input = (name: string, extra: Record<string, string> = {}) =>
    el('input', { autocomplete: 'off', spellcheck: 'false', maxlength: '96', value: given.get(name) ?? '', ...extra });
  const [server, client, choice, moves] = [input('server'), input('client'), input('choice'), input('moves')];
  const nonce = input('nonce', { inputmode: 'numeric' });
  const model = el(
    'select',
    {},
    ...instantCodes.map((code) =>
      el('option', { value: code, selected: code === given.get('model') }, words(`game.${code}`)),
    ),
  );
  const result = el('div.verdict', { role: 'status' });

  function run(event: SubmitEvent): void {
    event.preventDefault();
    const serverSeed = server.value.trim();
    const clientSeed = client.value.trim();
    const number = Number(nonce.value);
    const code = model.value;
    if (!isServerSeed(serverSeed)) return result.replaceChildren(el('p', {}, words('verifyBad')));
    if (!isClientSeed(clientSeed) || !Number.isSafeInteger(number) || number < 0)
      return result.replaceChildren(el('p', {}, words('badSeed')));
    const chosen = choice.value.trim();
    const seeds = { serverSeed, clientSeed, nonce: number };
    const game = isInstantCode(code) && instantGames[code].chips(chosen) > 0 ? instantGames[code] : undefined;
    const doors = moves.value
      .split(/\s+/)
      .filter((part) => part !== '')
      .map(Number);
    const played = game && instantRound(game, chosen, seeds, doors);
    const round = played?.isOver === false ? game?.finish?.(chosen, instantDraw(seeds), played) : played;
    if (game === undefined || round === undefined) return result.replaceChildren(el('p', {}, words('verifyBadChoice')));
    return result.replaceChildren(
      el('p', {}, words('verifyHash')),
      el('code', {}, commitmentOf(serverSeed)),
      el('p', {}, words('verifyShown', { shown: round.shown.join(' ') })),
      el('p', {}, resultText(words, { code: game.code, choice: chosen, ...round })),
      el('p', {}, words('verifyPay', { times: timesText(round.pay / game.chips(chosen)) })),
    );
  }

  return el(
    'form.verifier',
    { onsubmit: run },
    el('h3', {}, words('verifyTitle')),
    el('p', {}, words('verifyIntro')),
    el('div.row-fields', {}, field(words('verifyGame'), model), field(words('verifyChoice'), choice)),
    field(words('serverSeed'), server),
    el('div.row-fields', {}, field(words('clientSeed'), client), field(words('nonce'), nonce)),
    field(words('verifyMoves'), moves),
    el('button.primary', { type: 'submit' }, words('verifyRun')),
    result,
  );
}
