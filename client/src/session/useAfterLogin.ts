/**
 * After a log-in or registration: notifies other tabs, reports the device, and opens the page that the player wanted.
 * AMB-014, AMB-016
 */
import { blankEnvironment, deviceInfo } from '@foyer/contract/account/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { transportOf } from '#api/query.ts';
import { currentLocale } from '#session/language.ts';
import { safeRedirect } from '#session/redirect.ts';
import { becomePlayer } from '#session/signedIn.ts';
import { postToTabs } from '#session/tabs.ts';

const accountKey = 'foyer.account';

/** The account name remembered for the next visit; never a password. AMB-183 */
export function rememberedAccount(): string {
  try {
    return localStorage.getItem(accountKey) ?? '';
  } catch {
    return '';
  }
}

export function rememberAccount(account: string, isRemembered: boolean): void {
  try {
    if (isRemembered) localStorage.setItem(accountKey, account);
    else localStorage.removeItem(accountKey);
  } catch {
    // Storage is forbidden: the player types the account again.
  }
}

/** The family of the operating system, without a version; every request names it anyway. AMB-049 */
function systemName(): string {
  return /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(navigator.userAgent)?.[0] ?? '';
}

/** Call it after the house has answered a log-in. Follows the redirect in the address if it is a page of this site. */
export function useAfterLogin(): () => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return () => {
    becomePlayer();
    postToTabs('login');
    // In the background; a failure is ignored. It contains no fingerprint. ENTITY-041, AMB-049
    const report = {
      clientTime: Date.now(),
      os: systemName(),
      osVersion: '',
      language: currentLocale(),
      ...blankEnvironment,
    };
    transportOf(queryClient)(deviceInfo, report, {}).catch(() => undefined);
    const { pathname, search } = router.latestLocation;
    const wanted = safeRedirect((search as { redirect?: unknown }).redirect, new Set(Object.keys(router.routesByPath)));
    if (wanted !== undefined) void router.navigate({ href: wanted });
    else if (pathname === '/login' || pathname === '/register') void router.navigate({ to: '/home' });
  };
}
