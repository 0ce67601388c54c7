/** Builds the whole screen: top bar, felt, result, bottom bar. */
import { el } from '../frame/dom.ts';
import { createHud } from '../frame/hud.ts';
import type { Hud } from '../frame/hud.ts';
import type { Panel } from '../frame/panels.ts';
import { createCalled, createTalk } from '../frame/talk.ts';
import type { Called, Talk } from '../frame/talk.ts';
import type { CardCode } from '../../engines/cards/cardGame.ts';
import { platformOf } from '../kit/platform.ts';
import { discard, shoe, tray } from '../kit/table/furniture.ts';
import { createBar } from './bar.ts';
import type { Bar, BarActions } from './bar.ts';
import { deskOf, stakeNameOf } from './games.ts';
import type { Desk } from './desk.ts';
import { gameName } from './setting.ts';
import type { Setting } from './setting.ts';
import type { Sound } from './sound.ts';

export interface Room extends Talk {
  readonly hud: Hud;
  readonly desk: Desk;
  readonly bar: Bar;
  readonly sound: Sound;
  readonly call: Called['call'];
}

export interface RoomActions extends BarActions {
  onPanel(panel: Panel): void;
  /** The player has selected other cards of their hand. */
  onChoice(): void;
}

/** The furniture of each game's table. Tiles have no shoe, and 斗地主 is dealt by hand. */
function furniture(code: CardCode): readonly Element[] {
  if (code === 'blackjack') return [tray(), discard(), shoe()];
  return code === 'niuNiu' || code === 'goldenFlower' ? [discard(), shoe()] : [];
}

export function createRoom(setting: Setting, sound: Sound, actions: RoomActions): Room {
  const { code, words, state } = setting;
  const name = gameName(setting);
  const hud = createHud(
    { name, mode: state.mode, openedMs: state.openedMs, words },
    (panel) => actions.onPanel(panel),
    () => hud.showSound(sound.toggle()),
  );
  const desk = deskOf(code)(
    words,
    () => sound.card(),
    () => actions.onChoice(),
  );
  const bar = createBar(words, state.stakesSatang, (satang) => stakeNameOf(code, words, satang), actions);
  const called = createCalled('silent');
  const root = el(`main.card-room.game-${code}`, { 'data-platform': platformOf(state.gameId) });
  const { talk, note, live, back } = createTalk(root, hud, words);
  root.append(
    hud.root,
    note,
    el(
      'div.floor.room',
      {},
      el('section.felt.cloth', { 'aria-label': words('felt') }, ...furniture(code), desk.root, called.root, back),
    ),
    bar.root,
    live,
  );
  hud.showSound(sound.isOn);
  document.title = name;
  document.body.replaceChildren(root);
  return {
    hud,
    desk,
    bar,
    sound,
    ...talk,
    call: called.call,
  };
}
