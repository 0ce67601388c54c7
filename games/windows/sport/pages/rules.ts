/** The rules of the desk: simulated matches, margins, limits, delay and settlement of bets. M09 */
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import type { Setting } from '../model/state.ts';

const percent = (value: number): string => `${value}%`;

const table = (rows: readonly (readonly [string, string])[]): HTMLElement =>
  el(
    'table.pays',
    {},
    el(
      'tbody',
      {},
      ...rows.map(([name, value]) => el('tr', {}, el('th', { scope: 'row' }, name), el('td.fig', {}, value))),
    ),
  );

export function rulesPage({ words, desk }: Setting): HTMLElement {
  const { rules } = desk;
  return el(
    'div.rules',
    {},
    el('h3', {}, words('rulesSim')),
    el('p', {}, words('rulesSimText')),
    el('p', {}, words('roosterNote')),
    el('h3', {}, words('rulesMargin')),
    el('p', {}, words('rulesMarginText')),
    table([
      [words('marginBefore'), percent(rules.marginPercent)],
      [words('marginLive'), percent(rules.liveMarginPercent)],
      [words('marginExact'), percent(rules.exactMarginPercent)],
      [words('marginCash'), percent(rules.cashOutMarginPercent)],
    ]),
    el('h3', {}, words('rulesLimits')),
    table([
      [words('limitLowest'), baht(rules.lowestStakeSatang)],
      [words('limitHighest'), baht(rules.highestStakeSatang)],
      [words('limitReturn'), baht(rules.highestReturnSatang)],
      [words('limitLegs'), String(rules.mostLegs)],
    ]),
    el('h3', {}, words('rulesLive')),
    el('p', {}, words('rulesLiveText', { seconds: Math.ceil(rules.betDelayMs / 1_000) })),
    el('p', {}, words('lateNote')),
    el('h3', {}, words('rulesSettle')),
    el('p', {}, words('rulesSettleText')),
    el('h3', {}, words('rulesCash')),
    el('p', {}, words('rulesCashText', { margin: rules.cashOutMarginPercent })),
    el('p.faint', {}, words('keysHint')),
  );
}
