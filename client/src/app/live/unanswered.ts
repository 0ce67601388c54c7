/** Looks up money writes that have had no answer, after a reload, and reports their outcome. L06, M24 */
import { timing } from '@foyer/contract/constants.ts';
import { moneyOutcome } from '@foyer/contract/wallet/moneyOutcome.ts';
import type { QueryClient } from '@tanstack/react-query';
import { closeMoneyRequest, unansweredMoney } from '#api/moneyRequest.ts';
import type { PendingMoney } from '#api/moneyRequest.ts';
import { transportOf } from '#api/query.ts';
import { pause } from '#api/stream.ts';
import { currentLocale } from '#session/language.ts';
import { textFor } from '#text/useText.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { deviceTime } from '@foyer/text/time.ts';

/** Until then another tab may still be waiting for the answer itself. */
const settledMs = 2 * timing.requestTimeoutMs;

const deposit = { what: 'deposit', href: '/mine/billDetail?tab=deposits' } as const;
const transfer = { what: 'transfer', href: '/mine/billDetail' } as const;
/** What a call means to the player, and the page with its records. */
const kinds: Readonly<Record<string, { readonly what: string; readonly href: string }>> = {
  inPayOrder: deposit,
  inPayUSDTOrder: deposit,
  offlineAutoPayOrder: deposit,
  semiAutomaticPayOrder: deposit,
  webpayGateway: deposit,
  applyWithdraw: { what: 'withdrawal', href: '/mine/capital/withdrawalList' },
  deposit: transfer,
  withdraw: transfer,
  withdrawGames: transfer,
  raffle: { what: 'draw', href: '/raffle' },
  depClickButton: { what: 'draw', href: '/mine/billDetail' },
  gtBetting: { what: 'bet', href: '/lottery?view=mine' },
  gtStopChase: { what: 'chase', href: '/lottery?view=chases' },
};

/** Checks each once. Those that cannot be checked now are left to the next page load. */
export async function reportUnanswered(
  queryClient: QueryClient,
  go: (href: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const pending of unansweredMoney()) {
    await pause(Math.max(0, pending.sentAt + settledMs - Date.now()), signal);
    if (signal.aborted) return;
    // Its own page may have had the answer meanwhile.
    const isStill = unansweredMoney().some(({ requestId }) => requestId === pending.requestId);
    if (isStill) await report(queryClient, go, pending).catch(() => undefined);
  }
}

async function report(queryClient: QueryClient, go: (href: string) => void, pending: PendingMoney): Promise<void> {
  const { requestId: moneyRequestId, callName } = pending;
  const { state, words } = await transportOf(queryClient)(moneyOutcome, { moneyRequestId }, {});
  if (state !== 'open') closeMoneyRequest(callName);
  const text = await textFor(currentLocale(), 'unanswered');
  const { what, href } = kinds[callName] ?? { what: 'other', href: '/mine/billDetail' };
  showMessage({
    kind: state === 'done' || state === 'open' ? 'notification' : 'error',
    title: text(`title.${state}`, { what }),
    text: text(`words.${state}`, { time: deviceTime(pending.sentAt, 'minute'), words }),
    ...(state !== 'none' && { action: { label: text('look'), act: () => go(href) } }),
  });
}
