/** Joins the session to the page: tabs in step, user info dropped when a player leaves, reads repeated in a new language. */
import type { Query, QueryClient } from '@tanstack/react-query';
import { deviceId } from '#session/cookies.ts';
import { followLanguage } from '#session/language.ts';
import { keepReferral } from '#session/referral.ts';
import { currentVisitor, readVisitor, watchVisitor } from '#session/signedIn.ts';
import { hearTabs } from '#session/tabs.ts';
import { followTheme } from '#session/theme.ts';
import type { createFoyerRouter } from '../router.tsx';

export function startSession(queryClient: QueryClient, router: ReturnType<typeof createFoyerRouter>): void {
  deviceId();
  keepReferral(location.search);
  let before = currentVisitor();
  watchVisitor(() => {
    const now = currentVisitor();
    if (now === before) return;
    before = now;
    // Nothing of one player may stay for the next visitor. STATE-003
    queryClient.clear();
    void router.invalidate();
  });
  hearTabs((news) => {
    if (news === 'theme') followTheme();
    else if (news === 'language') void followLanguage().then(() => queryClient.invalidateQueries());
    else if (news === 'favourites') void queryClient.invalidateQueries({ predicate: isOfFavourites });
    else {
      readVisitor();
      // Another player may have logged in over there: what is known of the first one is stale at once.
      queryClient.clear();
      void router.invalidate();
    }
  });
}

/** The lists of both families, by the names of their calls. CALL-184, CALL-188 */
const isOfFavourites = ({ queryKey: [name] }: Query): boolean => name === 'mySlot' || name === 'gameMyCollection';
