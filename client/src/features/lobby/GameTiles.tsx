import type { Game } from '@foyer/contract/lobby/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import type { ReadList } from '#api/listState.ts';
import { openDialog } from '#session/dialogs.ts';
import { useLater } from '#session/hydrated.ts';
import { useText } from '#text/useText.tsx';
import { GameTile } from './GameTile.tsx';
import styles from './GameTiles.module.css';
import { platformsQuery } from './filter.ts';
import { maintenanceOf, targetOf } from './launch.ts';
import { useLaunch } from './useLaunch.ts';
import waitingTile from './WaitingTile.module.css';

const GamesFailed = lazyPart(() => import('./GridStates.tsx'), 'GamesFailed');

interface GameTilesProps<G extends Game> {
  readonly state: ReadList<G>;
  /** The tiles are of the previous page while the next one loads. */
  readonly isStale?: boolean;
  /** Number of placeholders while loading. */
  readonly places: number;
  /** Number of tiles rendered by the server; the rest are placeholders until the first interaction. */
  readonly atOnce?: number;
  /** What a tile shows below its name; not for a closed game. */
  readonly below?: (game: G) => ReactNode;
  /** Shown if there are no games. */
  readonly children: ReactNode;
}

/** Games as tiles. Each opens its game or says why it is closed. */
export function GameTiles<G extends Game>({
  state,
  isStale = false,
  places,
  atOnce = Infinity,
  below,
  children,
}: GameTilesProps<G>) {
  const launch = useLaunch();
  const isLater = useLater();
  const platforms = useQuery(platformsQuery());
  switch (state.status) {
    case 'failed':
      return (
        <Suspense>
          <GamesFailed onRetry={state.onRetry} requestId={state.requestId} />
        </Suspense>
      );
    case 'loading':
      return <Waiting places={places} />;
    case 'ready':
      if (state.rows.length === 0) return children;
  }
  return (
    <ul className={isStale ? styles.stale : styles.tiles}>
      {state.rows.map((game, index) => {
        if (!isLater && index >= atOnce) return <li key={game.id} className={waitingTile.waiting} />;
        const platform = platforms.data?.list.find(({ platformCode }) => platformCode === game.platformCode);
        return (
          <GameTile
            key={game.id}
            game={game}
            isClosed={maintenanceOf(game, platform) !== undefined}
            onLaunch={(mode) => launch(game, platform, mode)}
            onChoose={() => openDialog({ kind: 'choice', target: targetOf(game, platform) })}
          >
            {below?.(game)}
          </GameTile>
        );
      })}
    </ul>
  );
}

/** Placeholders of the tiles' size, so that the layout does not shift. */
function Waiting({ places }: { readonly places: number }) {
  const t = useText('lobby');
  return (
    <ul className={styles.tiles} aria-label={t('grid.loading')}>
      {Array.from({ length: places }, (_, place) => (
        <li key={place} className={waitingTile.waiting} />
      ))}
    </ul>
  );
}
