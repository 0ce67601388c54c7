/** Queries of the invitation screen, and the reads that a claim makes stale. */
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { inviteCode, inviteList, userAgentBonus } from '@foyer/contract/invite/invite.ts';
import { q } from '#api/query.ts';

/** Rows of a page. CONST-013 */
export const pageSize = 10;

export const codeQuery = () => q(inviteCode, {});
export const listQuery = (pageNo: number) => q(inviteList, { pageNo, pageSize });
export const bonusQuery = () => q(userAgentBonus, {});
export const afterClaim = [inviteList, userAgentBonus, logedUserInfo];
