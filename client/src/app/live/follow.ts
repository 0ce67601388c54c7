/** Handles live events: reads the data again and does not rely on an event's content. R11 */
import { pushInfo, pushInfoList } from '@foyer/contract/help/pushed.ts';
import type { LiveNews } from '@foyer/contract/live.ts';
import { getMsgSiteList } from '@foyer/contract/messages/mail.ts';
import type { QueryClient } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { wantOverlays } from '#app/overlays/overlaysWanted.ts';
import { knownUserInfo, userInfoKey } from '#session/knownUserInfo.ts';
import { newsReleased } from '#session/newsHold.ts';
import { currentVisitor } from '#session/signedIn.ts';
import { say } from '#ui/messages/messages.ts';
import { showCause } from './cause.ts';

/** Reads that money changes, besides the player's own data. */
const moneyReads = new Set([
  'refresh',
  'getAllPlatform',
  'refreshGameAccount',
  'gameBalance',
  'myBalanceList',
  'statementTotals',
  'selectUserPayOrderList',
  'withdrawList',
  'queryUserLockAmount',
  'betFlowLockList',
  'myOfferEkList',
]);
/** Reads that a bonus changes without moving money. */
const bonusReads = new Set(['queryUserLockAmount', 'betFlowLockList', 'myOfferEkList']);
/** Reads that a limit or a stop of the player changes. M17 */
const protectionReads = new Set(['protection', 'sessionSums']);
/** Reads that a step of a fast payment changes. */
const reserveReads = new Set(['reserveMyPayOrder', 'reserveAmountGroup', 'reserveAmountList', 'withdrawList']);
/** A game posts many movements a second; a page reads again no more often than this. */
const pauseMs = 500;
/** Data read this long before the stream opened may be out of date. */
const missedMs = 1_000;
const endedMs = 800;

export function createFollower(queryClient: QueryClient): (news: LiveNews) => void {
  const readMoney = createMoneyReader(queryClient);
  return (news) => {
    switch (news.kind) {
      case 'open':
        return readMissed(queryClient);
      case 'balance':
        return readMoney(news);
      case 'bonus':
        void queryClient.invalidateQueries({ predicate: ({ queryKey: [read] }) => bonusReads.has(String(read)) });
        return;
      case 'mail':
        void queryClient.invalidateQueries({ queryKey: [getMsgSiteList.name] });
        return;
      case 'reserve':
        void queryClient.invalidateQueries({ predicate: ({ queryKey: [read] }) => reserveReads.has(String(read)) });
        return;
      case 'protection':
        void queryClient.invalidateQueries({ predicate: ({ queryKey: [read] }) => protectionReads.has(String(read)) });
        return;
      case 'notice':
        void showNotice(queryClient, news.id);
        return;
      case 'sessionOver':
        // The log-out of this very browser has its reply by then; any other end is found and acted upon by this read.
        setTimeout(() => {
          if (currentVisitor() === 'player') void queryClient.refetchQueries({ queryKey: userInfoKey });
        }, endedMs);
    }
  };
}

function readMissed(queryClient: QueryClient): void {
  const before = Date.now() - missedMs;
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name], state }) =>
      // What is being read for the first time will be new enough.
      state.dataUpdatedAt > 0 &&
      state.dataUpdatedAt < before &&
      (name === userInfoKey[0] ||
        name === getMsgSiteList.name ||
        moneyReads.has(String(name)) ||
        reserveReads.has(String(name))),
  });
}

/** Reads at once, then at most once in a while; says why the balance has changed when it really has. */
function createMoneyReader(queryClient: QueryClient): (news: LiveNews) => void {
  let pending: LiveNews[] = [];
  let isReading = false;
  const read = async (): Promise<void> => {
    isReading = true;
    while (pending.length > 0) {
      const before = knownUserInfo(queryClient)?.assets.mainSatang;
      await newsReleased();
      const causes = pending.filter(({ amountSatang }) => amountSatang !== 0);
      pending = [];
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => moneyReads.has(String(name)) });
      await queryClient.refetchQueries({ queryKey: userInfoKey });
      const after = knownUserInfo(queryClient)?.assets.mainSatang;
      if (before !== undefined && after !== undefined && after !== before) showCause(causes, after - before);
      await new Promise((done) => setTimeout(done, pauseMs));
    }
    isReading = false;
  };
  return (news) => {
    pending.push(news);
    if (!isReading) void read();
  };
}

/** A pushed notice, read in this page's language. SCREEN-066 */
async function showNotice(queryClient: QueryClient, id: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: [pushInfoList.name] });
  try {
    const { title, content } = await queryClient.fetchQuery({
      ...q(pushInfo, { id }),
      meta: { isShownByCaller: true },
    });
    wantOverlays();
    say({ kind: 'notification', title, text: content });
  } catch {
    // It is still listed in the help centre.
  }
}
