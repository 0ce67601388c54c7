/** The pay table with the return of every bet, the rules and the clock. M09 */
import { roundLimitSatang } from '../../../engines/table/table.ts';
import { tablePays } from '../../../engines/table/pays.ts';
import { el } from '../../frame/dom.ts';
import { kindName } from '../names.ts';
import type { Setting } from '../setting.ts';
import { baht } from '../../frame/money.ts';

export function rulesPanel({ game, words }: Setting): HTMLElement {
  const limits = new Map(game.spots.map(({ kind, limitSatang }) => [kind, limitSatang]));
  const rows = tablePays[game.code].map(({ kind, pays, rtp }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, kindName(words, game.code, kind)),
      el('td.fig', {}, `${pays} : 1`),
      el('td.fig', {}, `${rtp}%`),
      el('td.fig', {}, baht(limits.get(kind) ?? 0)),
    ),
  );
  const head = [words('bet'), words('pays'), words('rtp'), words('limitHead')];
  return el(
    'div.rules',
    {},
    el('p', {}, words(`rule.${game.code}`)),
    el('h3', {}, words('paysTitle')),
    el(
      'table.pays',
      {},
      el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
      el('tbody', {}, ...rows),
    ),
    el('p.faint', {}, words('rtpNote')),
    el('p.faint', {}, words('limits', { round: baht(roundLimitSatang) })),
    el('p', {}, words('clockNote')),
    el('p', {}, words('heldNote')),
  );
}
