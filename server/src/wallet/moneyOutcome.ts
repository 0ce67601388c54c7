/** Tells what became of a money write. L05, L06 */
import { readEnvelope } from '@foyer/contract/envelope.ts';
import type { RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { moneyOutcome } from '@foyer/contract/wallet/moneyOutcome.ts';
import type { PlayerContext } from '../http/context.ts';
import { closeOrFind } from './moneyRequestStore.ts';

/** One that has not arrived is closed in the same moment, so that "nothing has moved" stays true. */
export async function outcomeOf(
  { house, playerId }: PlayerContext,
  { moneyRequestId }: RequestOf<typeof moneyOutcome>,
): Promise<ResponseOf<typeof moneyOutcome>> {
  const found = await closeOrFind(house, playerId, moneyRequestId.slice(0, 64));
  if (found === undefined) return { state: 'none', words: '' };
  if (found.reply === null) return { state: 'open', words: '' };
  const reply = readEnvelope(JSON.parse(found.reply));
  return { state: reply?.code === 200 ? 'done' : 'refused', words: reply?.message ?? '' };
}
