/** The rules of blackjack for the player, with their returns. M09 */
import { blackjackRtp, insuranceRtp } from '../../../engines/cards/pays.ts';
import { el } from '../../frame/dom.ts';
import type { Words } from '../words.ts';

const row = (bet: string, pays: string, back: string): HTMLElement =>
  el('tr', {}, el('th', { scope: 'row' }, bet), el('td.fig', {}, pays), el('td.fig', {}, back));

export function blackjackRules(words: Words): HTMLElement[] {
  const { rtp, standardError, rounds } = blackjackRtp;
  const head = [words('bet'), words('pays'), words('rtp')].map((text) => el('th', { scope: 'col' }, text));
  return [
    el('p', {}, words('rule.blackjack')),
    el('p', {}, words('rule.blackjackMoves')),
    el('h3', {}, words('paysTitle')),
    el(
      'table.pays',
      {},
      el('thead', {}, el('tr', {}, ...head)),
      el(
        'tbody',
        {},
        row(words('bjGame'), '1 : 1', `≈ ${rtp}%`),
        row(words('bj.natural'), '3 : 2', '—'),
        row(words('act.insure'), '2 : 1', `${insuranceRtp}%`),
      ),
    ),
    el('p.faint', {}, words('bjRtpNote', { rounds: rounds.toLocaleString('en'), error: standardError })),
    el('p', {}, words('insuranceRule')),
  ];
}
