/** The top and bottom bars: money, time, stake and the button that plays. M05, M12 */
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import type { PlayState } from '@foyer/contract/play/slot.ts';
import { houseNow, setClock } from '../frame/clock.ts';
import { el, icon, icons, quietOutput } from '../frame/dom.ts';
import { clockMeter, elapsed, iconButton, showSound } from '../frame/hud.ts';
import { baht } from '../frame/money.ts';
import { moneyBadge } from '../frame/moneyBadge.ts';
import type { Panel } from '../frame/panels.ts';
import type { Word, Words } from './words.ts';

export interface HudActions {
  onSpin(): void;
  onStake(step: 1 | -1): void;
  onSound(): void;
  onPanel(panel: Panel): void;
}

export interface Hud {
  readonly top: HTMLElement;
  readonly bottom: HTMLElement;
  showPurse(purse: PlayPurse, balanceSatang?: number): void;
  showStake(stakeSatang: number, place: number, count: number): void;
  /** Shows the amount, and highlights it if `isCelebrated`. M11 */
  showWin(winSatang: number, isCelebrated: boolean): void;
  /** Where a meter is on the screen. */
  placeOf(meter: 'balance' | 'won'): DOMRect;
  /** Sets the button's text and whether it is enabled. */
  setButton(word: Word, isEnabled: boolean): void;
  focusButton(): void;
  showSound(isOn: boolean): void;
  /** Replaces the mode in the badge by another word. */
  /** Says what is shown; nothing stands for the player's own round. */
  markAs(word?: Word): void;
}

function meter(label: string, value: HTMLElement, name: string): HTMLElement {
  return el(`div.meter.${name}`, {}, el('span.label', {}, label), value);
}

export function createHud(state: PlayState, words: Words, actions: HudActions): Hud {
  const top = topBar(state, words, actions);
  const bottom = bottomBar(words, actions);
  const { net, clock, sound, badge } = top;
  const { balance, win, stake, less, more, word, button } = bottom;

  setClock(state.purse.nowMs);
  const tick = (): void => {
    clock.textContent = elapsed(houseNow() - state.openedMs);
  };
  tick();
  setInterval(tick, 1000);

  return {
    top: top.root,
    bottom: bottom.root,
    showPurse(purse, balanceSatang = purse.balanceSatang) {
      setClock(purse.nowMs);
      balance.textContent = baht(balanceSatang);
      const netSatang = purse.wonSatang - purse.stakedSatang;
      net.textContent = baht(netSatang, true);
      net.dataset.sign = netSatang > 0 ? 'up' : netSatang < 0 ? 'down' : 'even';
    },
    showStake(stakeSatang, place, count) {
      stake.textContent = baht(stakeSatang);
      less.disabled = place <= 0;
      more.disabled = place >= count - 1;
    },
    showWin(winSatang, isCelebrated) {
      win.classList.toggle('lit', isCelebrated);
      win.textContent = baht(winSatang);
    },
    placeOf: (name) => (name === 'balance' ? balance : win).getBoundingClientRect(),
    setButton(name, isEnabled) {
      word.textContent = words(name);
      button.disabled = !isEnabled;
      button.classList.toggle('busy', name === 'spinning');
      // The stake is locked during a round.
      less.toggleAttribute('data-locked', name !== 'spin');
      more.toggleAttribute('data-locked', name !== 'spin');
    },
    focusButton: () => button.focus({ preventScroll: true }),
    markAs: (name) => (badge.textContent = name === undefined ? moneyBadge(words, state.mode) : words(name)),
    showSound: (isOn) => showSound(sound, words, isOn),
  };
}

function topBar(state: PlayState, words: Words, actions: HudActions) {
  const net = quietOutput('output.fig');
  const clock = el('time.fig');
  const sound = iconButton('', icons.mute, () => actions.onSound());
  const badge = el('span.badge', {}, moneyBadge(words, state.mode));
  const door = el(
    'a.icon-button',
    { href: '/home', 'aria-label': words('back'), title: words('back') },
    icon(icons.door),
  );
  const root = el(
    'header.bar.top',
    {},
    door,
    badge,
    clockMeter(words, clock),
    meter(words('net'), net, 'net'),
    el('span.gap'),
    iconButton(words('rules'), icons.book, () => actions.onPanel('rules')),
    iconButton(words('fair'), icons.shield, () => actions.onPanel('fair')),
    iconButton(words('records'), icons.list, () => actions.onPanel('records')),
    sound,
  );
  return { root, net, clock, sound, badge };
}

function bottomBar(words: Words, actions: HudActions) {
  const balance = quietOutput('output.fig');
  const win = quietOutput('output.fig.win');
  const stake = el('output.fig');
  const less = el(
    'button.step',
    { type: 'button', 'aria-label': words('stakeLess'), onclick: () => actions.onStake(-1) },
    icon(icons.minus),
  );
  const more = el(
    'button.step',
    { type: 'button', 'aria-label': words('stakeMore'), onclick: () => actions.onStake(1) },
    icon(icons.plus),
  );
  const word = el('span.spin-word');
  const button = el('button.spin', { type: 'button', onclick: () => actions.onSpin() }, el('span.spin-ring'), word);
  const stepper = el(
    'div.stepper',
    { role: 'group', 'aria-label': words('stake') },
    less,
    meter(words('stake'), stake, 'stake'),
    more,
  );
  const root = el(
    'footer.bar.bottom',
    {},
    meter(words('balance'), balance, 'balance'),
    stepper,
    button,
    meter(words('win'), win, 'won'),
  );
  return { root, balance, win, stake, less, more, word, button };
}
