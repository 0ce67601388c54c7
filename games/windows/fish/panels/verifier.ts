/** Works a clip out shot by shot from its seeds; needs no session and no network. F03 */
import { placesAt, isCatch } from '../../../engines/fish/chance.ts';
import { fishModels, isFishModel } from '../../../engines/fish/models.ts';
import { commitmentOf, isClientSeed, isServerSeed } from '../../../fair/draw.ts';
import { shotPlace } from '../../../fair/fishRound.ts';
import { el } from '../../frame/dom.ts';
import { speciesName } from '../words.ts';
import type { Words } from '../words.ts';

const field = (label: string, control: HTMLElement) => el('label.field', {}, el('span', {}, label), control);

const input = (name: string, value: string, extra: Record<string, string> = {}) =>
  el('input', { autocomplete: 'off', spellcheck: 'false', name, value, ...extra });

/** `given` names a clip by server, client, nonce, model and moves, `species:bullet` each: a bet record fills them in. */
export function verifierPanel(words: Words, given: URLSearchParams): HTMLElement {
  const server = input('server', given.get('server') ?? '', { maxlength: '64' });
  const client = input('client', given.get('client') ?? '', { maxlength: '64' });
  const nonce = input('nonce', given.get('nonce') ?? '0', { inputmode: 'numeric', maxlength: '12' });
  const codes = (given.get('moves') ?? '').split(' ').map((move) => move.split(':')[0] ?? '');
  const moves = input('moves', codes.join(' ').trim(), { maxlength: '400', placeholder: words('verifyMovesHint') });
  const water = el(
    'select',
    {},
    ...Object.values(fishModels).map(({ code }) =>
      el('option', { value: code, selected: code === given.get('model') }, words(`water.${code}`)),
    ),
  );
  const result = el('div.verdict', { role: 'status' });

  function run(event: SubmitEvent): void {
    event.preventDefault();
    const [serverSeed, clientSeed, number] = [server.value.trim(), client.value.trim(), Number(nonce.value)];
    const say = (text: string): void => result.replaceChildren(el('p', {}, text));
    if (!isServerSeed(serverSeed)) return say(words('verifyBad'));
    if (!isFishModel(water.value) || !isClientSeed(clientSeed) || !Number.isSafeInteger(number) || number < 0)
      return say(words('badSeed'));
    const { species: all } = fishModels[water.value];
    const fired = moves.value.split(/[\s,]+/).filter((word) => word !== '');
    const unknown = fired.find((word) => !all.some(({ code }) => code === word));
    if (unknown !== undefined) return say(words('verifyBadMoves', { word: unknown }));
    const shots = fired.flatMap((word, shot) => {
      const species = all.find(({ code }) => code === word);
      if (species === undefined) return [];
      const place = shotPlace({ serverSeed, clientSeed, nonce: number }, shot, species);
      const head = words('verifyShot', { shot: shot + 1, fish: speciesName(words, species.code) });
      const said = words(isCatch(place) ? 'verifyCaught' : 'verifyMissed');
      const where = words('verifyPlace', { place, places: placesAt(species) });
      return [el('li', {}, el('span', {}, `${head} · `), el('b', {}, said), el('span.faint', {}, ` · ${where}`))];
    });
    return result.replaceChildren(
      el('p', {}, words('verifyHash')),
      el('code', {}, commitmentOf(serverSeed)),
      el('ol.spins', {}, ...shots),
    );
  }

  return el(
    'form.verifier',
    { onsubmit: run },
    el('h3', {}, words('verifyTitle')),
    el('p', {}, words('verifyIntro')),
    field(words('serverSeed'), server),
    field(words('clientSeed'), client),
    el('div.row-fields', {}, field(words('verifyNonce'), nonce), field(words('verifyModel'), water)),
    field(words('verifyMoves'), moves),
    el('button.primary', { type: 'submit' }, words('verifyRun')),
    result,
  );
}
