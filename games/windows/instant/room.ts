/** Builds the whole screen: top bar, scene, desk, bottom bar. */
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { el } from '../frame/dom.ts';
import { createHud } from '../frame/hud.ts';
import type { Hud } from '../frame/hud.ts';
import type { Panel } from '../frame/panels.ts';
import { createCalled, createTalk } from '../frame/talk.ts';
import type { Called, Talk } from '../frame/talk.ts';
import { createBar } from './bar.ts';
import type { Bar } from './bar.ts';
import { burst } from './moment.ts';
import { createPast } from './past.ts';
import type { Past } from './past.ts';
import { gameName, platformOf } from './setting.ts';
import type { Setting } from './setting.ts';
import type { Sound } from './sound.ts';
import type { Stage } from './stages/stage.ts';
import type { StageMaker } from './stages/stages.ts';

export interface Room extends Talk {
  readonly hud: Hud;
  readonly stage: Stage;
  readonly bar: Bar;
  readonly past: Past;
  readonly sound: Sound;
  readonly call: Called['call'];
  /** Light and sparks over the scene, for a prize above the stake only. M11 */
  celebrate(): void;
}

export interface RoomActions {
  onPress(): void;
  onChoice(): void;
  onMove(move: number): void;
  onPanel(panel: Panel): void;
  onReplay(round: InstantRound): void;
}

export function createRoom(setting: Setting, makeStage: StageMaker, sound: Sound, actions: RoomActions): Room {
  const { state, game, words } = setting;
  const hud = createHud(
    { name: gameName(setting), mode: state.mode, openedMs: state.openedMs, words },
    (panel) => actions.onPanel(panel),
    () => hud.showSound(sound.toggle()),
  );
  const stage = makeStage(
    {
      words,
      platform: platformOf(setting),
      sound,
      onChoice: () => actions.onChoice(),
      onMove: (move) => actions.onMove(move),
    },
    game.code,
  );
  const bar = createBar(
    words,
    () => actions.onChoice(),
    () => actions.onPress(),
  );
  const past = createPast(setting, (round) => actions.onReplay(round));
  const called = createCalled('silent');
  const root = el(`main.instant.game-${game.code}`);
  const { talk, note, live, back } = createTalk(root, hud, words);
  const scene = el('section.scene', { 'aria-label': words(`game.${game.code}`) }, stage.scene, called.root, back);
  bar.root.append(note);
  root.append(
    hud.root,
    el('div.floor', {}, scene, el('aside.side', { 'aria-label': words('bet') }, stage.desk, past.root, bar.root)),
    live,
  );
  hud.showSound(sound.isOn);
  document.title = gameName(setting);
  document.body.replaceChildren(root);

  return {
    hud,
    stage,
    bar,
    past,
    sound,
    ...talk,
    call(result, own, isWon) {
      root.classList.toggle('is-won', isWon);
      root.classList.remove('is-lit');
      called.call(result, own, isWon);
    },
    celebrate() {
      root.classList.add('is-lit');
      burst(scene, stage.paidAt?.() ?? called.root);
    },
  };
}
