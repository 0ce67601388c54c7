/** Number of unread messages: from the user info at first, then from the unread check. AMB-051, CONST-005 */
import { unreadCheck } from '@foyer/contract/constants.ts';
import { getMsgSiteList } from '@foyer/contract/messages/mail.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { transportOf } from '#api/query.ts';
import { isOffered } from '#session/offered.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useUserInfo } from '#session/userInfo.ts';

/** A background check, sent as the first client; the message list itself uses the second. AMB-161 */
const check = { ...getMsgSiteList, client: 'first' } as const;
const unreadQuery = queryOptions({
  queryKey: [getMsgSiteList.name, 'unread'],
  queryFn: ({ client, signal }) => transportOf(client)(check, { ...unreadCheck, read: '0', box: 'in' }, { signal }),
  meta: { isShownByCaller: true },
});

/** 0 for guests. */
export function useUnread(): number {
  const isPlayer = useVisitor() === 'player';
  const { data: info } = useUserInfo();
  const { data } = useQuery({ ...unreadQuery, enabled: isPlayer && info !== undefined && isOffered('messages') });
  return isPlayer ? (data?.total ?? info?.msgNumber ?? 0) : 0;
}
