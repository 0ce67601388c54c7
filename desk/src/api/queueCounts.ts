/** How many cases wait in each queue. This is read again and again, because it shows nobody's data and leaves no trail. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { queueCounts } from '@foyer/contract/desk/queues.ts';
import { useRead } from './hooks.ts';

const refreshMs = 15_000;

export type QueueName = keyof ReplyOf<typeof queueCounts>;

export function useQueueCounts(): Partial<ReplyOf<typeof queueCounts>> {
  const counts = useRead(queueCounts, {}, { everyMs: refreshMs });
  return counts.state === 'ready' ? counts.value : {};
}

/**
 * Calls `refresh` when the number of cases in this queue has changed. Reading the list itself every few seconds would
 * fill the trail, and keep an unattended session open.
 */
export function useRefreshByCount(queue: QueueName | undefined, refresh: () => void): void {
  const counts = useQueueCounts();
  const count = queue === undefined ? undefined : counts[queue];
  const before = useRef(count);
  const again = useEffectEvent(refresh);
  useEffect(() => {
    if (before.current !== undefined && count !== before.current) again();
    before.current = count;
  }, [count]);
}
