/** The rules of a game with two hands for the player, with its return. M09 */
import type { DuelCode } from '../../../engines/cards/cardGame.ts';
import { feePercent } from '../../../engines/cards/duel/duel.ts';
import { el } from '../../frame/dom.ts';
import type { Word, Words } from '../words.ts';
import { duelReturn, kindsOf, mostTimes } from './kinds.ts';

export function duelRules(code: DuelCode, words: Words): HTMLElement[] {
  const rows = kindsOf[code].map(([kind, times]) =>
    el('tr', {}, el('th', { scope: 'row' }, words(`kind.${kind}` as Word)), el('td.fig', {}, `× ${times}`)),
  );
  const head = [words('hand'), words('duelTimes')].map((text) => el('th', { scope: 'col' }, text));
  return [
    el('p', {}, words(`rule.${code}`)),
    el('p', {}, words('duelHeld', { times: mostTimes[code] })),
    el('h3', {}, words('duelKinds')),
    el('table.pays', {}, el('thead', {}, el('tr', {}, ...head)), el('tbody', {}, ...rows)),
    el('p', {}, words('duelFee', { fee: feePercent, rtp: duelReturn[code] })),
    el('p.faint', {}, words('duelExact')),
  ];
}
