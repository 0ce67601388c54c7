import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import words from '@foyer/text/zh_CN/sessionEnding.json' with { type: 'json' };
import { dismissAll, shownMessages } from '#ui/messages/messages.ts';
import { warnOfEnd, withdrawWarning } from './sessionEnding.ts';

afterEach(() => {
  dismissAll();
  vi.useRealTimers();
});

it('stays until the player keeps the session, which makes a call', async () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  const refetch = vi.spyOn(queryClient, 'refetchQueries').mockResolvedValue();
  await warnOfEnd(queryClient, 100_000);
  await warnOfEnd(queryClient, 80_000);
  expect(shownMessages()).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  const [shown] = shownMessages();
  expect(shown?.action?.label).toBe(words.stay);
  shown?.action?.act();
  expect(refetch).toHaveBeenCalledOnce();
});

it('is withdrawn if the player was active elsewhere', async () => {
  await warnOfEnd(new QueryClient(), 100_000);
  withdrawWarning();
  expect(shownMessages()).toEqual([]);
});
