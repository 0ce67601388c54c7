/**
 * Favourites in both families of calls: slots by one, games of other types by the other. A change shows at once and is
 * rolled back if the house does not store it. The query cache is the only copy, dropped when the player logs out.
 * AMB-119, ERR-004, ERR-032, ROLE-008, STATE-003
 */
import type { Game } from '@foyer/contract/lobby/catalogue.ts';
import {
  addCollection,
  cancelCollection,
  gameAddCollection,
  gameCancelCollection,
  gameMyCollection,
  mySlot,
} from '@foyer/contract/lobby/collection.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { isFailure } from '#api/failure.ts';
import { q } from '#api/query.ts';
import { write } from '#api/useCall.ts';
import { useVisitor } from '#session/signedIn.ts';
import { requireLogin } from '#session/requireLogin.ts';
import { postToTabs } from '#session/tabs.ts';
import { useText } from '#text/useText.tsx';
import { showMessage } from '#ui/messages/messages.ts';

export const favouriteSlotsQuery = () => ({ ...q(mySlot, {}), meta: quiet });
export const favouriteGamesQuery = () => ({ ...q(gameMyCollection, {}), meta: quiet });

/** If the favourites cannot be read, the stars stay empty; the list of favourites shows the failure. */
const quiet = { isShownByCaller: true };

const isSlot = (game: Game): boolean => game.gameType === gameTypeCodes.slots;
const familyOf = (game: Game) => ['favourite', isSlot(game) ? 'slots' : 'others'];
const keyOf = (game: Game) => (isSlot(game) ? favouriteSlotsQuery() : favouriteGamesQuery()).queryKey;

interface Favourites {
  readonly list: readonly Game[];
}

function mark(client: QueryClient, game: Game, isWanted: boolean): void {
  client.setQueryData<Favourites>(keyOf(game), (known) => {
    const others = (known?.list ?? []).filter(({ id }) => id !== game.id);
    return { list: isWanted ? [{ ...game, isFavourite: true }, ...others] : others };
  });
}

function keep(client: QueryClient, game: Game, isWanted: boolean): Promise<unknown> {
  const { id, gameId, platformCode } = game;
  if (isSlot(game)) return write(client, isWanted ? addCollection : cancelCollection, { id });
  return write(client, isWanted ? gameAddCollection : gameCancelCollection, { gameId, platformCode });
}

const isFull = (error: unknown): boolean => isFailure(error) && error.code === refusals.FAVOURITES_FULL;

/** Whether the game is a favourite, and how to toggle it. Asks a guest to log in. */
export function useFavourite(game: Game): { readonly isFavourite: boolean; readonly toggle: () => void } {
  const client = useQueryClient();
  const visitor = useVisitor();
  const codes = useText('codes');
  const refused = useText('refusals');
  const isMarked = ({ list }: Favourites) => list.some(({ id }) => id === game.id);
  const { data: isFavourite = false } = useQuery({
    ...(isSlot(game) ? favouriteSlotsQuery() : favouriteGamesQuery()),
    enabled: visitor === 'player',
    select: isMarked,
  });
  const { mutate } = useMutation({
    mutationKey: familyOf(game),
    // A second press waits for the first, so that the house stores the last choice.
    scope: { id: `favourite ${game.id}` },
    meta: quiet,
    mutationFn: (isWanted: boolean) => keep(client, game, isWanted),
    onMutate: async (isWanted) => {
      await client.cancelQueries({ queryKey: keyOf(game) });
      mark(client, game, isWanted);
    },
    onSuccess: () => postToTabs('favourites'),
    onError: (error, isWanted) => {
      mark(client, game, !isWanted);
      showMessage({ kind: 'warning', text: isFull(error) ? refused('FAVOURITES_FULL') : codes('tryAgainLater') });
    },
    // The list is read again only after the last of several changes: earlier it would undo those in flight.
    onSettled: () => {
      const isLast = client.isMutating({ mutationKey: familyOf(game) }) === 1;
      return isLast ? client.invalidateQueries({ queryKey: keyOf(game) }) : undefined;
    },
  });
  const toggle = () => {
    if (requireLogin('favourite')) mutate(!isFavourite);
  };
  return { isFavourite: visitor === 'player' && isFavourite, toggle };
}
