/** Sends a cart once and finds its outcome: placed, not placed, or still unknown. L04, L06, M24 */
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { betTotals } from '@foyer/contract/bets/history.ts';
import type { RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { timing } from '@foyer/contract/constants.ts';
import { gtBetting, gtChaseList, gtUserBetRecords } from '@foyer/contract/lottery/betting.ts';
import { gtInit } from '@foyer/contract/lottery/draws.ts';
import { moneyOutcome } from '@foyer/contract/wallet/moneyOutcome.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { CallFailure } from '#api/failure.ts';
import { isFailure } from '#api/failure.ts';
import { useFailureText } from '#api/failureText.ts';
import { closeMoneyRequest, pendingMoney } from '#api/moneyRequest.ts';
import type { PendingMoney } from '#api/moneyRequest.ts';
import { transportOf } from '#api/query.ts';
import { useCall } from '#api/useCall.ts';
import { refusalName } from '#form/refusal.ts';

export type BetRequest = RequestOf<typeof gtBetting>;
export type BetReceipt = ResponseOf<typeof gtBetting>;

export type Placing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'placed'; readonly receipt: BetReceipt }
  /** The house refused it after the cut-off and took no stake. */
  | { readonly kind: 'late'; readonly issue: string }
  | { readonly kind: 'failed'; readonly words: string; readonly requestId: string }
  /** No answer. Until the outcome is known, nothing else is sent. */
  | { readonly kind: 'unknown'; readonly isAsking: boolean }
  /** The outcome from a lookup. */
  | { readonly kind: 'found'; readonly state: 'done' | 'none' | 'refused'; readonly words: string };

/** After this time a call has been answered or has timed out. */
const answeredMs = 2 * timing.requestTimeoutMs;
/** Interval of lookups while the outcome is unknown. */
const askAgainMs = 3_000;
const stale = [logedUserInfo, gtUserBetRecords, gtChaseList, betTotals];

function readAgain(client: QueryClient): void {
  for (const call of stale) void client.invalidateQueries({ queryKey: [call.name] });
}

/** `onIn` receives a request that was certainly accepted, at once or after a lookup. Its lines leave the cart. */
export function usePlace(onIn: (sent: BetRequest) => void) {
  const client = useQueryClient();
  // The outcome is shown at once; the reads it makes stale follow in the background.
  const write = useCall(gtBetting, { isShownByCaller: true });
  const textOf = useFailureText();
  const [placing, setPlacing] = useState<Placing>({ kind: 'idle' });
  const isLocked = useRef(false);
  const { ask, setLost } = useLookup(placing, setPlacing, onIn);

  const fail = (failure: CallFailure, request: BetRequest) => {
    failure.isShown = true;
    const lost = failure.isOutcomeUnknown ? pendingMoney(gtBetting.name) : undefined;
    setLost(lost);
    if (lost) {
      readAgain(client);
      return void ask();
    }
    if (refusalName(gtBetting, failure) === 'DRAW_CLOSED') {
      // The page's clock was late, so it reads the house's time again.
      void client.invalidateQueries({ queryKey: [gtInit.name] });
      return setPlacing({ kind: 'late', issue: request.issue });
    }
    setPlacing({ kind: 'failed', words: failure.message || textOf(failure), requestId: failure.requestId });
  };
  const place = async (request: BetRequest) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setPlacing({ kind: 'sending' });
    try {
      const receipt = await write.mutateAsync(request);
      onIn(request);
      setPlacing({ kind: 'placed', receipt });
      readAgain(client);
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (error.kind === 'aborted') setPlacing({ kind: 'idle' });
      else fail(error, request);
    } finally {
      isLocked.current = false;
    }
  };
  return { placing, place, ask, reset: () => setPlacing({ kind: 'idle' }) } as const;
}
export type Place = ReturnType<typeof usePlace>;

/** Polls the outcome of a bet without an answer until the house has one. */
function useLookup(
  placing: Placing,
  setPlacing: (placing: Placing) => void,
  onIn: (sent: BetRequest) => void,
): { readonly ask: () => Promise<void>; readonly setLost: (pending: PendingMoney | undefined) => void } {
  const client = useQueryClient();
  // Kept here as well, because another part of the page may look it up and close it first.
  const lost = useRef<PendingMoney>(undefined);
  /** Looks up the bet without an answer by its id. */
  const ask = async () => {
    const pending = lost.current;
    if (!pending) return setPlacing({ kind: 'idle' });
    setPlacing({ kind: 'unknown', isAsking: true });
    try {
      const { state, words } = await transportOf(client)(moneyOutcome, { moneyRequestId: pending.requestId }, {});
      // Ignores the second reply of two lookups.
      if (lost.current !== pending) return;
      if (state === 'open') return setPlacing({ kind: 'unknown', isAsking: false });
      lost.current = undefined;
      closeMoneyRequest(gtBetting.name);
      const sent = v.safeParse(gtBetting.request.schema, pending.request);
      if (state === 'done' && sent.success) onIn(sent.output);
      setPlacing({ kind: 'found', state, words });
      readAgain(client);
    } catch (error) {
      if (!isFailure(error)) throw error;
      error.isShown = true;
      if (lost.current === pending) setPlacing({ kind: 'unknown', isAsking: false });
    }
  };
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  useEffect(() => {
    // A bet cut off by a reload: nothing is sent before its outcome is known. Another tab may still await its answer.
    const pending = pendingMoney(gtBetting.name);
    if (!pending) return;
    lost.current = pending;
    const restMs = Math.max(0, pending.sentAt + answeredMs - Date.now());
    const marked = setTimeout(() => setPlacing({ kind: 'unknown', isAsking: true }));
    const asked = setTimeout(() => void asking.current(), restMs);
    return () => {
      clearTimeout(marked);
      clearTimeout(asked);
    };
  }, [setPlacing]);
  const isOpen = placing.kind === 'unknown' && !placing.isAsking;
  useEffect(() => {
    if (!isOpen) return;
    const asked = setTimeout(() => void asking.current(), askAgainMs);
    return () => clearTimeout(asked);
  }, [isOpen]);
  const setLost = (pending: PendingMoney | undefined) => {
    lost.current = pending;
  };
  return { ask, setLost };
}
