/** Applies what the house sends about the room: its whole state on request, and single events of the stream. */
import { readFish } from '@foyer/contract/play/fish.ts';
import type { FishNews, FishState } from '@foyer/contract/play/fish.ts';
import { ask, isSessionOver } from '../frame/api.ts';
import { setClock } from '../frame/clock.ts';
import { isOnline } from '../frame/line.ts';
import { baht } from '../frame/money.ts';
import { showSeatsOnStage } from './live.ts';
import type { LiveRoom } from './live.ts';

export function takeState(live: LiveRoom, now: FishState): void {
  const { room, stage, tides } = live;
  live.state = now;
  tides.take(now.tides, now.nextCommitment);
  live.trigger.take(now.clip, live.shots.open);
  room.showSeats(now.seats);
  room.hud.showPurse(now.purse);
  room.controls.lock(!now.isOpen || live.isReplay);
  room.notice(now.isOpen ? '' : live.setting.words('roomClosed'));
  if (live.isReplay) return;
  stage.setTides(tides.all);
  stage.setCaught(now.caught);
  showSeatsOnStage(live);
}

export async function refresh(live: LiveRoom): Promise<void> {
  const { room } = live;
  const { state, words, lang } = live.setting;
  const askedMs = performance.now();
  const answer = await ask(readFish, { sessionId: state.sessionId }, lang);
  if (answer.kind === 'done') {
    setClock(answer.data.purse.nowMs, askedMs);
    takeState(live, answer.data);
  } else if (answer.kind === 'lost') room.notice(words(isOnline() ? 'lostState' : 'offline'));
  else if (isSessionOver(answer.name)) room.ended(answer.message);
  else room.notice(answer.message);
}

export function takeNews(live: LiveRoom, news: FishNews): void {
  const { stage, tides, own } = live;
  if (news.kind === 'open') return void refresh(live);
  if (news.kind === 'tide') {
    tides.take([{ tide: news.tide, seed: news.seed }], news.nextCommitment);
    if (!live.isReplay) stage.setTides(tides.all);
  }
  if (news.kind === 'seats') {
    const seats = news.names.map((name, seatNo) => ({ seatNo, name, isOwn: seatNo === own }));
    live.state = { ...live.state, seats };
    live.room.showSeats(seats);
    if (!live.isReplay) showSeatsOnStage(live);
  }
  if ((news.kind === 'shot' || news.kind === 'catch') && news.seatNo !== own && !live.isReplay) showShot(live, news);
}

/** Shows another player's shot, and its result once the bullet has arrived. */
function showShot(live: LiveRoom, news: FishNews): void {
  const { stage } = live;
  const { seatNo, fishId, angle, bulletSatang, winSatang } = news;
  const ms = stage.shoot({ seatNo, fishId, angle, bulletSatang });
  setTimeout(() => {
    if (live.isReplay) return;
    if (news.kind !== 'catch') return stage.hit(fishId, bulletSatang);
    stage.haul(fishId, seatNo, { amount: baht(winSatang, true), winSatang, bulletSatang });
  }, ms);
}
