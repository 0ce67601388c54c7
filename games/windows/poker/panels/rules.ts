/** How the game is played, what it pays, and what it returns. M09 */
import { holdemReturns } from '../../../engines/poker/holdem/published.ts';
import { handKinds } from '../../../engines/poker/ranking.ts';
import {
  buyIns,
  eventReturn,
  handsPerLevel,
  levels,
  prizeOf,
  prizePercents,
  startingChips,
  stakeOf,
} from '../../../engines/poker/sitAndGo/structure.ts';
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import { anteRows, bonusRows } from '../holdem/pays.ts';
import type { Setting } from '../setting.ts';
import type { Words } from '../words.ts';

function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  return el(
    'table.pays',
    {},
    el('caption.unseen', {}, caption),
    el('thead', {}, el('tr', {}, ...heads.map((text) => el('th', { scope: 'col' }, text)))),
    el(
      'tbody',
      {},
      ...rows.map(([first = '', ...rest]) =>
        el('tr', {}, el('th', { scope: 'row' }, first), ...rest.map((text) => el('td.fig', {}, text))),
      ),
    ),
  );
}

const part = (title: string, ...children: HTMLElement[]) => [el('h3', {}, title), ...children];

const payRows = (list: ReturnType<typeof anteRows>) => list.map(({ name, pays }) => [name, `${pays} : 1`]);

function holdemRules(words: Words): HTMLElement[] {
  const { callReturn, stakedReturn, callRate, bonusReturn } = holdemReturns;
  return [
    el('p', {}, words('rule.holdem')),
    el('p', {}, words('rule.holdemPay')),
    el('p', {}, words('rule.holdemBonus')),
    ...part(words('antePays'), table(words('antePays'), [words('hand'), words('pays')], payRows(anteRows(words)))),
    ...part(words('bonusPays'), table(words('bonusPays'), [words('hand'), words('pays')], payRows(bonusRows(words)))),
    ...part(
      words('returns'),
      el('p', {}, words('returnMain', { ante: callReturn, staked: stakedReturn, calls: callRate })),
      el('p', {}, words('returnPlay')),
      el('p', {}, words('returnBonus', { rtp: bonusReturn })),
    ),
    el('p', {}, words('rule.holdemHeld')),
  ];
}

function eventRules(words: Words, isShort: boolean): HTMLElement[] {
  return [
    el('p', {}, words('rule.event')),
    ...(isShort ? [el('p', {}, words('rule.short'))] : []),
    ...part(
      words('prizes'),
      table(
        words('prizes'),
        [
          words('buyInFee'),
          ...prizePercents.map((percent, index) => `${words('place', { place: index + 1 })} ${percent}%`),
        ],
        buyIns.map((bought) => [
          `${baht(bought.buyInSatang)} + ${baht(bought.feeSatang)}`,
          ...prizePercents.map((_, index) => baht(prizeOf(bought, index + 1))),
        ]),
      ),
      el('p', {}, words('rule.pool', { stake: baht(stakeOf(buyIns[0] ?? { buyInSatang: 0, feeSatang: 0 })) })),
    ),
    ...part(words('returns'), el('p', {}, words('returnEvent', eventReturn))),
    ...part(
      words('blinds'),
      el('p', {}, words('rule.blinds', { chips: startingChips.toLocaleString('en'), hands: handsPerLevel })),
      table(
        words('blinds'),
        [words('level'), words('smallBig')],
        levels.map(({ small, big }, index) => [String(index + 1), `${small} / ${big}`]),
      ),
    ),
    ...part(words('pots'), el('p', {}, words('rule.bets')), el('p', {}, words('rule.pots'))),
    ...part(
      words('bots'),
      ...(['rule.bots', 'rule.styles', 'rule.places'] as const).map((word) => el('p', {}, words(word))),
    ),
    el('p', {}, words('rule.eventHeld')),
  ];
}

export function rulesPanel({ state, words }: Setting): HTMLElement {
  const { rules } = state;
  const order = handKinds.toReversed().map((kind) => words(`kind.${kind}`));
  // In a short deck a flush beats a full house.
  if (rules === 'shortDeck') order.splice(3, 2, ...order.slice(3, 5).toReversed());
  return el(
    'div.rules',
    {},
    ...(rules === 'holdem' ? holdemRules(words) : eventRules(words, rules === 'shortDeck')),
    el('p', {}, words('rule.cycle')),
    ...part(words('ranking'), el('p', {}, order.join(' › ')), el('p', {}, words('rule.equal'))),
  );
}
