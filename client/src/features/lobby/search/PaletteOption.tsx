import type { Game } from '@foyer/contract/lobby/catalogue.ts';
import { gameTypeLabel } from '@foyer/contract/lobby/gameType.ts';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { gamePicture } from '../gamePicture.ts';
import styles from './SearchPalette.module.css';
import type { GroupName } from './usePaletteGames.ts';

interface PaletteGroupProps {
  readonly name: GroupName;
  readonly onForget: () => void;
  readonly children: ReactNode;
}

/** Results of one type, or games offered before anything is typed. */
export function PaletteGroup({ name, onForget, children }: PaletteGroupProps) {
  const s = useText('lobby/search');
  const labels = useText('labels');
  const label = typeof name === 'number' ? labels(gameTypeLabel(name)) : s(`group.${name}`);
  return (
    <>
      <div className={styles.group}>
        <span aria-hidden="true">{label}</span>
        {name === 'recent' && (
          <Button look="quiet" size="small" onClick={onForget}>
            {s('forget')}
          </Button>
        )}
      </div>
      <div role="group" aria-label={label}>
        {children}
      </div>
    </>
  );
}

interface PaletteOptionProps {
  readonly id: string;
  readonly game: Game;
  readonly isCurrent: boolean;
  readonly onOpen: (game: Game) => void;
}

/** One game. The keyboard selects it while the focus stays in the field; a pointer clicks it. */
export function PaletteOption({ id, game, isCurrent, onOpen }: PaletteOptionProps) {
  const t = useText('lobby');
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={styles.option}
      onClick={() => onOpen(game)}
    >
      <img className={styles.thumb} src={gamePicture(game)} alt="" width="40" height="40" loading="lazy" />
      <span className={styles.name}>{game.fullName}</span>
      <span className="faint small">{game.isUnderMaintenance ? t('maintenance') : game.platformName}</span>
    </button>
  );
}
