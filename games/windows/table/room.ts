/** Builds the whole screen: top bar, clock, stage, layout, roads and bottom bar. */
import type { TableCode } from '../../engines/table/table.ts';
import { el } from '../frame/dom.ts';
import { createHud } from '../frame/hud.ts';
import type { Hud } from '../frame/hud.ts';
import type { Panel } from '../frame/panels.ts';
import { createCalled, createTalk } from '../frame/talk.ts';
import type { Called, Talk } from '../frame/talk.ts';
import { platformOf } from '../kit/platform.ts';
import { discard, shoe } from '../kit/table/furniture.ts';
import { boards } from './boards/boards.ts';
import type { Board } from './boards/board.ts';
import { createRack } from './rack.ts';
import type { Rack, RackActions } from './rack.ts';
import { createRoads } from './roads.ts';
import type { Roads } from './roads.ts';
import { tableName } from './setting.ts';
import type { Setting } from './setting.ts';
import type { Sound } from './sound.ts';
import { baccaratStage, duelStage } from './stages/cards.ts';
import { diceStage } from './stages/dice.ts';
import type { Stage } from './stages/stage.ts';
import { rouletteStage } from './stages/rouletteStage.ts';
import { createStrip } from './strip.ts';
import type { Strip } from './strip.ts';
import type { Words } from './words.ts';

export interface Room extends Talk {
  readonly hud: Hud;
  readonly strip: Strip;
  readonly stage: Stage;
  readonly board: Board;
  readonly roads: Roads;
  readonly rack: Rack;
  readonly sound: Sound;
  readonly call: Called['call'];
  /** False if the player has scrolled past the result, which happens on phones. */
  seesResult(): boolean;
  isUp(): boolean;
}

export interface RoomActions extends RackActions {
  onSpot(spotId: string): void;
  onPanel(panel: Panel): void;
  isUp(): boolean;
}

const stages: Readonly<Record<TableCode, (words: Words, onStep: () => void) => Stage>> = {
  baccarat: baccaratStage,
  dragonTiger: duelStage,
  roulette: rouletteStage,
  sicBo: diceStage,
};

/** Games with cards have a shoe. */
const furniture = (code: TableCode): readonly Element[] =>
  code === 'baccarat' || code === 'dragonTiger' ? [discard(), shoe()] : [];

export function createRoom(setting: Setting, sound: Sound, actions: RoomActions): Room {
  const { state, game, words } = setting;
  const hud = createHud(
    { name: tableName(setting), mode: state.mode, openedMs: state.openedMs, words },
    (panel) => actions.onPanel(panel),
    () => hud.showSound(sound.toggle()),
  );
  const strip = createStrip(words);
  const stage = stages[game.code](words, () => sound.card());
  const board = boards[game.code](words, (spotId) => actions.onSpot(spotId));
  const roads = createRoads(setting);
  const rack = createRack(words, actions);
  const called = createCalled('status');
  const root = el(`main.table.game-${game.code}`, { 'data-platform': platformOf(state.gameId) });
  const { talk, note, live, back } = createTalk(root, hud, words);
  rack.root.append(note);
  root.append(
    hud.root,
    el(
      'div.floor.room',
      {},
      el(
        'div.cloth',
        {},
        ...furniture(game.code),
        el('section.scene', { 'aria-label': words('result') }, strip.root, stage.root, called.root, back),
        board.root,
      ),
      roads.root,
    ),
    rack.root,
    live,
  );
  hud.showSound(sound.isOn);
  document.title = tableName(setting);
  document.body.replaceChildren(root);

  return {
    hud,
    strip,
    stage,
    board,
    roads,
    rack,
    sound,
    isUp: () => actions.isUp(),
    ...talk,
    call: called.call,
    seesResult: () => called.root.getBoundingClientRect().top >= 0,
  };
}
