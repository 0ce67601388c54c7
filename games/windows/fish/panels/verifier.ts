/** Computes a clip shot by shot from its seeds; needs no session and no network. F03 */
import { placesAt, isCatch } from '../../../engines/fish/chance.ts';
import { fishModels, isFishModel } from '../../../engines/fish/models.ts';
import type { Seeds } from '../../../fair/draw.ts';
import { shotPlace } from '../../../fair/fishRound.ts';
import { el } from '../../frame/dom.ts';
import { choiceField, field, seedRows, seedVerifier, textField } from '../../frame/verifierForm.ts';
import { speciesName } from '../words.ts';
import type { Words } from '../words.ts';

/** `given` has server, client, nonce, model and moves (`species:bullet` each) of a clip, as a record links them. */
export function verifierPanel(words: Words, given: URLSearchParams): HTMLElement {
  const codes = (given.get('moves') ?? '').split(' ').map((move) => move.split(':')[0] ?? '');
  const moves = textField(codes.join(' ').trim(), { placeholder: words('verifyMovesHint') });
  const waters = Object.values(fishModels).map(({ code }) => code);
  const water = choiceField(waters, given.get('model'), (code) => words(`water.${code}`));

  function show(seeds: Seeds): readonly HTMLElement[] | string {
    if (!isFishModel(water.value)) return words('badSeed');
    const { species: all } = fishModels[water.value];
    const fired = moves.value.split(/[\s,]+/).filter((word) => word !== '');
    const unknown = fired.find((word) => !all.some(({ code }) => code === word));
    if (unknown !== undefined) return words('verifyBadMoves', { word: unknown });
    const shots = fired.flatMap((word, shot) => {
      const species = all.find(({ code }) => code === word);
      if (species === undefined) return [];
      const place = shotPlace(seeds, shot, species);
      const head = words('verifyShot', { shot: shot + 1, fish: speciesName(words, species.code) });
      const outcome = words(isCatch(place) ? 'verifyCaught' : 'verifyMissed');
      const where = words('verifyPlace', { place, places: placesAt(species) });
      return [el('li', {}, el('span', {}, `${head} · `), el('b', {}, outcome), el('span.faint', {}, ` · ${where}`))];
    });
    return [el('ol.spins', {}, ...shots)];
  }

  return seedVerifier(words, given, {
    firstNonce: '0',
    rows: (seeds) =>
      seedRows(
        words,
        seeds,
        words('verifyNonce'),
        field(words('verifyModel'), water),
        field(words('verifyMoves'), moves),
      ),
    show,
  });
}
