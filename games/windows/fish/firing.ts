/** Turns presses into shots, and sends them in batches until the house has replied. */
import * as calls from '@foyer/contract/play/fish.ts';
import type { Shot } from '@foyer/contract/play/fish.ts';
import { askUntilAnswered, isSessionOver } from '../frame/api.ts';
import type { Answer } from '../frame/api.ts';
import { houseNow } from '../frame/clock.ts';
import { baht } from '../frame/money.ts';
import { showPurse } from './live.ts';
import type { LiveRoom } from './live.ts';
import { refresh } from './reading.ts';
import { showResult } from './results.ts';

const flushMs = 250;
/** No shot is fired while a reply takes longer than this: a shot may reach the house at most two seconds late. */
const slowMs = 1_200;

const later = (atMs: number, act: () => void): void => void setTimeout(act, Math.max(0, atMs - performance.now()));

export interface Firing {
  /** Fires one shot at this fish. */
  fire(fishId: string | undefined, angle: number): void;
  /** Sends now, without the pause that collects shots. */
  flush(): Promise<void>;
}

export function createFiring(live: LiveRoom): Firing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flushLater = (): void => {
    timer = setTimeout(() => void flush(), flushMs);
  };
  async function flush(): Promise<void> {
    timer = undefined;
    const sent = live.shots.send();
    if (sent.length === 0) return;
    await sendShots(live, sent);
    if (live.shots.waiting > 0) flushLater();
  }
  return {
    fire(fishId, angle) {
      if (shoot(live, fishId, angle) && timer === undefined) flushLater();
    },
    flush,
  };
}

/** Adds a shot to those to send. Returns false if there is none; a hint usually says why. */
function shoot(live: LiveRoom, fishId: string | undefined, angle: number): boolean {
  const { stage, room, own, trigger, shots } = live;
  const { words } = live.setting;
  const nowMs = houseNow();
  if (live.isReplay || !live.state.isOpen) return false;
  const { bulletSatang } = room.controls;
  const refuse = (reason: string): false => {
    room.hint(reason);
    return false;
  };
  if (shots.unansweredMs() > slowMs) return refuse(words('slow'));
  const seconds = trigger.waitSeconds(nowMs);
  if (seconds > 0) return refuse(words('clipSpent', { seconds }));
  const at = fishId === undefined ? undefined : stage.angleFor(fishId);
  if (fishId === undefined || at === undefined) {
    stage.point(own, angle);
    return refuse(words('noTarget'));
  }
  const { balanceSatang } = live.state.purse;
  if (balanceSatang < shots.openSatang + bulletSatang) return refuse(words('poor', { balance: baht(balanceSatang) }));
  trigger.pull(nowMs);
  const shot: Shot = {
    actionId: crypto.randomUUID(),
    fishId,
    bulletSatang,
    angle: Math.round(at),
    firedMs: Math.round(nowMs),
  };
  shots.add(shot);
  shots.setArrival(shot.actionId, performance.now() + stage.shoot({ seatNo: own, fishId, angle: at, bulletSatang }));
  room.sound.fire();
  return true;
}

/** Retries the same shots until the house has replied. L04, L06 */
async function sendShots(live: LiveRoom, sent: readonly Shot[]): Promise<void> {
  const { room, shots } = live;
  const { state, words, lang } = live.setting;
  const request = { sessionId: state.sessionId, shots: calls.shotsTextOf(sent) };
  const answer = await askUntilAnswered(calls.fireShots, request, lang, () => room.notice(words('lost')));
  shots.answered();
  if (answer.kind === 'refused') return refused(live, sent, answer);
  room.notice('');
  const { results, clip, purse } = answer.data;
  live.trigger.take(clip, shots.waiting);
  const lastMs = Math.max(...results.map(({ actionId }) => shots.arrivalMs(actionId)));
  for (const result of results) later(shots.arrivalMs(result.actionId), () => showResult(live, result));
  later(lastMs, () => showPurse(live, purse));
}

function refused(
  live: LiveRoom,
  sent: readonly Shot[],
  { name, message }: Extract<Answer<unknown>, { kind: 'refused' }>,
): void {
  const { room, stage, shots } = live;
  if (isSessionOver(name)) return room.ended(message);
  for (const { actionId } of sent) shots.end(actionId);
  stage.giveBack(live.own);
  room.notice(message);
  void refresh(live);
}
