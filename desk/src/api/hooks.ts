/** Calls of the contract's table as hooks, with the types of what is given and replied. They run on Refine. */
import { useCustom, useCustomMutation, useInfiniteList } from '@refinedev/core';
import type { BaseRecord } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DeskCall, GivenOf, ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import type { HouseError } from './houseError.ts';
import { newKey } from './send.ts';

/** What a screen shows of a read: one of three states. */
export type Shown<T> =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly error: HouseError; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: T };

interface ReadOptions {
  readonly isOff?: boolean;
  /** Reads again after this time, while the page is in view. Only for reads that leave no trail. */
  readonly everyMs?: number;
}

export function useRead<C extends DeskCall>(
  call: C,
  given: GivenOf<C>,
  { isOff = false, everyMs }: ReadOptions = {},
): Shown<ReplyOf<C>> {
  const { query } = useCustom<BaseRecord & ReplyOf<C>, HouseError>({
    url: call.path,
    method: 'get',
    config: { query: given },
    errorNotification: false,
    queryOptions: { enabled: !isOff, retry: false, ...(everyMs !== undefined && { refetchInterval: everyMs }) },
  });
  if (query.data !== undefined) return { state: 'ready', value: query.data.data };
  if (query.error !== null) return { state: 'failed', error: query.error, retry: () => void query.refetch() };
  return { state: 'reading' };
}

type ItemOf<C> = ReplyOf<C> extends { list: (infer Item)[] } ? Item : never;
type ListGiven<C> = Omit<GivenOf<C>, 'cursor' | 'limit'>;

export interface ShownList<T> {
  readonly shown: Shown<readonly T[]>;
  readonly hasMore: boolean;
  readonly isReadingMore: boolean;
  readonly more: () => void;
  /** Reads what is shown again. */
  readonly refresh: () => void;
}

export function useList<C extends DeskCall>(
  call: C,
  given: ListGiven<C>,
  { isOff = false }: Pick<ReadOptions, 'isOff'> = {},
): ShownList<ItemOf<C>> {
  const { query, result } = useInfiniteList<BaseRecord, HouseError>({
    resource: call.path,
    filters: Object.entries(given).map(([field, value]) => ({ field, operator: 'eq', value })),
    errorNotification: false,
    queryOptions: {
      enabled: !isOff,
      retry: false,
      getNextPageParam: (last) => last.cursor?.next,
    },
  });
  const items = result.data?.pages.flatMap((page) => page.data as ItemOf<C>[]);
  const shown: Shown<readonly ItemOf<C>[]> =
    items !== undefined
      ? { state: 'ready', value: items }
      : query.error !== null
        ? { state: 'failed', error: query.error, retry: () => void query.refetch() }
        : { state: 'reading' };
  return {
    shown,
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    refresh: () => void query.refetch(),
  };
}

export interface Act<C> {
  /** Rejects with HouseError. Repeated after an unknown outcome with the same values, it keeps its key. */
  readonly run: (given: GivenOf<C>) => Promise<ReplyOf<C>>;
  readonly isRunning: boolean;
}

/** An act is done once: its key lasts until the house has answered, and changes with what is given. */
export function useAct<C extends DeskCall>(call: C): Act<C> {
  const { mutateAsync, mutation } = useCustomMutation<BaseRecord & ReplyOf<C>, HouseError>();
  const client = useQueryClient();
  const kept = useRef({ given: '', key: '' });
  const run = async (given: GivenOf<C>): Promise<ReplyOf<C>> => {
    const text = JSON.stringify(given);
    if (kept.current.given !== text) kept.current = { given: text, key: newKey() };
    try {
      const { data } = await mutateAsync({
        url: call.path,
        method: 'post',
        values: given,
        meta: { key: kept.current.key },
        errorNotification: false,
        successNotification: false,
      });
      kept.current = { given: '', key: '' };
      return data;
    } catch (error) {
      if (!(error as HouseError).isUnknown) kept.current = { given: '', key: '' };
      throw error;
    } finally {
      // Also after a refusal: most refusals say that the list is no longer as it was shown.
      void client.invalidateQueries();
    }
  };
  return { run, isRunning: mutation.isPending };
}
