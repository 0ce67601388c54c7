/** The player's own data: read after log-in or at start-up, and again after every change. STATE-005, AMB-129 */
import { firstUserInfo, logedUserInfo } from '@foyer/contract/account/session.ts';
import type { UserInfo } from '@foyer/contract/account/session.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { transportOf } from '#api/query.ts';
import { userInfoKey } from '#session/knownUserInfo.ts';
import { useVisitor } from '#session/signedIn.ts';

/** A short browser name that does not identify the visitor. AMB-050 */
function browserName(): string {
  const match = /(Firefox|Edg|Chrome|Safari)\/(\d+)/.exec(navigator.userAgent);
  return match ? `${match[1]} ${match[2]}` : '';
}

/** One cache entry, under the name of the later read, so that `invalidates: [logedUserInfo]` reaches it. */
export const userInfoQuery = () =>
  queryOptions({
    queryKey: userInfoKey,
    queryFn: ({ client, queryKey, signal }): Promise<UserInfo> => {
      const send = transportOf(client);
      if (client.getQueryData(queryKey) !== undefined) return send(logedUserInfo, {}, { signal });
      const about = { browser: browserName(), domain: location.hostname, ipInfo: '' };
      return send(firstUserInfo, about, { signal });
    },
    meta: { call: logedUserInfo },
  });

/** Disabled for guests. */
export function useUserInfo(): UseQueryResult<UserInfo> {
  const visitor = useVisitor();
  return useQuery({ ...userInfoQuery(), enabled: visitor === 'player' });
}
