/** The side panel: slip and own bets. On a phone it is a bottom sheet, and the desk behind it is inert. */
import { el, icon, icons } from '../../frame/dom.ts';
import { betsPart } from '../bets/bets.ts';
import type { Looking } from '../board/odds.ts';
import { combinedOdds, oddsText } from '../slip/returns.ts';
import { isCombined, keyOf } from '../slip/slip.ts';
import { oddsNow } from '../slip/standing.ts';
import { press } from '../view/press.ts';
import { bookingPart } from './booking.ts';
import { legItem } from './legs.ts';
import { receiptItem } from './receipts.ts';
import { stakePart } from './stake.ts';

function modeChoice({ setting: { words }, state: { slip } }: Looking): HTMLElement {
  if (slip.legs.length < 2) return el('span.lone', {}, words('single'));
  const button = (mode: 'combined' | 'singles', text: string) =>
    el(
      'button',
      { type: 'button', 'data-key': mode, ...press('mode', mode), 'aria-pressed': String(slip.mode === mode) },
      text,
    );
  return el(
    'div.mode',
    { role: 'group', 'aria-label': words('mode') },
    button('singles', `${words('singles')} × ${slip.legs.length}`),
    button('combined', words('combined', { n: slip.legs.length })),
  );
}

function slipPart(looking: Looking): HTMLElement {
  const { setting, state } = looking;
  const { words } = setting;
  const { slip } = state;
  return el(
    'div.slip',
    { 'data-key': 'slip' },
    state.receipts.length > 0
      ? el('ul.receipts', {}, ...state.receipts.map((receipt) => receiptItem(looking, receipt)))
      : undefined,
    slip.legs.length === 0
      ? el(
          'div.empty',
          {},
          el('h3', {}, words('slipEmpty')),
          el('p', {}, words('slipEmptyText')),
          slip.removed.length > 0 ? el('button.quiet', { type: 'button', ...press('undo') }, words('undo')) : undefined,
        )
      : el(
          'div.filled',
          {},
          el(
            'div.acts',
            {},
            modeChoice(looking),
            slip.removed.length > 0
              ? el('button.quietly', { type: 'button', ...press('undo') }, words('undo'))
              : undefined,
            el('button.quietly', { type: 'button', ...press('clear') }, words('clear')),
          ),
          el('ul.legs', {}, ...slip.legs.map((leg) => legItem(looking, leg))),
          stakePart(looking),
        ),
    bookingPart(looking),
  );
}

export function sidePanel(looking: Looking, isWide: boolean): HTMLElement {
  const { setting, state } = looking;
  const { words } = setting;
  const tab = (panel: 'slip' | 'bets', text: string, count: number) =>
    el(
      'button',
      {
        type: 'button',
        id: `tab-${panel}`,
        'data-key': panel,
        role: 'tab',
        'aria-selected': String(state.panel === panel),
        'aria-controls': 'side-body',
        ...press('panel', panel),
      },
      text,
      count > 0 ? el('b.fig', {}, String(count)) : undefined,
    );
  const isUp = isWide || state.isSheetUp;
  return el(
    'aside.side-panel',
    {
      id: 'side',
      'aria-label': words(state.panel === 'slip' ? 'slip' : 'myBets'),
      ...(isUp ? { 'data-up': '' } : { inert: true }),
      ...(!isWide && isUp && { role: 'dialog', 'aria-modal': 'true' }),
    },
    el(
      'div.side-head',
      {},
      el(
        'div.side-tabs',
        { role: 'tablist' },
        tab('slip', words('slip'), state.slip.legs.length),
        tab('bets', words('myBets'), state.running.length),
      ),
      isWide
        ? undefined
        : el(
            'button.icon-button',
            { type: 'button', ...press('shut'), 'aria-label': words('shutSlip') },
            icon(icons.close),
          ),
    ),
    el(
      'div.side-body',
      {
        id: 'side-body',
        role: 'tabpanel',
        'aria-labelledby': `tab-${state.panel}`,
        tabindex: '0',
        'data-key': state.panel,
      },
      state.panel === 'slip' ? slipPart(looking) : betsPart(looking),
    ),
  );
}

/** The bar at the bottom of a phone, which opens the slip and the player's bets. */
export function dock({ setting: { words }, state }: Looking): HTMLElement {
  const { slip, quotes } = state;
  const now = oddsNow(slip, quotes);
  const odds = combinedOdds(slip.legs.map((leg) => now.get(keyOf(leg)) ?? leg.odds));
  const isOne = isCombined(slip) || slip.legs.length === 1;
  const waiting = state.receipts.some(
    ({ kind, ...rest }) => kind === 'unknown' || ('bet' in rest && rest.bet.state === 'pending'),
  );
  return el(
    'div.dock',
    { ...(state.isSheetUp && { inert: true }) },
    el(
      'button.dock-slip',
      {
        type: 'button',
        ...press('open', 'slip'),
        'aria-label': words('openSlip', { count: slip.legs.length }),
        ...(slip.legs.length > 0 && { 'data-full': '' }),
      },
      el('b.count.fig', {}, String(slip.legs.length)),
      el('span', {}, waiting ? words('betpending') : words('slip')),
      isOne ? el('span.price.fig', {}, oddsText(odds)) : undefined,
    ),
    el(
      'button.dock-bets',
      { type: 'button', ...press('open', 'bets') },
      words('myBets'),
      state.running.length > 0 ? el('b.fig', {}, String(state.running.length)) : undefined,
    ),
  );
}
