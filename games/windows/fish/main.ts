/** Opens the window: ticket or session, the player's seed, words, water, stream. */
import './fish.css';
import * as calls from '@foyer/contract/games/fish.ts';
import type { PlayedClip } from '@foyer/contract/games/fish.ts';
import { fishModelOf } from '../../engines/fish/models.ts';
import { ask } from '../frame/api.ts';
import { houseNow, setClock } from '../frame/clock.ts';
import { el, isCalm } from '../frame/dom.ts';
import { closedDoor, openSession, takeSeeds, takeTheme, waiting } from '../frame/entry.ts';
import { createPanels } from '../frame/panels.ts';
import { windowLang } from '../frame/words.ts';
import { createAiming } from './aiming.ts';
import type { Aiming } from './aiming.ts';
import { listen } from './link.ts';
import { fairPanel } from './panels/fairness.ts';
import { recordsPanel } from './panels/records.ts';
import { rulesPanel } from './panels/rules.ts';
import { verifierPanel } from './panels/verifier.ts';
import { createPlay } from './play.ts';
import type { Play } from './play.ts';
import { createRoom } from './room.ts';
import type { Setting } from './setting.ts';
import { createStage } from './stage/stage.ts';
import { loadOwnWords } from './words.ts';
import type { Words } from './words.ts';

const query = new URLSearchParams(location.search);
const lang = windowLang(query);
takeTheme();

async function start(): Promise<void> {
  const words = await loadOwnWords(lang);
  if (query.has('verify')) {
    document.title = words('verifyTitle');
    return document.body.replaceChildren(el('main.threshold.wide', {}, verifierPanel(words, query)));
  }
  document.body.replaceChildren(waiting(words));
  const sentMs = performance.now();
  const answer = await openSession({ enter: calls.enterFish, state: calls.readFish }, query, lang);
  const model = answer.kind === 'done' ? fishModelOf(answer.data.gameId) : undefined;
  if (answer.kind !== 'done' || model === undefined) return document.body.replaceChildren(closedDoor(words, answer));
  setClock(answer.data.purse.nowMs, sentMs);
  const seeds = await takeSeeds(answer.data.sessionId, answer.data.seeds, lang);
  await openRoom({ state: { ...answer.data, seeds }, model, words, lang });
}

async function openRoom(setting: Setting): Promise<void> {
  const { state, model, words } = setting;
  const room = createRoom(setting, {
    onFire: () => aiming.fire(),
    onLock: () => aiming.lockNext(),
    onPanel: (panel) => panels.open(panel),
  });
  const seatNo = state.seats.find(({ isOwn }) => isOwn)?.seatNo ?? 0;
  const stage = await createStage({ host: room.host, model, seatNo, now: houseNow, isCalm }).catch(() => undefined);
  if (stage === undefined) return document.body.replaceChildren(noCanvas(words));
  const play: Play = createPlay(setting, stage, room);
  const aiming: Aiming = createAiming(setting, stage, room, () => play);
  const replay = (clip: PlayedClip | undefined): void => {
    panels.close();
    if (clip !== undefined) void play.replay(clip);
  };
  const panels = createPanels(words, {
    rules: () => rulesPanel(setting, room.controls.bulletSatang),
    fair: () => fairPanel(setting, play.tides),
    records: () => recordsPanel(setting, (roundId) => void clipNamed(state.sessionId, roundId).then(replay)),
  });
  listen(
    state.sessionId,
    (news) => play.hear(news),
    () => room.notice(words(navigator.onLine ? 'lostState' : 'offline')),
  );
  addEventListener('online', () => void play.refresh());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void play.refresh();
  });
  const draw = (): void => {
    play.frame();
    aiming.frame();
    requestAnimationFrame(draw);
  };
  await play.begin();
  draw();
  const asked = query.get('replay');
  if (asked !== null) replay(await clipNamed(state.sessionId, asked));
}

/** A browser that cannot draw the water; nothing was staked, and what was caught before is paid. */
const noCanvas = (words: Words): HTMLElement =>
  el(
    'main.threshold',
    {},
    el('h1', {}, words('noCanvasTitle')),
    el('p', {}, words('noCanvasText')),
    el('a.primary', { href: '/home' }, words('back')),
    el('a.quiet', { href: '?verify' }, words('openVerifier')),
  );

/** A clip of the bet records, asked for by its number, with its tides. M07 */
async function clipNamed(sessionId: string, roundId: string): Promise<PlayedClip | undefined> {
  const answer = await ask(calls.fishHistory, { sessionId, roundId }, lang);
  return answer.kind === 'done' ? answer.data.list[0] : undefined;
}

void start();
