/** Stake, return, price policy, and the button that bets. M20 */
import { pricePolicies } from '@foyer/contract/play/sportBets.ts';
import { el } from '../../frame/dom.ts';
import { baht, chipText, currencySign, perUnit } from '../../frame/money.ts';
import type { Looking } from '../board/odds.ts';
import { isStale } from '../model/state.ts';
import { combinedOdds, oddsText, sumsOf } from '../slip/returns.ts';
import { isCombined, keyOf } from '../slip/slip.ts';
import { obstacleOf, oddsNow } from '../slip/standing.ts';
import type { Obstacle } from '../slip/standing.ts';
import { press, typed } from '../view/press.ts';
import type { Word } from '../words.ts';

/** Amounts in baht that one press adds. */
const steps = [50, 100, 500, 1_000] as const;

const obstacleWords: Readonly<Record<Obstacle, Word>> = {
  empty: 'obEmpty',
  deskClosed: 'obDeskClosed',
  stale: 'obStale',
  legClosed: 'obLegClosed',
  related: 'obRelated',
  legSuspended: 'obLegSuspended',
  unquoted: 'obUnquoted',
  noStake: 'obNoStake',
  lowStake: 'obLowStake',
  highStake: 'obHighStake',
  highReturn: 'obHighReturn',
  balance: 'obBalance',
  moved: 'obMoved',
};

function obstacleNow({ setting, state, nowMs }: Looking): Obstacle | undefined {
  return obstacleOf(state.slip, {
    quotes: state.quotes,
    rules: setting.desk.rules,
    balanceSatang: state.purse.balanceSatang,
    isDeskOpen: state.isOpen,
    isStale: isStale(state, nowMs),
  });
}

function stakeField({ setting, state: { slip } }: Looking): HTMLElement {
  const { words, desk } = setting;
  const { lowestStakeSatang, highestStakeSatang } = desk.rules;
  const isEach = !isCombined(slip) && slip.legs.length > 1;
  return el(
    'div.stake-field',
    {},
    el('label', { for: 'stake' }, words(isEach ? 'stakeEach' : 'stake')),
    el(
      'div.money-input',
      {},
      el('span', { 'aria-hidden': 'true' }, currencySign),
      el('input', {
        id: 'stake',
        ...typed('stake'),
        inputmode: 'numeric',
        autocomplete: 'off',
        placeholder: '0',
        'aria-describedby': 'stake-hint',
        value: slip.stakeSatang > 0 ? String(slip.stakeSatang / perUnit) : '',
      }),
    ),
    el(
      'div.steps',
      {},
      ...steps.map((step) =>
        el(
          'button.quiet.fig',
          {
            type: 'button',
            ...press('add', String(step)),
            'aria-label': words('addStake', { amount: baht(step * perUnit) }),
          },
          `+${chipText(step * perUnit)}`,
        ),
      ),
      el(
        'button.quiet',
        { type: 'button', ...press('add', ''), disabled: slip.stakeSatang === 0, 'aria-label': words('stakeNone') },
        words('clear'),
      ),
    ),
    el(
      'p.hint',
      { id: 'stake-hint' },
      words('stakeHint', { lowest: baht(lowestStakeSatang), highest: baht(highestStakeSatang) }),
    ),
  );
}

function policyChoice({ setting: { words }, state: { slip } }: Looking): HTMLElement {
  const choice = pricePolicies.map((policy) =>
    el(
      'label',
      { 'data-key': policy },
      el('input', {
        type: 'radio',
        name: 'policy',
        value: policy,
        ...typed('policy', policy),
        ...(slip.policy === policy && { checked: true }),
      }),
      el('span', {}, words(`policy${policy}`)),
    ),
  );
  return el(
    'fieldset.policy',
    {},
    el('legend', {}, words('policy')),
    el('div.choice', {}, ...choice),
    el('p.hint', {}, words(`policy${slip.policy}Text`)),
  );
}

function sums({ setting: { words }, state }: Looking): HTMLElement {
  const { slip, quotes } = state;
  const now = oddsNow(slip, quotes);
  const { stakeSatang, returnSatang } = sumsOf(slip, now);
  const isOne = isCombined(slip) || slip.legs.length === 1;
  const odds = combinedOdds(slip.legs.map((leg) => now.get(keyOf(leg)) ?? leg.odds));
  const line = (label: Word, value: string, isBig = false) =>
    el(isBig ? 'div.line.big' : 'div.line', {}, el('dt', {}, words(label)), el('dd.fig', {}, value));
  return el(
    'dl.sums',
    { 'aria-live': 'off' },
    ...(isOne ? [line('totalOdds', oddsText(odds))] : []),
    line('totalStake', baht(stakeSatang)),
    line('mayReturn', baht(returnSatang), true),
  );
}

export function stakePart(looking: Looking): HTMLElement {
  const { setting, state } = looking;
  const { words, desk } = setting;
  const { slip } = state;
  const obstacle = obstacleNow(looking);
  const { lowestStakeSatang: lowest, highestStakeSatang: highest, highestReturnSatang: most } = desk.rules;
  const { stakeSatang } = sumsOf(slip, oddsNow(slip, state.quotes));
  const message =
    obstacle &&
    words(obstacleWords[obstacle], {
      lowest: baht(lowest),
      highest: baht(highest),
      most: baht(most),
      balance: baht(state.purse.balanceSatang),
    });
  return el(
    'div.pay',
    {},
    stakeField(looking),
    policyChoice(looking),
    el(
      'div.pay-foot',
      {},
      sums(looking),
      state.delayMs > 0
        ? el('p.hint', {}, words('delayNote', { seconds: Math.ceil(state.delayMs / 1_000) }))
        : undefined,
      el('p.obstacle', { role: 'status', 'data-kind': obstacle ?? '' }, message ?? ''),
      obstacle === 'moved'
        ? el('button.primary.place', { type: 'button', 'data-key': 'accept', ...press('accept') }, words('acceptOdds'))
        : el(
            'button.primary.place',
            {
              type: 'button',
              'data-key': 'place',
              ...press('place'),
              disabled: obstacle !== undefined || state.isSending,
            },
            state.isSending ? words('placing') : words('place', { amount: baht(stakeSatang) }),
          ),
    ),
  );
}
