import type { Game } from '@foyer/contract/lobby/catalogue.ts';
import { Suspense } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { useLater } from '#session/hydrated.ts';
import { useText } from '#text/useText.tsx';
import { classes } from '#ui/classes.ts';
import { gamePicture } from './gamePicture.ts';
import type { Mode } from './launch.ts';
import styles from './GameTile.module.css';

const TileStar = lazyPart(() => import('./favourites/TileStar.tsx'), 'TileStar');

interface GameTileProps {
  readonly game: Game;
  readonly isClosed: boolean;
  readonly onLaunch: (mode: Mode) => void;
  /** Opens the choice between real play and trial, for touch and keyboard. */
  readonly onChoose: () => void;
  /** What else is known of the game. */
  readonly children?: ReactNode;
  /** Position from 1, if only a part of a long list is rendered. */
  readonly place?: { readonly number: number; readonly of: number };
}

/** A picture, a name, the house and the return that the rules state. A pointer shows 进入 and 试玩; on touch a tap opens a choice. */
export function GameTile({ game, isClosed, onLaunch, onChoose, children, place }: GameTileProps) {
  const t = useText('lobby');
  const isLater = useLater();
  const press = (event: MouseEvent) => {
    const isPointer = event.detail > 0 && matchMedia('(hover: hover)').matches;
    if (isClosed || isPointer) onLaunch('real');
    else onChoose();
  };
  return (
    <li
      className={classes(styles.tile, isClosed && styles.closed)}
      aria-posinset={place?.number}
      aria-setsize={place?.of}
    >
      <button type="button" onClick={press}>
        <img src={gamePicture(game)} alt="" width="360" height="480" loading="lazy" fetchPriority="low" />
        {game.isNew && !isClosed && <span className={styles.tag}>{t('tile.new')}</span>}
        {isClosed && <span className={styles.off}>{t('maintenance')}</span>}
        <b>{game.fullName}</b>
        <small>
          <span>{game.platformName}</span>
          {game.rtp && <span>{t('tile.rtp', { rtp: game.rtp })}</span>}
        </small>
      </button>
      {children}
      {isLater && !isClosed && (
        <div className={styles.play}>
          <button type="button" tabIndex={-1} onClick={() => onLaunch('real')}>
            {t('tile.play')}
          </button>
          <button type="button" tabIndex={-1} onClick={() => onLaunch('trial')}>
            {t('tile.trial')}
          </button>
        </div>
      )}
      {isLater && (
        <Suspense>
          <TileStar game={game} />
        </Suspense>
      )}
    </li>
  );
}
