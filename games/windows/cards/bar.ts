/** The bottom bar: the stake and the deal between two rounds, the moves within one. */
import { el } from '../frame/dom.ts';
import { baht } from '../frame/money.ts';
import { toneOf } from '../kit/chips/tones.ts';
import type { Act } from './desk.ts';
import type { Words } from './words.ts';

export interface Bar {
  readonly root: HTMLElement;
  readonly stakeSatang: number;
  /** Between rounds. The deal is disabled until `isReady`. */
  offerDeal(isReady: boolean): void;
  offerActions(actions: readonly Act[], note: string, isLocked: boolean): void;
  offerNothing(note: string): void;
  /** Presses the button assigned to a key. Returns false if there is none. */
  press(key: string): boolean;
}

export interface BarActions {
  /** The player has chosen another stake. */
  onStake(): void;
  onDeal(): void;
  onMove(move: string): void;
}

const kept = 'foyer.cards.stake';

function keptStake(stakes: readonly number[]): number {
  try {
    const satang = Number(localStorage.getItem(kept));
    if (stakes.includes(satang)) return satang;
  } catch {
    // Storage is forbidden.
  }
  return stakes[0] ?? 0;
}

/** `stakeName` describes a stake, where it is more than what is played for. */
export function createBar(
  words: Words,
  stakes: readonly number[],
  stakeName: (satang: number) => string,
  actions: BarActions,
): Bar {
  let stakeSatang = keptStake(stakes);
  let keys = new Map<string, HTMLButtonElement>();
  const note = el('p.bar-note', { role: 'status' });
  const held = el('p.bar-held');
  const choice = el(
    'div.stakes',
    { role: 'radiogroup', 'aria-label': words('stake') },
    ...stakeLabels(stakes, stakeSatang, (satang) => {
      stakeSatang = satang;
      held.textContent = stakeName(satang);
      actions.onStake();
    }),
  );
  const buttons = el('div.acts');
  const root = el('footer.bar', {}, note, choice, held, buttons);
  const deal = el('button.primary.deal', { type: 'button', onclick: () => actions.onDeal() }, words('deal'));

  function set(parts: { isChoice: boolean; text: string; row: readonly HTMLElement[] }): void {
    const hadFocus = buttons.contains(document.activeElement);
    choice.hidden = !parts.isChoice;
    held.hidden = !parts.isChoice;
    held.textContent = stakeName(stakeSatang);
    note.textContent = parts.text;
    buttons.replaceChildren(...parts.row);
    if (hadFocus) buttons.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
  }

  return {
    root,
    get stakeSatang() {
      return stakeSatang;
    },
    offerDeal(isReady) {
      keys = new Map([['Enter', deal]]);
      deal.disabled = !isReady;
      // The button itself says why it is disabled: a line of its own would change the bar's height and move the cards.
      deal.textContent = words(isReady ? 'deal' : 'cycleWait');
      set({ isChoice: true, text: '', row: [deal] });
    },
    offerActions(moves, text, isLocked) {
      const shown = moves.map((act) => [act.key, actButton(act, isLocked, (move) => actions.onMove(move))] as const);
      keys = new Map(shown.filter(([key]) => key !== ''));
      set({ isChoice: false, text, row: shown.map(([, button]) => button) });
    },
    offerNothing(text) {
      keys = new Map();
      set({ isChoice: false, text, row: [] });
    },
    press(key) {
      const button = keys.get(key);
      if (button === undefined || button.disabled) return false;
      button.click();
      return true;
    },
  };
}

/** Radio buttons; the choice is stored for the next window. */
const stakeLabels = (stakes: readonly number[], chosen: number, onChoose: (satang: number) => void): HTMLElement[] =>
  stakes.map((satang) => {
    const input = el('input', { type: 'radio', name: 'stake', value: String(satang), checked: satang === chosen });
    input.addEventListener('change', () => {
      onChoose(satang);
      try {
        localStorage.setItem(kept, String(satang));
      } catch {
        // The choice then lasts until the window closes.
      }
    });
    return el(
      'label.stake',
      {},
      input,
      el(`span.casino-chip.tone-${toneOf(satang)}`, {}, baht(satang).replace('.00', '')),
    );
  });

function actButton(act: Act, isLocked: boolean, onMove: (move: string) => void): HTMLButtonElement {
  const { move, label, addsSatang, key, isMain, isDisabled, run } = act;
  const button = el(
    isMain ? 'button.primary' : 'button.quiet',
    {
      type: 'button',
      'data-move': move.split(':')[0],
      disabled: isLocked || isDisabled === true,
      onclick: () => (run === undefined ? onMove(move) : run()),
    },
    label,
    addsSatang === undefined ? undefined : el('small', {}, `+${baht(addsSatang)}`),
  );
  if (key !== '') {
    button.append(el('kbd', { 'aria-hidden': 'true' }, key.toUpperCase()));
    button.setAttribute('aria-keyshortcuts', key.toUpperCase());
  }
  return button;
}
