/** The state of a list, from its read: ready with its rows, loading, or failed with a function that retries. */
import { isFailure } from '#api/failure.ts';

interface ListRead<T> {
  readonly data: { readonly list: readonly T[] } | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

export type ReadList<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly requestId: string }
  | { readonly status: 'ready'; readonly rows: readonly T[] };

/** Rows that were read stay visible if reading them again fails. */
export function listState<T>({ data, error, refetch }: ListRead<T>): ReadList<T> {
  if (data) return { status: 'ready', rows: data.list };
  if (!error) return { status: 'loading' };
  return { status: 'failed', onRetry: () => void refetch(), requestId: isFailure(error) ? error.requestId : '' };
}
