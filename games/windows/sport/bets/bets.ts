/** The player's bets: open ones with their legs and cash-out, and settled ones. M07, M08 */
import type { BetLeg, SportBet } from '@foyer/contract/play/sportBets.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import type { Looking } from '../board/odds.ts';
import { marketName, pickName, sportName } from '../names.ts';
import { foldName } from '../panel/receipts.ts';
import { oddsText } from '../slip/returns.ts';
import { press } from '../view/press.ts';
import type { Words } from '../words.ts';
import { cashOutPart } from './cashOut.ts';

const marks = { open: '·', won: '✓', lost: '✕', void: '○' } as const;

function legLine(words: Words, leg: BetLeg): HTMLElement {
  const isOver = leg.phase === 'over' || leg.phase === 'void';
  const phase =
    leg.phase === 'before'
      ? words('startsAt', { at: deviceTime(leg.startMs, 'short') })
      : `${leg.score.home} : ${leg.score.away}`;
  return el(
    'li',
    {
      'data-key': `${leg.matchId}:${leg.kind}:${leg.param}`,
      'data-state': leg.state,
      ...(leg.phase === 'live' && { 'data-live': '' }),
    },
    el('span.mark', { 'aria-hidden': 'true' }, marks[leg.state]),
    el(
      'div.what',
      {},
      el('b', {}, pickName(words, leg)),
      el('span', {}, `${sportName(words, leg.sportId)} · ${marketName(words, leg)}`),
      el(
        'a.quietly',
        { href: `#/match/${leg.matchId}`, ...press('shut') },
        words('versus', { home: leg.homeName, away: leg.awayName }),
        ` · ${words(isOver ? 'review' : 'watch')}`,
      ),
    ),
    el('span.price.fig', {}, oddsText(leg.odds || leg.offeredOdds)),
    el('span.now.fig', {}, phase, el('em', {}, words(`leg${leg.state}`))),
  );
}

function money(words: Words, bet: SportBet): string {
  if (bet.state === 'won' || bet.state === 'cashed' || bet.state === 'void' || bet.state === 'lost')
    return words('paid', { amount: baht(bet.prizeSatang) });
  return bet.possibleSatang > 0 ? words('returns', { amount: baht(bet.possibleSatang) }) : '';
}

function card(looking: Looking, bet: SportBet): HTMLElement {
  const { words } = looking.setting;
  const odds = bet.odds || bet.offeredOdds;
  const isAbove = bet.prizeSatang > bet.stakeSatang;
  return el(
    'li.bet',
    {
      'data-key': bet.orderNo,
      'data-state': bet.state,
      ...(bet.orderNo === looking.state.asked && { 'aria-current': 'true' }),
    },
    el(
      'div.head',
      {},
      el('b', {}, foldName(words, bet.legs.length)),
      el('span.state', {}, words(`bet${bet.state}`)),
      el('span.faint', {}, deviceTime(bet.placedMs)),
    ),
    el('ul.bet-legs', {}, ...bet.legs.map((leg) => legLine(words, leg))),
    el(
      'p.sum',
      {},
      el('span.fig', {}, `${words('stake')} ${baht(bet.stakeSatang)} × ${oddsText(odds)}`),
      el(isAbove ? 'b.fig.up' : 'b.fig', {}, money(words, bet)),
    ),
    bet.state === 'refused' && bet.reason !== '' ? el('p.hint', {}, words(`why${bet.reason}`)) : undefined,
    bet.state === 'open' ? cashOutPart(looking, bet) : undefined,
    el('p.faint.no', {}, words('orderNo', { no: bet.orderNo })),
  );
}

export function betsPart(looking: Looking): HTMLElement {
  const { setting, state } = looking;
  const { words } = setting;
  const list = state.which === 'running' ? state.running : state.over;
  const choice = (which: 'running' | 'over', text: string) =>
    el(
      'button',
      { type: 'button', 'data-key': which, ...press('which', which), 'aria-pressed': String(state.which === which) },
      text,
    );
  const body =
    list === undefined || (state.isBetsFault && list.length === 0)
      ? state.isBetsFault
        ? el(
            'div.empty',
            { role: 'alert' },
            el('p', {}, words('betsFailed')),
            el('button.quiet', { type: 'button', ...press('which', state.which) }, words('retry')),
          )
        : el('div', { 'aria-busy': 'true' }, el('div.bone'), el('div.bone'))
      : list.length === 0
        ? el('div.empty', {}, el('p', {}, words(state.which === 'running' ? 'runningEmpty' : 'overEmpty')))
        : el('ul.bets', {}, ...list.map((bet) => card(looking, bet)));
  return el(
    'div.my-bets',
    { 'data-key': 'bets' },
    el(
      'div.mode',
      { role: 'group', 'aria-label': words('myBets') },
      choice('running', words('running')),
      choice('over', words('overBets')),
    ),
    body,
  );
}
