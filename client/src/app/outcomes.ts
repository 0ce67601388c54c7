/**
 * Acts on what calls have come to: toasts, the forced log-out, the way to the not-found page. What each code asks for
 * is data of the contract; nothing here knows a code. ERR-006 to ERR-016, AMB-161 to AMB-174
 */
import { isRepeated } from '@foyer/contract/classify.ts';
import type { Action } from '@foyer/contract/codes.ts';
import type { CallFailure } from '#api/failure.ts';
import { failureText } from '#api/failureText.ts';
import { currentLocale } from '#session/language.ts';
import { becomeGuest } from '#session/signedIn.ts';
import { tellTabs } from '#session/tabs.ts';
import { textFor } from '#text/useText.tsx';
import { say } from '#ui/messages/messages.ts';

/** How the shell moves the player; the router in the page, a list in a test. */
export type Go = (to: NonNullable<Action['goTo']>, text: string) => void;

export interface Outcomes {
  /** Tells and acts once; `isQuiet` where the caller shows the text itself. */
  act(failure: CallFailure, isQuiet?: boolean): Promise<void>;
}

export function createOutcomes(go: Go, now: () => number = Date.now): Outcomes {
  const lastAt = new Map<string, number>();
  const isFirst = (kind: string, action: Action): boolean => {
    const at = now();
    if (isRepeated(action, lastAt.get(kind), at)) return false;
    lastAt.set(kind, at);
    return true;
  };
  return {
    async act(failure, isQuiet = false) {
      const { outcome } = failure;
      if (outcome.kind === 'aborted' || failure.isShown) return;
      const { action } = outcome;
      const text = failureText(failure, await textFor(currentLocale(), 'codes'));
      const isSevere = action.endsSession || action.goTo !== undefined;
      if (action.toast !== 'none' && (!isQuiet || isSevere)) {
        failure.isShown = true;
        // Parallel replies of one lost session speak once, whatever each of them says.
        const kind = action.endsSession ? 'log-out' : `${action.toast} ${text}`;
        if (isFirst(kind, action)) say({ kind: action.toast, text, requestId: failure.requestId });
      }
      if (action.endsSession) {
        becomeGuest();
        tellTabs('logout');
      }
      const { goTo, afterMs } = action;
      if (goTo !== undefined && isFirst(`go ${goTo}`, action)) setTimeout(() => go(goTo, text), afterMs);
    },
  };
}
