/** The top bar: exit, money, time, and the buttons for rules, fairness and records. M05, M12 */
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import { houseNow } from './clock.ts';
import { el, icon, icons, quietOutput } from './dom.ts';
import { baht } from './money.ts';
import { moneyBadge } from './moneyBadge.ts';
import type { Panel } from './panels.ts';
import { windowVoice } from './voice.ts';
import type { PlayWords } from './words.ts';

export interface Hud {
  readonly root: HTMLElement;
  showPurse(purse: PlayPurse): void;
  showSound(isOn: boolean): void;
  markReplay(isReplay: boolean): void;
}

export interface HudSetting {
  readonly name: string;
  readonly mode: 'real' | 'trial';
  /** When the session was opened, by the house's clock. */
  readonly openedMs: number;
  readonly words: PlayWords;
}

export const iconButton = (label: string, outline: string, onclick: () => void): HTMLButtonElement =>
  el('button.icon-button', { type: 'button', 'aria-label': label, title: label, onclick }, icon(outline));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `1:02:03`. */
export function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}

const meter = (name: string, label: string, value: HTMLElement) =>
  el(`div.meter.${name}`, {}, el('span.label', {}, label), value);

/** The elapsed time, as a link to the player's limits and stops. M12, M25 */
export const clockMeter = (words: PlayWords, clock: HTMLElement): HTMLElement =>
  el(
    'a.meter.elapsed',
    { href: '/mine/protection', target: '_blank', rel: 'noopener', title: words('safe') },
    el('span.label', {}, words('elapsed'), el('span.safe', {}, ` · ${words('safe')}`)),
    clock,
  );

export function createHud(setting: HudSetting, onPanel: (panel: Panel) => void, onSound: () => void): Hud {
  const { words, mode, openedMs } = setting;
  const [balance, net, clock] = [quietOutput('output.fig'), quietOutput('output.fig'), el('time.fig')];
  const sound = iconButton('', icons.mute, onSound);
  const badge = el('span.badge');
  const root = el(
    'header.top',
    {},
    el('a.icon-button', { href: '/home', 'aria-label': words('back'), title: words('back') }, icon(icons.door)),
    el('h1', {}, setting.name),
    badge,
    el('span.gap'),
    el(
      'div.meters',
      {},
      meter('balance', words('balance'), balance),
      meter('net', words('net'), net),
      clockMeter(words, clock),
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
    clock.textContent = elapsed(houseNow() - openedMs);
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
    showSound: (isOn) => showSound(sound, words, isOn),
    markReplay(isReplay) {
      badge.textContent = isReplay ? words('replayBadge') : moneyBadge(words, mode);
      badge.classList.toggle('is-replay', isReplay);
    },
  };
  hud.markReplay(false);
  return hud;
}

/** Draws the switch of the sound. The label says what a press does, `aria-pressed` whether the sound is on. */
export function showSound(button: HTMLButtonElement, words: PlayWords, isOn: boolean): void {
  const label = words(isOn ? 'soundOff' : 'soundOn');
  const voice = windowVoice();
  const isOffered = voice?.isOffered === true;
  button.classList.add('sound-switch');
  button.classList.toggle('offers-sound', isOffered);
  // Narrow bars show the short words; the label contains both.
  const offer = isOffered ? [el('span.long', {}, label), el('span.short', {}, words('soundShort'))] : [];
  button.replaceChildren(icon(isOn ? icons.sound : icons.mute), ...offer);
  button.setAttribute('aria-label', label);
  button.title = label;
  button.setAttribute('aria-pressed', String(isOn));
  if (voice !== undefined) voice.onOfferEnd = () => showSound(button, words, isOn);
}
