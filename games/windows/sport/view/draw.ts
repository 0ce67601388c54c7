/** Draws the whole desk from its state. */
import { deviceTime } from '@foyer/text/time.ts';
import { el } from '../../frame/dom.ts';
import { board, sportStrip } from '../board/board.ts';
import type { Looking } from '../board/odds.ts';
import { matchPage } from '../match/page.ts';
import { isStale } from '../model/state.ts';
import { dock, sidePanel } from '../panel/panel.ts';
import { press } from './press.ts';

/** Says that the desk is closed, or how old stale data are and that they cannot be bet on. R03, R04 */
function banner({ setting: { words }, state, nowMs }: Looking): HTMLElement | undefined {
  if (!state.isOpen) return el('p.banner', { role: 'status' }, words('obDeskClosed'));
  if (!isStale(state, nowMs)) return undefined;
  return el(
    'p.banner',
    { role: 'status', 'data-key': 'stale' },
    words('stale', { at: deviceTime(state.freshMs, 'clock') }),
  );
}

function snack({ setting: { words }, state, nowMs }: Looking): HTMLElement | undefined {
  const { snack: shown } = state;
  if (shown === undefined || shown.untilMs <= nowMs) return undefined;
  return el(
    'div.snack',
    {},
    el('span', { role: 'status' }, shown.text),
    shown.canUndo ? el('button.quietly', { type: 'button', ...press('undo') }, words('undo')) : undefined,
  );
}

/** States above every board and match that it is simulated, and the margin. M05 */
const marks = ({ setting: { words, desk } }: Looking): HTMLElement =>
  el(
    'p.marks',
    {},
    el('span.badge', {}, words('simulated')),
    words('marginShort', { before: desk.rules.marginPercent, live: desk.rules.liveMarginPercent }),
  );

export function drawn(looking: Looking, isWide: boolean): Node[] {
  const { state } = looking;
  const { route, isSheetUp } = state;
  const isCovered = !isWide && isSheetUp;
  const parts = [
    banner(looking),
    el(
      'div.floor',
      { ...(isCovered && { inert: true }) },
      sportStrip(looking),
      el(
        'main.ground',
        { id: 'ground', ...(isStale(state, looking.nowMs) && { 'data-stale': '' }) },
        marks(looking),
        route.kind === 'match' ? matchPage(looking, route.matchId) : board(looking),
      ),
    ),
    isCovered ? el('div.shade', { ...press('shut'), 'data-key': 'shade' }) : undefined,
    sidePanel(looking, isWide),
    isWide ? undefined : dock(looking),
    snack(looking),
  ];
  return parts.filter((part) => part !== undefined);
}
