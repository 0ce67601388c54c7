import type { UserInfo } from '@foyer/contract/account/session.ts';
import type { QueryClient } from '@tanstack/react-query';

/** The key under which `userInfoQuery` keeps the player's data; apart from it, so that guests are not sent the call. */
export const userInfoKey = ['logedUserInfo', {}] as const;

/** What is known of the player at this moment; undefined for a guest and until it has been read. */
export const knownUserInfo = (client: QueryClient): UserInfo | undefined => client.getQueryData(userInfoKey);
