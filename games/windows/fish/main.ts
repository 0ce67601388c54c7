/** Opens the window: ticket or session, the player's seed, words, water, stream. */
import './fish.css';
import * as calls from '@foyer/contract/play/fish.ts';
import type { PlayedClip } from '@foyer/contract/play/fish.ts';
import { fishModelOf } from '../../engines/fish/models.ts';
import type { Species } from '../../engines/fish/species.ts';
import { ask } from '../frame/api.ts';
import { houseNow } from '../frame/clock.ts';
import { el, isCalm } from '../frame/dom.ts';
import { isOnline } from '../frame/line.ts';
import { createPanels } from '../frame/panels.ts';
import { startWindow } from '../frame/start.ts';
import type { Play as WindowPlay } from '../frame/start.ts';
import { lineNotice } from '../frame/talk.ts';
import { lookOf } from './art/looks.ts';
import { createAiming } from './aiming.ts';
import type { Aiming } from './aiming.ts';
import { listen } from './link.ts';
import { createPlay } from './play.ts';
import type { Play } from './play.ts';
import { createRoom } from './room.ts';
import type { Setting } from './setting.ts';
import { createStage } from './stage/stage.ts';
import type { Stage } from './stage/stage.ts';
import { loadOwnWords } from './words.ts';
import type { Words } from './words.ts';

// Loaded when they are first opened: the water does not need them.
const loadRules = () => import('./panels/rules.ts');
const loadFairness = () => import('./panels/fairness.ts');
const loadRecords = () => import('./panels/records.ts');
const loadVerifier = () => import('./panels/verifier.ts');

async function open(setting: Setting): Promise<WindowPlay | undefined> {
  const { state, model, words } = setting;
  const seatNo = state.seats.find(({ isOwn }) => isOwn)?.seatNo ?? 0;
  /** The stage opens after the bars, which may be used at once. */
  const armed: { stage?: Stage } = {};
  const room = createRoom(setting, {
    onFire: () => aiming.fire(),
    onLock: () => aiming.lockNext(),
    onBullet: (bulletSatang) => armed.stage?.arm(seatNo, bulletSatang),
    onPanel: (panel) => panels.open(panel),
  });
  const look = lookOf(state.gameId, model.code);
  const onGiant = (species: Species): void => room.showArrival(species);
  const stage = await createStage({ host: room.host, model, look, seatNo, now: houseNow, isCalm, onGiant }).catch(
    () => undefined,
  );
  if (stage === undefined) {
    document.body.replaceChildren(noCanvas(words));
    return undefined;
  }
  armed.stage = stage;
  stage.arm(seatNo, room.controls.bulletSatang);
  const play: Play = createPlay(setting, stage, room);
  const aiming: Aiming = createAiming(setting, stage, room, () => play);
  const replay = (clip: PlayedClip | undefined): void => {
    panels.close();
    if (clip !== undefined) void play.replay(clip);
  };
  const panels = createPanels(words, {
    rules: async () => (await loadRules()).rulesPanel(setting, room.controls.bulletSatang),
    fair: async () => (await loadFairness()).fairPanel(setting, play.tides),
    records: async () =>
      (await loadRecords()).recordsPanel(setting, (roundId) => void clipNamed(setting, roundId).then(replay)),
  });
  listen(
    state.sessionId,
    (news) => play.hear(news),
    () => room.notice(words(isOnline() ? 'lostState' : 'offline')),
  );
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void play.refresh();
  });
  const draw = (): void => {
    play.frame();
    aiming.frame();
    requestAnimationFrame(draw);
  };
  return {
    async begin() {
      await play.begin();
      draw();
    },
    replay: async (roundId) => replay(await clipNamed(setting, roundId)),
    line: lineNotice(room),
    refresh: () => play.refresh(),
  };
}

/** Shown in browsers that cannot draw the room. No shot was fired, and earlier catches are paid. */
const noCanvas = (words: Words): HTMLElement =>
  el(
    'main.threshold',
    {},
    el('h1', {}, words('noCanvasTitle')),
    el('p', {}, words('noCanvasText')),
    el('a.primary', { href: '/home' }, words('back')),
    el('a.quiet', { href: '?verify' }, words('openVerifier')),
  );

/** Reads a clip of the bet records by its number, with its tides. M07 */
async function clipNamed({ state, lang }: Setting, roundId: string): Promise<PlayedClip | undefined> {
  const answer = await ask(calls.fishHistory, { sessionId: state.sessionId, roundId }, lang);
  return answer.kind === 'done' ? answer.data.list[0] : undefined;
}

void startWindow({
  doors: { enter: calls.enterFish, state: calls.readFish },
  loadWords: loadOwnWords,
  verifier: async (words, given) => (await loadVerifier()).verifierPanel(words, given),
  gameOf: ({ gameId }) => fishModelOf(gameId),
  open: ({ game: model, ...entry }) => open({ model, ...entry }),
});
