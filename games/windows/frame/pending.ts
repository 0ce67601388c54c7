/**
 * Requests without a reply yet. The id is created and stored before sending, so that a retry after a time-out, a reload
 * or a killed page uses the same id: the house returns the first result and takes no second stake. Stored in the tab,
 * like the session in its address. L04, L05, L06
 */
import * as v from 'valibot';

/** A whole number, as amounts are. */
export const whole = v.pipe(v.number(), v.safeInteger());

export interface Pending<Sent> {
  /** What was sent in this session and never answered. */
  of(sessionId: string): Sent | undefined;
  /** Before it is sent. */
  keep(sessionId: string, sent: Sent): Sent;
  /** The house has answered. */
  drop(sessionId: string): void;
}

/** `name` keeps the windows of one tab apart. */
export function createPending<Sent>(name: string, shape: v.GenericSchema<unknown, Sent>): Pending<Sent> {
  const keyOf = (sessionId: string): string => `foyer.${name}.${sessionId}`;
  return {
    of(sessionId) {
      try {
        const read = v.safeParse(shape, JSON.parse(sessionStorage.getItem(keyOf(sessionId)) ?? 'null'));
        return read.success ? read.output : undefined;
      } catch {
        return undefined;
      }
    },
    keep(sessionId, sent) {
      try {
        sessionStorage.setItem(keyOf(sessionId), JSON.stringify(sent));
      } catch {
        // Storage is forbidden: the id still serves every try of this page.
      }
      return sent;
    },
    drop(sessionId) {
      try {
        sessionStorage.removeItem(keyOf(sessionId));
      } catch {
        // Nothing was kept.
      }
    },
  };
}
