/** The bar above: the way out, what is played with, money, time, and the doors to rules, fairness and records. M05, M12 */
import type { PlayPurse } from '@foyer/contract/games/provider.ts';
import { el, icon, icons } from '../slot/dom.ts';
import { houseNow } from './clock.ts';
import { tableName } from './setting.ts';
import type { Setting } from './setting.ts';
import { baht } from './words.ts';

export type Panel = 'rules' | 'fair' | 'records';

export interface Hud {
  readonly root: HTMLElement;
  showPurse(purse: PlayPurse): void;
  showSound(isOn: boolean): void;
  markReplay(isReplay: boolean): void;
}

const iconButton = (label: string, outline: string, onclick: () => void): HTMLButtonElement =>
  el('button.icon-button', { type: 'button', 'aria-label': label, title: label, onclick }, icon(outline));
const twoDigits = (value: number): string => String(value).padStart(2, '0');

const meter = (name: string, label: string, value: HTMLElement) =>
  el(`div.meter.${name}`, {}, el('span.label', {}, label), value);

export function createHud(setting: Setting, onPanel: (panel: Panel) => void, onSound: () => void): Hud {
  const { state, words } = setting;
  const [balance, net, clock] = [el('output.fig'), el('output.fig'), el('time.fig')];
  const sound = iconButton('', icons.mute, onSound);
  const badge = el('span.badge');
  const root = el(
    'header.top',
    {},
    el('a.icon-button', { href: '/home', 'aria-label': words('back'), title: words('back') }, icon(icons.door)),
    el('h1', {}, tableName(setting)),
    badge,
    el('span.gap'),
    el(
      'div.meters',
      {},
      meter('balance', words('balance'), balance),
      meter('net', words('net'), net),
      meter('elapsed', words('elapsed'), clock),
    ),
    el(
      'div.tools',
      {},
      iconButton(words('rules'), icons.book, () => onPanel('rules')),
      iconButton(words('fair'), icons.shield, () => onPanel('fair')),
      iconButton(words('records'), icons.list, () => onPanel('records')),
      sound,
    ),
  );
  const tick = (): void => {
    const seconds = Math.max(0, Math.floor((houseNow() - state.openedMs) / 1000));
    clock.textContent = `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
  };
  tick();
  setInterval(tick, 1000);
  const hud: Hud = {
    root,
    showPurse({ balanceSatang, wonSatang, stakedSatang }) {
      balance.textContent = baht(balanceSatang);
      const netSatang = wonSatang - stakedSatang;
      net.textContent = baht(netSatang, true);
      net.dataset.sign = netSatang > 0 ? 'up' : netSatang < 0 ? 'down' : 'even';
    },
    showSound(isOn) {
      const label = words(isOn ? 'soundOff' : 'soundOn');
      sound.replaceChildren(icon(isOn ? icons.sound : icons.mute));
      sound.setAttribute('aria-label', label);
      sound.title = label;
      sound.setAttribute('aria-pressed', String(isOn));
    },
    markReplay(isReplay) {
      badge.textContent = words(isReplay ? 'replayBadge' : state.mode === 'trial' ? 'trial' : 'playMoney');
      badge.classList.toggle('is-replay', isReplay);
    },
  };
  hud.markReplay(false);
  return hud;
}
