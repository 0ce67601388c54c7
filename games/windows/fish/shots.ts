/** Shots without a reply: those that wait to be sent, and those that were sent. */
import { requestShots } from '@foyer/contract/play/fish.ts';
import type { Shot } from '@foyer/contract/play/fish.ts';
import { keepShots, pendingShots } from './pendingShots.ts';

export interface Shots {
  readonly waiting: number;
  /** Waiting or sent. */
  readonly open: number;
  readonly openSatang: number;
  /** When a bullet reaches its fish, by `performance.now()`; 0 for a shot of an earlier page. */
  arrivalMs(actionId: string): number;
  /** Milliseconds since the last send if its reply is missing; else 0. */
  unansweredMs(): number;
  add(shot: Shot): void;
  setArrival(actionId: string, arrivalMs: number): void;
  /** Queues the stored shots of an earlier page of this session. Returns whether there are any. */
  resume(): boolean;
  /** The next shots to send; none while others wait for a reply. */
  send(): readonly Shot[];
  /** Forgets the sent shots after the house's reply. */
  answered(): void;
  /** Forgets a bullet that has arrived or whose shot was refused. */
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
