import type { Game } from '@foyer/contract/lobby/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { openDialog } from '#session/dialogs.ts';
import { GameTile } from './GameTile.tsx';
import styles from './VirtualTiles.module.css';
import { platformsQuery } from './filter.ts';
import { maintenanceOf, targetOf } from './launch.ts';
import { useLaunch } from './useLaunch.ts';
import waitingTile from './WaitingTile.module.css';
import { useVisibleRange } from './visibleRange.ts';

interface VirtualTilesProps {
  readonly label: string;
  readonly total: number;
  /** The game of a place, from 0; undefined while it loads. */
  readonly at: (place: number) => Game | undefined;
  /** Called with the rendered range, so that its pages can be loaded. */
  readonly onShown?: (first: number, last: number) => void;
}

/** Number of tiles rendered before the grid is measured: four rows of the widest grid. */
export const tilesAtFirst = 20;

/** Any number of games as tiles: only those in view are rendered. */
export function VirtualTiles({ label, total, at, onShown }: VirtualTilesProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { first, last, paddingTop, height } = useVisibleRange(grid, total, tilesAtFirst);
  useEffect(() => onShown?.(first, last), [onShown, first, last]);
  const places = Array.from({ length: last - first }, (_, step) => first + step);
  // The content security policy forbids style attributes in HTML, but scripts may set the properties.
  const style = height === undefined ? undefined : { paddingTop, height };
  return (
    <ul ref={grid} className={styles.tiles} aria-label={label} style={style}>
      {places.map((place) => (
        <PlacedTile key={place} game={at(place)} place={{ number: place + 1, of: total }} />
      ))}
    </ul>
  );
}

interface PlacedTileProps {
  readonly game: Game | undefined;
  readonly place: { readonly number: number; readonly of: number };
}

function PlacedTile({ game, place }: PlacedTileProps) {
  const launch = useLaunch();
  const platforms = useQuery(platformsQuery());
  if (!game) return <li className={waitingTile.waiting} aria-hidden="true" />;
  const platform = platforms.data?.list.find(({ platformCode }) => platformCode === game.platformCode);
  return (
    <GameTile
      key={game.id}
      game={game}
      place={place}
      isClosed={maintenanceOf(game, platform) !== undefined}
      onLaunch={(mode) => launch(game, platform, mode)}
      onChoose={() => openDialog({ kind: 'choice', target: targetOf(game, platform) })}
    />
  );
}

/** Placeholders while the tiles load. */
export function WaitingTiles({ label }: { readonly label: string }) {
  return (
    <ul className={styles.tiles} aria-label={label} aria-busy="true">
      {Array.from({ length: tilesAtFirst }, (_, place) => (
        <li key={place} className={waitingTile.waiting} />
      ))}
    </ul>
  );
}
