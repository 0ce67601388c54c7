/**
 * Acts on what calls have come to: toasts, the forced log-out, the way to the not-found page. What each code asks for
 * is data of the contract; nothing here knows a code. ERR-006 to ERR-016, AMB-161 to AMB-174
 */
import { isRepeated } from '@foyer/contract/classify.ts';
import type { Action } from '@foyer/contract/codes.ts';
import { timing } from '@foyer/contract/constants.ts';
import type { CallFailure } from '#api/failure.ts';
import { failureText } from '#api/failureText.ts';
import { isForShell } from '#api/forShell.ts';
import { currentLocale } from '#session/language.ts';
import { becomeGuest, currentVisitor, followVisitor, isOtherPlayerHere } from '#session/signedIn.ts';
import { tellTabs } from '#session/tabs.ts';
import { textFor } from '#text/useText.tsx';
import { say } from '#ui/messages/messages.ts';

/** How the shell moves the player, and what the page there has to say; the router in the page, a list in a test. */
export type Go = (to: string, text: string) => void;

export interface Outcomes {
  /** Tells and acts once; `isQuiet` where the caller shows the text itself. */
  act(failure: CallFailure, isQuiet?: boolean): Promise<void>;
}

/** A read that is asked twice. */
const longestCallMs = 2 * timing.requestTimeoutMs + 2_000;

export function createOutcomes(go: Go, now: () => number = Date.now): Outcomes {
  const lastAt = new Map<string, number>();
  let endedAt = Number.NEGATIVE_INFINITY;
  const isFirst = (kind: string, action: Action): boolean => {
    const at = now();
    if (isRepeated(action, lastAt.get(kind), at)) return false;
    lastAt.set(kind, at);
    return true;
  };
  return {
    async act(failure, isQuiet = false) {
      const { outcome } = failure;
      if (outcome.kind === 'aborted') return;
      const { action } = outcome;
      const isSevere = isForShell(failure);
      // A form has told what it was refused; what concerns the whole page is acted on all the same.
      const isTold = isQuiet || failure.isShown;
      if (failure.isShown && !isSevere && !action.followsSession) return;
      // A call that left before the session's end may come back long after it. AMB-163
      if (action.endsSession && currentVisitor() === 'guest' && now() - endedAt < longestCallMs) return;
      const codes = await textFor(currentLocale(), 'codes');
      // Another player has logged in meanwhile: it is the old session that has ended, and the page becomes theirs. Nothing
      // is awaited between this look at the marker and its removal below, which would log the new player out. R07
      if (action.endsSession && isOtherPlayerHere()) return followVisitor();
      const text = failureText(failure, codes);
      if (action.toast !== 'none' && (!isTold || isSevere)) {
        failure.isShown = true;
        const { toast: kind } = action;
        const title = kind === 'notification' ? codes('notDone') : undefined;
        if (isFirst(occasionOf(action, text), action)) say({ kind, title, text, requestId: failure.requestId });
      }
      const { goTo, afterMs } = action;
      // The way that starts at once starts first: it knows the page that a lost session has interrupted.
      if (goTo !== undefined && isFirst(`go ${goTo}`, action)) {
        // A claim may name the page where its deposit is made. AMB-173
        const to = outcome.kind === 'depositNeeded' ? outcome.path : goTo;
        // What no toast has said is said where the player arrives. AMB-164
        const said = goTo === '/login' && action.toast !== 'none' ? '' : text;
        if (afterMs === 0) go(to, said);
        else setTimeout(() => go(to, said), afterMs);
      }
      if (action.endsSession) {
        endedAt = now();
        becomeGuest();
        tellTabs('logout');
      }
      if (action.followsSession) setTimeout(followVisitor, afterMs);
    },
  };
}

/** What counts as the same: parallel ends of one session and fatal errors speak once, whatever each of them says. */
function occasionOf({ toast, endsSession }: Action, text: string): string {
  if (endsSession) return 'log-out';
  return toast === 'error' ? 'fatal' : `${toast} ${text}`;
}
