/** Species with their multiples and exact chances, the return with its basis, and the room's rules. M09 */
import { chanceText, prizeOf, returnPercent } from '../../../engines/fish/chance.ts';
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import { lookOf } from '../art/looks.ts';
import { portrait } from '../art/painters.ts';
import type { Setting } from '../setting.ts';
import { speciesName } from '../words.ts';

export function rulesPanel({ model, state, words }: Setting, bulletSatang: number): HTMLElement {
  const { pigments } = lookOf(state.gameId, model.code);
  const rows = model.species.map((species) =>
    el(
      'tr',
      {},
      el(
        'th.species-name',
        { scope: 'row' },
        portrait({ species, pigments }, 44),
        el('span', {}, speciesName(words, species.code)),
      ),
      el('td.fig', {}, `${species.multiplier}×`),
      el('td.fig', {}, `${chanceText(species)}%`),
      el('td.fig', {}, baht(prizeOf(species, bulletSatang))),
    ),
  );
  const head = [words('species'), words('times'), words('chance'), words('pays')];
  const notes = ['aimNote', 'firstNote', 'clipNote', 'seaNote', 'seatNote', 'lateNote', 'recordNote'] as const;
  return el(
    'div.rules',
    {},
    el('p', {}, words('rulesIntro')),
    el('h3', {}, words('speciesTitle')),
    el(
      'table.pays',
      {},
      el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
      el('tbody', {}, ...rows),
    ),
    el('p', {}, words('rtpNote', { rtp: returnPercent, edge: 100 - returnPercent })),
    ...notes.map((note) => el('p', {}, words(note))),
  );
}
