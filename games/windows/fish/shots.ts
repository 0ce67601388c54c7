/** Shots that the house has not answered: those that wait to be sent, and those that are on their way. */
import { requestShots } from '@foyer/contract/play/fish.ts';
import type { Shot } from '@foyer/contract/play/fish.ts';
import { keepShots, pendingShots } from './pendingShots.ts';

export interface Shots {
  readonly waiting: number;
  /** Waiting or sent. */
  readonly open: number;
  readonly openSatang: number;
  /** When each bullet meets its fish, by the window's clock; 0 for a shot of an earlier page. */
  arrivalMs(actionId: string): number;
  /** How long the house has been without an answer, milliseconds; 0 where nothing was sent. */
  unansweredMs(): number;
  add(shot: Shot): void;
  setArrival(actionId: string, arrivalMs: number): void;
  /** Takes up what an earlier page of this session left; false where it left nothing. */
  resume(): boolean;
  /** The next shots to send; none while others are on their way. */
  send(): readonly Shot[];
  /** The house has answered what was sent. */
  answered(): void;
  /** The bullet has arrived, or its shot was refused. */
  end(actionId: string): void;
}

export function createShots(sessionId: string): Shots {
  const arrivals = new Map<string, number>();
  let queue: Shot[] = [];
  let sent: Shot[] = [];
  let sentMs = 0;
  return {
    get waiting() {
      return queue.length;
    },
    get open() {
      return queue.length + sent.length;
    },
    get openSatang() {
      return [...queue, ...sent].reduce((sum, shot) => sum + shot.bulletSatang, 0);
    },
    arrivalMs: (actionId) => arrivals.get(actionId) ?? 0,
    unansweredMs: () => (sent.length > 0 ? performance.now() - sentMs : 0),
    add(shot) {
      queue.push(shot);
      keepShots(sessionId, [...sent, ...queue]);
    },
    setArrival: (actionId, arrivalMs) => void arrivals.set(actionId, arrivalMs),
    resume() {
      const left = pendingShots(sessionId);
      if (left.length > 0) queue = left;
      return left.length > 0;
    },
    send() {
      if (sent.length > 0 || queue.length === 0) return [];
      sent = queue.splice(0, requestShots);
      sentMs = performance.now();
      return sent;
    },
    answered() {
      sent = [];
      keepShots(sessionId, queue);
    },
    end: (actionId) => void arrivals.delete(actionId),
  };
}
