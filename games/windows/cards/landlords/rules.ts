/** The rules of 斗地主 for the player, with its return. M09 */
import { landlordsReturn } from '../../../engines/cards/pays.ts';
import { feePercent, mostTimes } from '../../../engines/cards/douDizhu/rules.ts';
import { el } from '../../frame/dom.ts';
import type { Words } from '../words.ts';

export function landlordsRules(words: Words): HTMLElement[] {
  const { rtp, standardError, rounds } = landlordsReturn;
  return [
    el('p', {}, words('rule.douDizhu')),
    el('p', {}, words('rule.douDizhuSets')),
    el('p', {}, words('rule.douDizhuPays', { times: mostTimes, fee: feePercent })),
    el('h3', {}, words('botsTitle')),
    el('p', {}, words('botsRule')),
    el('h3', {}, words('paysTitle')),
    el('p', {}, words('ddzReturn', { rtp, error: standardError, rounds: rounds.toLocaleString('en') })),
  ];
}
