/** An odds button: its selection, the direction of changes, and why it is locked. M20 */
import type { SportMarket, SportMatch } from '@foyer/contract/play/sport.ts';
import { el } from '../../frame/dom.ts';
import { marketName, pickName, pickShort } from '../names.ts';
import { isStale } from '../model/state.ts';
import type { Setting, State } from '../model/state.ts';
import { oddsText } from '../slip/returns.ts';
import { holds, keyOf } from '../slip/slip.ts';
import { press } from '../view/press.ts';
import { fallMark, lockMark, riseMark } from './marks.ts';

export interface Looking {
  readonly setting: Setting;
  readonly state: State;
  readonly nowMs: number;
}

/** Whether all bets on a match are suspended: it is over or void, or an event has just happened. */
export const rests = ({ running }: SportMatch, nowMs: number): boolean =>
  running.phase === 'over' || running.phase === 'void' || running.suspendedUntilMs > nowMs;

export function oddsButton(
  { setting, state, nowMs }: Looking,
  match: SportMatch,
  market: SportMarket,
  pick: { readonly pick: string; readonly odds: number },
  isLong = false,
): HTMLElement {
  const { words } = setting;
  const { homeName, awayName, running } = match;
  const place = { sportId: running.sportId, kind: market.kind, param: market.param };
  const key = keyOf({ matchId: running.matchId, ...place, pick: pick.pick });
  const isLocked = market.isSuspended || rests(match, nowMs);
  const isOff = isLocked || isStale(state, nowMs) || !state.isOpen;
  const move = isLocked ? undefined : state.moves.of(key, nowMs);
  const labels = {
    match: words('versus', { home: homeName, away: awayName }),
    market: marketName(words, place),
    pick: pickName(words, { ...place, pick: pick.pick, homeName, awayName }),
    odds: oddsText(pick.odds),
  };
  const moved = move === undefined ? '' : `，${words(move === 'up' ? 'movedUp' : 'movedDown')}`;
  return el(
    'button.odd',
    {
      ...press('pick', `${key}@${pick.odds}`),
      'data-key': key,
      type: 'button',
      disabled: isOff,
      'aria-pressed': String(holds(state.slip, key)),
      'aria-label': isLocked ? words('lockedNamed', labels) : words('oddsNamed', labels) + moved,
      ...(move && { 'data-move': move }),
    },
    el('span.what', {}, isLong ? labels.pick : pickShort(words, market.kind, market.param, pick.pick)),
    isLocked
      ? lockMark()
      : el('span.price.fig', {}, move === 'up' ? riseMark() : move === 'down' ? fallMark() : undefined, labels.odds),
  );
}

/** A locked cell for a market without picks, which is nearly decided. */
export const lockedCell = ({ setting }: Looking): HTMLElement =>
  el(
    'span.odd.is-shut',
    { title: setting.words('nearDecided') },
    lockMark(),
    el('span.unseen', {}, setting.words('nearDecided')),
  );
