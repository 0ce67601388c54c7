/** Elements around every table: the bar, notices, the live region, the replay badge. */
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import { el } from '../frame/dom.ts';
import { createHud } from '../frame/hud.ts';
import type { Panel } from '../frame/panels.ts';
import { createTalk } from '../frame/talk.ts';
import { platformOf } from '../kit/platform.ts';
import type { Talk } from '../frame/talk.ts';
import { gameName } from './setting.ts';
import type { Setting } from './setting.ts';
import { createSound } from './sound.ts';
import type { Sound } from './sound.ts';

export interface Room extends Talk {
  readonly sound: Sound;
  /** Puts a table's elements below the top bar. */
  set(...parts: readonly HTMLElement[]): void;
  showPurse(purse: PlayPurse): void;
  /** The button that leaves a replay; each table puts it where there is space. */
  readonly back: HTMLElement;
}

export function createRoom(setting: Setting, onPanel: (panel: Panel) => void): Room {
  const { state, words } = setting;
  const sound = createSound();
  const { mode, openedMs } = state;
  const hud = createHud({ name: gameName(setting), mode, openedMs, words }, onPanel, () =>
    hud.showSound(sound.toggle()),
  );
  const root = el(`main.poker.rules-${state.rules}`, { 'data-platform': platformOf(state.gameId) });
  const { talk, note, live, back } = createTalk(root, hud, words);
  hud.showSound(sound.isOn);
  hud.showPurse(state.purse);
  document.title = gameName(setting);
  document.body.replaceChildren(root);
  return {
    ...talk,
    sound,
    back,
    set: (...parts) => root.replaceChildren(hud.root, note, ...parts, live),
    showPurse: (purse) => hud.showPurse(purse),
  };
}
