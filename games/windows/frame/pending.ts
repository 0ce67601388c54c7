/**
 * Requests without a reply yet. The id is created and stored before sending, so that a retry after a time-out, a reload
 * or a killed page uses the same id: the house returns the first result and takes no second stake. Stored in the tab,
 * like the session in its address. L04, L05, L06
 */
import * as v from 'valibot';

/** A whole number, such as an amount. */
export const whole = v.pipe(v.number(), v.safeInteger());

export interface Pending<Sent> {
  /** The request that was sent in this session and not answered, if any. */
  of(sessionId: string): Sent | undefined;
  /** Stores a request; to be called before sending. */
  keep(sessionId: string, sent: Sent): Sent;
  /** Deletes the request once the house has answered. */
  drop(sessionId: string): void;
}

/** `name` keeps the families of games in one tab apart. */
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
        // Storage is forbidden: the id still serves every retry of this page.
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
