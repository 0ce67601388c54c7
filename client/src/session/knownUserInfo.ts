import type { UserInfo } from '@foyer/contract/account/session.ts';
import type { QueryClient } from '@tanstack/react-query';

/** The query key of `userInfoQuery`. Kept apart from it, so that guests do not load the call. */
export const userInfoKey = ['logedUserInfo', {}] as const;

/** The cached data of the player; undefined for a guest and before the first read. */
export const knownUserInfo = (client: QueryClient): UserInfo | undefined => client.getQueryData(userInfoKey);
