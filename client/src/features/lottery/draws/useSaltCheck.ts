/** Reads what the house has published about a draw's salt, and checks it in the browser. */
import type { ChainSalt } from '@foyer/contract/chainSalt.ts';
import type { LotteryChain, LotteryDraw } from '@foyer/contract/lottery/draws.ts';
import { anchorList, leavesPerPage, saltSeeds } from '@foyer/contract/site/anchors.ts';
import { checkSalt, isSalted } from '@foyer/games/fair/saltRecords.ts';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { transportOf } from '#api/query.ts';

/** All leaves of the salt's day, and the player's own seed. */
async function readSeeds(client: QueryClient, { saltDay, seedCount }: ChainSalt, signal: AbortSignal) {
  const leaves: string[] = [];
  for (;;) {
    const { list, own } = await transportOf(client)(saltSeeds, { saltDay, offset: leaves.length }, { signal });
    leaves.push(...list);
    if (list.length < leavesPerPage || leaves.length > seedCount) return { leaves, own };
  }
}

/** Not sent for a chain without a salt: there is nothing to check. */
export function useSaltCheck({ lotteryCode, issue, openMs }: LotteryDraw, chain: LotteryChain) {
  const { salt } = chain;
  return useQuery({
    queryKey: ['lotterySalt', lotteryCode, issue, salt.salt, salt.entryNo] as const,
    queryFn: async ({ client, signal }) => {
      const { leaves, own } = await readSeeds(client, salt, signal);
      const fromNo = Math.max(1, salt.entryNo - 1);
      const { list } = await transportOf(client)(anchorList, { fromNo }, { signal });
      const stated = { ...chain, name: `lottery:${lotteryCode}` };
      return { own, ...checkSalt(stated, openMs, { leaves, entries: list }) };
    },
    staleTime: Infinity,
    enabled: isSalted(salt),
    meta: { isShownByCaller: true },
  });
}
export type SaltQuery = ReturnType<typeof useSaltCheck>;
