/** Search parameters of whichever address a screen is shown under: several lobbies have two or three. AMB-001 */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { changedSearch } from './changedSearch.ts';

interface Change {
  /** Replaces the history entry: for values that change with every keystroke. */
  readonly replace?: boolean;
}

/** The search parameters as `read` parses them, and a function that changes them and keeps the scroll position. */
export function useAddressSearch<S extends object>(
  read: (search: Record<string, unknown>) => S,
  { replace = false }: Change = {},
): readonly [shown: S, change: (wanted: S) => void] {
  const navigate = useNavigate();
  const shown = read({ ...useSearch({ strict: false }) });
  const change = (wanted: S) =>
    void navigate({ to: '.', search: changedSearch(shown, wanted, read) as never, replace, resetScroll: false });
  return [shown, change];
}
