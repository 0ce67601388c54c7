/** Joins the session to the page: tabs in step, user info dropped when a player leaves, reads repeated in a new language. */
import { isLocale } from '@foyer/contract/envelope.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { deviceId, writeCookie } from '#session/cookies.ts';
import { openDialog } from '#session/dialogs.ts';
import { followLanguage } from '#session/language.ts';
import { watchUse } from '#session/pageHeaders.ts';
import { keepReferral } from '#session/referral.ts';
import { currentVisitor, followVisitor, watchVisitor } from '#session/signedIn.ts';
import { hearTabs } from '#session/tabs.ts';
import { takenUp } from '#session/takenUp.ts';
import { followTheme } from '#session/theme.ts';
import { hasTicket } from '#session/ticket.ts';
import type { createFoyerRouter } from '../router.tsx';

export function startSession(queryClient: QueryClient, router: ReturnType<typeof createFoyerRouter>): void {
  deviceId();
  keepReferral(location.search);
  watchUse();
  const lang = new URLSearchParams(location.search).get('lang');
  // A language that the address names is a choice like any other.
  if (isLocale(lang)) writeCookie('lang', lang);
  if (hasTicket()) openDialog({ kind: 'ticket' });
  let before = currentVisitor();
  watchVisitor(() => {
    const now = currentVisitor();
    if (now === before) return;
    before = now;
    // Nothing of one player may stay for the next visitor. STATE-003
    void queryClient.cancelQueries();
    queryClient.clear();
    // Later than a way that the end of the session has begun itself, such as the one to the log-in.
    setTimeout(() => {
      // Whoever has left needs no "log in first" for the page that they left.
      if (now === 'guest' && router.latestLocation.pathname.startsWith('/mine')) void router.navigate({ to: '/home' });
      else void router.invalidate();
    });
  });
  const follow = async (): Promise<void> => {
    followTheme();
    followVisitor();
    if (await followLanguage()) await queryClient.invalidateQueries();
  };
  hearTabs((news) => {
    if (news === 'favourites') void queryClient.invalidateQueries({ predicate: isOfFavourites });
    else void follow();
    // The same player has logged in over there: what is known of them may be old.
    if (news === 'login') void queryClient.invalidateQueries();
  });
  // What was told while this page was on its way. R07
  void takenUp.then(follow);
  // A tab that slept has heard nothing; the cookies tell it. R07
  addEventListener('visibilitychange', () => void follow());
  addEventListener('pageshow', (event) => event.persisted && void follow());
}

/** The lists of both families, by the names of their calls. CALL-184, CALL-188 */
const isOfFavourites = ({ queryKey: [name] }: Query): boolean => name === 'mySlot' || name === 'gameMyCollection';
