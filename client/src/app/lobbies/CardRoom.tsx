import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { Link, notFound } from '@tanstack/react-router';
import { PlatformGames } from '#features/lobby/byType/PlatformGames.tsx';
import { platformGames } from '#features/lobby/byType/platformGames.ts';
import { platformsOfType } from '#features/lobby/byType/platformReads.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import type { GamesSearch } from './gamesSearch.ts';

/** The games can only be read once the first room is known. */
export async function readCardRoom(client: QueryClient, { platformCode, page = 1 }: GamesSearch): Promise<void> {
  const rooms = platformsOfType(gameTypeCodes.chess);
  const read = client.prefetchQuery(rooms).then(() => {
    const code = platformCode ?? client.getQueryData(rooms.queryKey)?.list[0]?.platformCode;
    return code === undefined ? undefined : client.prefetchQuery(platformGames(gameTypeCodes.chess, code, page));
  });
  if (import.meta.env.SSR) await read;
  const known = client.getQueryData(rooms.queryKey)?.list;
  // An unknown room is not found. ROUTE-024
  if (platformCode !== undefined && known?.every((room) => room.platformCode !== platformCode)) throw notFound();
}

interface CardRoomProps {
  readonly search: GamesSearch;
  readonly onSearch: (search: GamesSearch) => void;
}

/** The games of one card room; without one in the address, of the first. SI-24, AMB-007, ROUTE-008 */
export function CardRoom({ search, onSearch }: CardRoomProps) {
  const t = useText('lobby/byType');
  const rooms = useQuery(platformsOfType(gameTypeCodes.chess));
  const code = search.platformCode ?? rooms.data?.list[0]?.platformCode;
  const room = rooms.data?.list.find(({ platformCode }) => platformCode === code);
  const back = (
    <Link to="/chess" className={buttonClass({})}>
      {t('chessInside.back')}
    </Link>
  );
  if (rooms.data && !room) {
    return (
      <main id="main" className="wrap">
        <PageHead title={t('chess.title')} />
        <EmptyState title={t('chessInside.unknown')} action={back}>
          {t('chessInside.unknownText')}
        </EmptyState>
      </main>
    );
  }
  return (
    <main id="main" className="wrap">
      <PageHead title={room?.platformName ?? t('chess.title')} lead={t('chessInside.lead')} aside={back} />
      {room?.isUnderMaintenance && <Note tone="warn">{room.maintainRemarks || t('closed')}</Note>}
      {rooms.isError && !rooms.data && <ErrorState title={t('failed')} onRetry={() => void rooms.refetch()} />}
      {code === undefined && rooms.isPending && <SkeletonRows rows={4} />}
      {code !== undefined && (
        <PlatformGames
          gameType={gameTypeCodes.chess}
          platformCode={code}
          page={search.page ?? 1}
          platforms={[]}
          onChoose={({ page }) => onSearch({ platformCode: code, ...(page > 1 && { page }) })}
        />
      )}
    </main>
  );
}
