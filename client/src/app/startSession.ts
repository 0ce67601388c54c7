/**
 * Connects the session to the page: keeps tabs in step, drops a player's data when they log out, and repeats reads in a
 * new language.
 */
import { isLocale } from '@foyer/contract/envelope.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { deviceId, writeCookie } from '#session/cookies.ts';
import { openDialog } from '#session/dialogs.ts';
import { followLanguage } from '#session/language.ts';
import { watchUse } from '#session/pageHeaders.ts';
import { keepReferral } from '#session/referral.ts';
import { currentVisitor, followVisitor, watchVisitor } from '#session/signedIn.ts';
import { onTabMessage } from '#session/tabs.ts';
import { takenUp } from '#session/takenUp.ts';
import { followTheme } from '#session/theme.ts';
import { hasTicket } from '#session/ticket.ts';
import type { createSiteRouter } from '../router.tsx';

export function startSession(queryClient: QueryClient, router: ReturnType<typeof createSiteRouter>): void {
  deviceId();
  keepReferral(location.search);
  watchUse();
  const lang = new URLSearchParams(location.search).get('lang');
  // A language in the address counts as a choice.
  if (isLocale(lang)) writeCookie('lang', lang);
  if (hasTicket()) openDialog({ kind: 'ticket' });
  let before = currentVisitor();
  watchVisitor(() => {
    const now = currentVisitor();
    if (now === before) return;
    before = now;
    // No data of one player may remain for the next visitor. STATE-003
    void queryClient.cancelQueries();
    queryClient.clear();
    // Runs after any navigation that the end of the session itself started, such as the one to the log-in.
    setTimeout(() => {
      // Don't show "log in first" for a page that the player has already left.
      if (now === 'guest' && router.latestLocation.pathname.startsWith('/mine')) void router.navigate({ to: '/home' });
      else void router.invalidate();
    });
  });
  const follow = async (): Promise<void> => {
    followTheme();
    followVisitor();
    if (await followLanguage()) await queryClient.invalidateQueries();
  };
  onTabMessage((news) => {
    if (news === 'favourites') void queryClient.invalidateQueries({ predicate: isOfFavourites });
    else void follow();
    // The same player logged in in the other tab: cached data may be out of date.
    if (news === 'login') void queryClient.invalidateQueries();
  });
  // Catches up on messages sent before this page was hydrated. R07
  void takenUp.then(follow);
  // A suspended tab received no messages, so it reads the cookies. R07
  addEventListener('visibilitychange', () => void follow());
  addEventListener('pageshow', (event) => event.persisted && void follow());
}

/** Favourites of slots and of other games, by call name. CALL-184, CALL-188 */
const isOfFavourites = ({ queryKey: [name] }: Query): boolean => name === 'mySlot' || name === 'gameMyCollection';
