/** The actions of presses and of typing. */
import { perUnit } from '../frame/money.ts';
import { legsOfSlip } from '@foyer/contract/play/sportSlip.ts';
import type { SportMatch } from '@foyer/contract/play/sport.ts';
import type { WholeDesk } from './model/desk.ts';
import { stakeOf } from './slip/slip.ts';
import type { Presses } from './view/press.ts';

/** The element that had the focus before the sheet opened. */
let opener: HTMLElement | undefined;

function matchOf({ state }: WholeDesk, matchId: string): SportMatch | undefined {
  const page = state.page?.match;
  return page?.running.matchId === matchId
    ? page
    : state.board?.matches.find(({ running }) => running.matchId === matchId);
}

function showSide(desk: WholeDesk, panel: 'slip' | 'bets'): void {
  if (!desk.state.isSheetUp && document.activeElement instanceof HTMLElement) opener = document.activeElement;
  desk.state.panel = panel;
  desk.state.isSheetUp = true;
  if (panel === 'bets') desk.soon('running');
  desk.changed();
  // Moves the focus after the sheet is drawn in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(`tab-${panel}`)?.focus()));
}

async function copy(desk: WholeDesk, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    desk.notify(desk.setting.words('copied'));
  } catch {
    // Without a clipboard, the code can still be read and typed.
  }
}

export function presses(desk: WholeDesk): Presses {
  const { state, actions, placing, bets, bookings } = desk;
  return {
    pick(offered) {
      const [leg] = legsOfSlip(offered);
      const match = leg && matchOf(desk, leg.matchId);
      if (match) actions.toggle({ match, ...leg });
    },
    open: (panel) => showSide(desk, panel === 'bets' ? 'bets' : 'slip'),
    shut() {
      if (!state.isSheetUp) return;
      state.isSheetUp = false;
      desk.changed();
      opener?.focus({ preventScroll: true });
    },
    panel(panel) {
      state.panel = panel === 'bets' ? 'bets' : 'slip';
      if (state.panel === 'bets') desk.soon('running');
      desk.changed();
    },
    which(which) {
      state.which = which === 'over' ? 'over' : 'running';
      desk.soon(state.which);
      desk.changed();
    },
    remove: actions.remove,
    clear: actions.clear,
    undo: actions.undo,
    mode: actions.mode,
    accept: actions.accept,
    add: (units) =>
      actions.stake(units === '' ? 0 : Math.min(999_999_900, state.slip.stakeSatang + Number(units) * perUnit)),
    place: () => void placing.place(),
    dismiss: placing.dismiss,
    putBack: (requestId) => placing.putBack(requestId),
    book: () => void bookings.make(),
    load: () => void bookings.load(),
    copy: (code) => void copy(desk, code),
    cash: bets.askCashOut,
    cashYes: () => void bets.confirmCashOut(),
    cashNo: bets.leaveCashOut,
    again() {
      state.fault = '';
      desk.soon('board');
      desk.soon('match');
      desk.changed();
    },
    replay: () => desk.replay(),
    verify: () => void desk.verify(),
  };
}

const textOf = (element: HTMLElement): string => (element instanceof HTMLInputElement ? element.value : '');

export function types({ actions, bookings }: WholeDesk): Presses {
  return {
    stake: (_, element) => actions.stake(stakeOf(textOf(element).trim())),
    legStake: (key, element) => actions.legStake(key, stakeOf(textOf(element).trim())),
    policy: (policy) => actions.policy(policy),
    code: (_, element) => bookings.type(textOf(element)),
  };
}
