/** The game loop: sends shots, handles replies, and handles a house that does not reply. */
import * as calls from '@foyer/contract/games/fish.ts';
import type { FishNews, FishState, PlayedClip, Shot, ShotResult } from '@foyer/contract/games/fish.ts';
import type { PlayPurse } from '@foyer/contract/games/play.ts';
import { tideAt } from '../../engines/fish/shoals.ts';
import { ask, askUntilAnswered } from '../frame/api.ts';
import { houseNow, setClock } from '../frame/clock.ts';
import { isOnline } from '../frame/line.ts';
import { baht } from '../frame/money.ts';
import { keepShots, pendingShots } from './pendingShots.ts';
import { replayClip } from './replay.ts';
import type { Room } from './room.ts';
import { speciesName } from './words.ts';
import type { Setting } from './setting.ts';
import type { Stage } from './stage/stage.ts';
import { createTides } from './tides.ts';
import type { Tides } from './tides.ts';
import { createTrigger } from './trigger.ts';

export interface Play {
  readonly tides: Tides;
  /** One press, one shot: at this fish. */
  fire(fishId: string | undefined, angle: number): void;
  hear(news: FishNews): void;
  refresh(): Promise<void>;
  frame(): void;
  replay(clip: PlayedClip): Promise<void>;
  begin(): Promise<void>;
  readonly isReplay: boolean;
}

const flushMs = 250;
/** An answer that takes longer holds the next shot back: a shot may reach the house two seconds late at most. */
const slowMs = 1_200;
const missedTideMs = 1_500;

const later = (atMs: number, act: () => void): void => void setTimeout(act, Math.max(0, atMs - performance.now()));

export function createPlay(setting: Setting, stage: Stage, room: Room): Play {
  const { words, lang, model } = setting;
  const { sessionId, seats } = setting.state;
  const own = seats.find(({ isOwn }) => isOwn)?.seatNo ?? 0;
  const tides = createTides(model);
  const trigger = createTrigger(setting.state.clip);
  const arrivals = new Map<string, number>();
  let { state } = setting;
  let queue: Shot[] = [];
  let sent: Shot[] = [];
  let sentMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReplay = false;
  const sitting = { shots: 0, caught: 0 };

  const speciesOf = (fishId: string) => {
    const [tide, index] = fishId.split('.').map(Number);
    return tides.all.find((one) => one.tide === tide)?.fish[index ?? -1]?.species;
  };
  const nameOf = (fishId: string): string => {
    const species = speciesOf(fishId);
    return species ? speciesName(words, species.code) : '';
  };
  const underWaySatang = (): number => [...queue, ...sent].reduce((sum, shot) => sum + shot.bulletSatang, 0);

  function showPurse(purse: PlayPurse): void {
    state = { ...state, purse };
    room.hud.showPurse(purse);
  }

  function take(now: FishState): void {
    state = now;
    tides.take(now.tides, now.nextCommitment);
    trigger.take(now.clip, queue.length + sent.length);
    room.showSeats(now.seats);
    room.hud.showPurse(now.purse);
    room.controls.lock(!now.isOpen || isReplay);
    room.notice(now.isOpen ? '' : words('roomClosed'));
    if (isReplay) return;
    stage.setTides(tides.all);
    stage.setCaught(now.caught);
    stage.setSeats(
      now.seats.map(({ name, isOwn }) => name !== '' || isOwn),
      own,
    );
  }

  async function refresh(): Promise<void> {
    const askedMs = performance.now();
    const answer = await ask(calls.readFish, { sessionId }, lang);
    if (answer.kind === 'done') {
      setClock(answer.data.purse.nowMs, askedMs);
      take(answer.data);
    } else if (answer.kind === 'lost') room.notice(words(isOnline() ? 'lostState' : 'offline'));
    else if (answer.name === 'GAME_SESSION_ENDED' || answer.name === 'SESSION_EXPIRED') room.ended(answer.message);
    else room.notice(answer.message);
  }

  function fire(fishId: string | undefined, angle: number): void {
    const nowMs = houseNow();
    if (isReplay || !state.isOpen) return;
    const { bulletSatang } = room.controls;
    if (sent.length > 0 && performance.now() - sentMs > slowMs) return room.hint(words('slow'));
    const ready = trigger.state(nowMs);
    if (ready === 'spent') return room.hint(words('clipSpent'));
    if (ready === 'gap') return;
    const at = fishId === undefined ? undefined : stage.angleFor(fishId);
    if (fishId === undefined || at === undefined) {
      stage.point(own, angle);
      return room.hint(words('noTarget'));
    }
    if (state.purse.balanceSatang < underWaySatang() + bulletSatang)
      return room.hint(words('poor', { balance: baht(state.purse.balanceSatang) }));
    trigger.pull(nowMs);
    const shot: Shot = {
      actionId: crypto.randomUUID(),
      fishId,
      bulletSatang,
      angle: Math.round(at),
      firedMs: Math.round(nowMs),
    };
    queue.push(shot);
    keepShots(sessionId, [...sent, ...queue]);
    arrivals.set(shot.actionId, performance.now() + stage.shoot(own, fishId, at));
    room.voice.note(196, 0, 0.09, 0.16, 'sine');
    timer ??= setTimeout(() => void flush(), flushMs);
  }

  /** Repeats the same shots until the house has replied. L04, L06 */
  async function flush(): Promise<void> {
    timer = undefined;
    if (sent.length > 0 || queue.length === 0) return;
    sent = queue.splice(0, calls.clipShots);
    sentMs = performance.now();
    const request = { sessionId, shots: calls.shotsTextOf(sent) };
    const answer = await askUntilAnswered(calls.fireShots, request, lang, () => room.notice(words('lost')));
    const shots = sent;
    sent = [];
    keepShots(sessionId, queue);
    if (answer.kind === 'refused') refused(shots, answer.name, answer.message);
    else {
      room.notice('');
      const { results, clip, purse } = answer.data;
      trigger.take(clip, queue.length);
      const lastMs = Math.max(...results.map(({ actionId }) => arrivals.get(actionId) ?? 0));
      for (const result of results) later(arrivals.get(result.actionId) ?? 0, () => settle(result));
      later(lastMs, () => showPurse(purse));
    }
    if (queue.length > 0) timer = setTimeout(() => void flush(), flushMs);
  }

  function refused(shots: readonly Shot[], name: string | undefined, message: string): void {
    if (name === 'GAME_SESSION_ENDED' || name === 'SESSION_EXPIRED') return room.ended(message);
    for (const { actionId } of shots) arrivals.delete(actionId);
    stage.giveBack(own);
    room.notice(message);
    void refresh();
  }

  function settle({ actionId, fishId, state: came, winSatang }: ShotResult): void {
    arrivals.delete(actionId);
    const fish = nameOf(fishId);
    if (came === 'caught' || came === 'missed') sitting.shots += 1;
    if (came === 'caught') {
      sitting.caught += 1;
      if (!isReplay) stage.haul(fishId, own, baht(winSatang, true));
      room.announce(words('caught', { fish, amount: baht(winSatang, true) }));
      room.voice.note(659, 0, 0.3, 0.16);
      room.voice.note(880, 0.09, 0.35, 0.12);
    } else if (came === 'missed') {
      if (!isReplay) stage.hit(fishId);
      room.announce(words('missed', { fish }));
    } else {
      if (!isReplay) stage.giveBack(own);
      if (came === 'gone') stage.setCaught([]);
      room.hint(came === 'short' ? words('poor', { balance: baht(state.purse.balanceSatang) }) : words(came));
    }
    room.controls.showSitting(words('sitting', sitting));
  }

  function hear(news: FishNews): void {
    if (news.kind === 'open') return void refresh();
    if (news.kind === 'tide') {
      tides.take([{ tide: news.tide, seed: news.seed }], news.nextCommitment);
      if (!isReplay) stage.setTides(tides.all);
    }
    if (news.kind === 'seats') {
      const shown = news.names.map((name, seatNo) => ({ seatNo, name, isOwn: seatNo === own }));
      state = { ...state, seats: shown };
      room.showSeats(shown);
      if (!isReplay)
        stage.setSeats(
          shown.map(({ name, isOwn }) => name !== '' || isOwn),
          own,
        );
    }
    if ((news.kind === 'shot' || news.kind === 'catch') && news.seatNo !== own && !isReplay) {
      const ms = stage.shoot(news.seatNo, news.fishId, news.angle);
      setTimeout(() => {
        if (isReplay) return;
        if (news.kind === 'catch') stage.haul(news.fishId, news.seatNo, baht(news.winSatang, true));
        else stage.hit(news.fishId);
      }, ms);
    }
  }

  let tide = tideAt(houseNow());
  return {
    tides,
    fire,
    hear,
    refresh,
    get isReplay() {
      return isReplay;
    },
    frame() {
      const nowMs = houseNow();
      room.controls.showClip(trigger.left(nowMs));
      if (tideAt(nowMs) !== tide) {
        tide = tideAt(nowMs);
        setTimeout(() => void (tides.all.some((one) => one.tide === tide) || refresh()), missedTideMs);
      }
      if (!isReplay) stage.frame(nowMs);
    },
    async replay(clip) {
      if (isReplay || clip.shots.length === 0) return;
      isReplay = true;
      room.markReplay(true);
      await replayClip({ clip, model, own: clip.seatNo, words }, stage, room);
      isReplay = false;
      room.markReplay(false);
      stage.clear();
      take(state);
      await refresh();
    },
    async begin() {
      take(state);
      room.controls.showSitting(words('sitting', sitting));
      const pending = pendingShots(sessionId);
      if (pending.length === 0) return;
      queue = pending;
      await flush();
      await refresh();
    },
  };
}
