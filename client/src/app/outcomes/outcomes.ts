/**
 * Acts on the outcome of calls: toasts, forced log-out, navigation to the not-found page. The contract defines as data
 * what each code requires; no code is named here. ERR-006 to ERR-016, AMB-161 to AMB-174
 */
import { logout } from '@foyer/contract/account/session.ts';
import { isRepeated } from '@foyer/contract/classifyReply.ts';
import type { Action } from '@foyer/contract/codes.ts';
import { timing } from '@foyer/contract/constants.ts';
import type { CallFailure } from '#api/failure.ts';
import { failureText } from '#api/failureText.ts';
import { isForShell } from '#api/forShell.ts';
import { currentLocale } from '#session/language.ts';
import {
  becomeGuest,
  currentVisitor,
  followVisitor,
  isLogOutPending,
  isOtherPlayerHere,
  watchVisitor,
} from '#session/signedIn.ts';
import { postToTabs } from '#session/tabs.ts';
import { textFor } from '#text/useText.tsx';
import { showMessage } from '#ui/messages/messages.ts';

/** Navigates, with a message for the target page. The router in the page, a list in tests. */
export type Go = (to: string, text: string) => void;

export interface Outcomes {
  /** Shows and acts on a failure once. `isQuiet` if the caller shows the text itself. */
  act(failure: CallFailure, isQuiet?: boolean): Promise<void>;
}

/** The longest time that a call can take: a read with one retry. */
const longestCallMs = 2 * timing.requestTimeoutMs + 2_000;

export function createOutcomes(go: Go, now: () => number = Date.now): Outcomes {
  const lastAt = new Map<string, number>();
  let endedAt = Number.NEGATIVE_INFINITY;
  // Also after a log-out by the player, here or in another tab.
  watchVisitor(() => {
    if (currentVisitor() === 'guest') endedAt = now();
  });
  /**
   * A call sent before the session ended may fail long after it. One that fails while the player logs out is ignored
   * too: the reply to the log-out decides. AMB-163
   */
  const isOldNews = ({ call, outcome }: CallFailure): boolean => {
    if (outcome.kind === 'aborted' || !outcome.action.endsSession) return false;
    if (isLogOutPending()) return call !== logout.name;
    return currentVisitor() === 'guest' && now() - endedAt < longestCallMs;
  };
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
      // A form has already shown this failure. Whatever concerns the whole page is still acted on.
      const isShown = isQuiet || failure.isShown;
      if (failure.isShown && !isSevere && !action.followsSession) return;
      if (isOldNews(failure)) return;
      const codes = await textFor(currentLocale(), 'codes');
      // The player may have logged out while the words were loading.
      if (isOldNews(failure)) return;
      // Another player has logged in meanwhile, so the ended session is the previous player's, and the page becomes the
      // new player's. No await may come between this check and `becomeGuest` below, or it would log the new player out.
      // R07
      if (action.endsSession && isOtherPlayerHere()) return followVisitor();
      const text = failureText(failure, codes);
      if (action.toast !== 'none' && (!isShown || isSevere)) {
        failure.isShown = true;
        const { toast: kind } = action;
        const title = kind === 'notification' ? codes('notDone') : undefined;
        if (isFirst(occasionOf(action, text), action)) showMessage({ kind, title, text, requestId: failure.requestId });
      }
      const { goTo, afterMs } = action;
      // Navigate before the session ends below: the navigation records the page that was interrupted.
      if (goTo !== undefined && isFirst(`go ${goTo}`, action)) {
        // A claim may name the page for its deposit. AMB-173
        const to = outcome.kind === 'depositNeeded' ? outcome.path : goTo;
        // Without a toast, the target page shows the text. AMB-164
        const shownText = goTo === '/login' && action.toast !== 'none' ? '' : text;
        if (afterMs === 0) go(to, shownText);
        else setTimeout(() => go(to, shownText), afterMs);
      }
      if (action.endsSession) {
        becomeGuest();
        postToTabs('logout');
      }
      if (action.followsSession) setTimeout(followVisitor, afterMs);
    },
  };
}

/** Key for deduplication. Parallel ends of one session, and fatal errors, are shown once whatever their texts. */
function occasionOf({ toast, endsSession }: Action, text: string): string {
  if (endsSession) return 'log-out';
  return toast === 'error' ? 'fatal' : `${toast} ${text}`;
}
