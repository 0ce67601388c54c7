/** Handles live events: reads the data again and does not rely on an event's content. R11 */
import { pushInfo, pushInfoList } from '@foyer/contract/help/pushed.ts';
import type { LiveNews } from '@foyer/contract/live.ts';
import { getMsgSiteList } from '@foyer/contract/messages/mail.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { wantOverlays } from '#app/overlays/overlaysWanted.ts';
import { knownUserInfo, userInfoKey } from '#session/knownUserInfo.ts';
import { newsReleased } from '#session/newsHold.ts';
import { currentVisitor } from '#session/signedIn.ts';
import { showMessage } from '#ui/messages/messages.ts';
import { showCause } from './cause.ts';
import { warnOfEnd, withdrawWarning } from './sessionEnding.ts';

/** Reads that a bonus changes, even if no money moves. */
const bonusReads = ['queryUserLockAmount', 'betFlowLockList', 'myOfferEkList'];
/** Reads that each kind of news changes, besides the player's own data. */
const reads = {
  balance: [
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
  ],
  bonus: bonusReads,
  mail: [getMsgSiteList.name],
  // A limit or a stop of the player. M17
  protection: ['protection', 'sessionSums'],
  // A step of a fast payment.
  reserve: ['reserveMyPayOrder', 'reserveAmountGroup', 'reserveAmountList', 'withdrawList'],
};
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
      case 'mail':
      case 'protection':
      case 'reserve':
        return readAgain(queryClient, reads[news.kind]);
      case 'notice':
        void showNotice(queryClient, news.id);
        return;
      case 'sessionEnding':
        void warnOfEnd(queryClient, Number(news.id));
        return;
      case 'sessionKept':
        return withdrawWarning();
      case 'sessionOver':
        withdrawWarning();
        // By then, a log-out in this browser has its reply. If the session ended in another way, this read fails, and
        // the shell acts on that.
        setTimeout(() => {
          if (currentVisitor() === 'player') void queryClient.refetchQueries({ queryKey: userInfoKey });
        }, endedMs);
    }
  };
}

function readAgain(queryClient: QueryClient, names: readonly string[], isDue?: (query: Query) => boolean): void {
  void queryClient.invalidateQueries({
    predicate: (query) => names.includes(String(query.queryKey[0])) && (isDue === undefined || isDue(query)),
  });
}

function readMissed(queryClient: QueryClient): void {
  const before = Date.now() - missedMs;
  const names = [userInfoKey[0], ...Object.values(reads).flat()];
  // A first read that is still running will be new enough.
  readAgain(queryClient, names, ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < before);
}

/** Reads at once, then at most every `pauseMs`. Shows the cause only if the balance has changed. */
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
      readAgain(queryClient, reads.balance);
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
    showMessage({ kind: 'notification', title, text: content });
  } catch {
    // It is still listed in the help centre.
  }
}
