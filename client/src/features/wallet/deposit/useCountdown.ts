import { depositDjs, depositOrderList } from '@foyer/contract/wallet/depositOrders.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { q } from '#api/query.ts';

/**
 * Seconds left of an unpaid order: the house's count, read every half minute and continued by the page's clock in
 * between. At 0 the orders are read again. Undefined until the house has answered. AMB-134
 */
export function useCountdown(orderNo: string): number | undefined {
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useQuery({ ...q(depositDjs, { orderNo }), staleTime: 0, refetchInterval: 30_000 });
  const [nowMs, setNowMs] = useState(dataUpdatedAt);
  const left = data && Math.max(0, data.seconds - Math.max(0, Math.floor((nowMs - dataUpdatedAt) / 1000)));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return void client.invalidateQueries({ queryKey: [depositOrderList.name] });
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver, client]);
  return left;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** 1:05:09 or 4:05. */
export function countdownText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
