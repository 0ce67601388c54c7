/** Reports the outcome of a money write from its kept reply or, if it was never answered, from the ledger. L05, L06 */
import { readEnvelope } from '@foyer/contract/envelope.ts';
import type { RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { moneyOutcome } from '@foyer/contract/wallet/moneyOutcome.ts';
import type { PlayerContext } from '../http/context.ts';
import { decisionOf, isAbandoned } from '../http/moneyRequests.ts';
import type { RequestRow } from '../http/moneyRequests.ts';
import { moneyKeyOf } from '../http/once.ts';
import { refusalWords } from '../http/reply.ts';
import type { FateOf } from './moneyFatePort.ts';
import { closeOrFind, closeUndone } from './moneyRequestStore.ts';

type Outcome = ResponseOf<typeof moneyOutcome>;

/** Claims the id of a request that has not arrived, in the same statement, so that "nothing has moved" stays true. */
export const outcomeOf =
  (fateOf: FateOf) =>
  async (context: PlayerContext, { moneyRequestId }: RequestOf<typeof moneyOutcome>): Promise<Outcome> => {
    const requestId = moneyRequestId.slice(0, 64);
    const found = await closeOrFind(context.house, context.playerId, requestId);
    if (found === undefined) return { state: 'none', words: '' };
    if (found.reply === null) return unanswered(context, fateOf, { requestId, found });
    const reply = readEnvelope(JSON.parse(found.reply));
    return { state: reply?.code === 200 ? 'done' : 'refused', words: reply?.message ?? '' };
  };

/** Outcome of an unanswered request: open while a process may work on it, then by its effects, or closed if none. */
async function unanswered(
  { house, playerId, lang }: PlayerContext,
  fateOf: FateOf,
  { requestId, found }: { readonly requestId: string; readonly found: RequestRow },
): Promise<Outcome> {
  const open = { state: 'open', words: '' } as const;
  const isOld = isAbandoned(house, found);
  if (found.owner !== '' && !isOld) return open;
  const moneyKey = moneyKeyOf({ callName: found.call_name, requestId });
  const fate = await fateOf(house, {
    playerId,
    callName: found.call_name,
    moneyKey,
    decision: decisionOf({ playerId, requestId }, found),
  });
  if (fate === 'done') return { state: 'done', words: '' } as const;
  if (fate !== undefined) return { state: 'refused', words: refusalWords(lang, fate) } as const;
  // Close only after the take-over time, when statements still in flight have ended.
  if (!isOld || !(await closeUndone(house, playerId, requestId, found))) return open;
  return { state: 'none', words: '' } as const;
}
