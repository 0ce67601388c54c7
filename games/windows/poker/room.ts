/** What stands around every table of the room: the bar, the notice, the voice for readers, the mark of a replay. */
import type { PlayPurse } from '@foyer/contract/games/play.ts';
import { el } from '../frame/dom.ts';
import { createHud } from '../frame/hud.ts';
import type { Panel } from '../frame/panels.ts';
import { gameName } from './setting.ts';
import type { Setting } from './setting.ts';
import { createSound } from './sound.ts';
import type { Sound } from './sound.ts';

export interface Room {
  readonly sound: Sound;
  /** Puts a table's elements under the bar. */
  set(...parts: readonly HTMLElement[]): void;
  showPurse(purse: PlayPurse): void;
  notice(text: string, tone?: 'warn' | 'info'): void;
  /** Told once to a reader of the screen. */
  announce(text: string): void;
  markReplay(isReplay: boolean): void;
  /** The session is over: nothing more can be done here. */
  ended(message: string): void;
}

export function createRoom(setting: Setting, onPanel: (panel: Panel) => void): Room {
  const { state, words } = setting;
  const sound = createSound();
  const { mode, openedMs } = state;
  const hud = createHud({ name: gameName(setting), mode, openedMs, words }, onPanel, () =>
    hud.showSound(sound.toggle()),
  );
  const note = el('p.notice', { role: 'alert', hidden: true });
  const live = el('p.unseen', { 'aria-live': 'polite' });
  const root = el(`main.poker.rules-${state.rules}`);
  hud.showSound(sound.isOn);
  hud.showPurse(state.purse);
  document.title = gameName(setting);
  document.body.replaceChildren(root);
  return {
    sound,
    set: (...parts) => root.replaceChildren(hud.root, note, ...parts, live),
    showPurse: (purse) => hud.showPurse(purse),
    notice(text, tone = 'warn') {
      note.textContent = text;
      note.hidden = text === '';
      note.dataset.tone = tone;
    },
    announce: (text) => (live.textContent = text),
    markReplay(isReplay) {
      root.classList.toggle('is-replay', isReplay);
      hud.markReplay(isReplay);
    },
    ended(message) {
      root.replaceChildren(
        el(
          'div.threshold',
          {},
          el('h1', {}, words('endedTitle')),
          el('p', {}, message),
          el('a.primary', { href: '/home' }, words('back')),
        ),
      );
    },
  };
}
