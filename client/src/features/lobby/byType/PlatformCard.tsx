import type { GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { ThemedPicture } from '#ui/layout/ThemedPicture.tsx';
import type { Mode } from '../launch.ts';
import styles from './PlatformCard.module.css';

interface PlatformCardProps {
  readonly platform: GamePlatform;
  /** The large picture; '' for none. */
  readonly picture: string;
  readonly onEnter: (mode: Mode) => void;
  /** True if all platforms are closed, which is then stated once above them. */
  readonly isBrief?: boolean;
  /** A link to its games in place of the button. */
  readonly inside?: ReactNode;
}

/**
 * A platform with its emblem, games and button. A closed one gives the reason. ENTITY-011, ENTITY-012, STATE-006,
 * AMB-072
 */
export function PlatformCard({ platform, picture, onEnter, isBrief = false, inside }: PlatformCardProps) {
  const t = useText('lobby/byType');
  const { platformName: name, isUnderMaintenance, maintainRemarks, gameCount } = platform;
  const shown = picture || platform.logoPic || platform.logoImg;
  return (
    <li className={isUnderMaintenance ? styles.closed : styles.card}>
      {shown !== '' && (
        <div className={`themed ${styles.sign}`}>
          <ThemedPicture src={shown} width="240" height="64" loading="lazy" />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>{name}</h3>
        {isUnderMaintenance ? (
          <Badge tone="warn" hasDot>
            {t('closed')}
          </Badge>
        ) : (
          gameCount > 0 && <span className="faint small num">{t('gameTotal', { count: gameCount })}</span>
        )}
        {isUnderMaintenance && !isBrief && maintainRemarks !== '' && (
          <p className={styles.remarks}>{maintainRemarks}</p>
        )}
      </div>
      <div className={styles.acts}>
        {inside}
        {isUnderMaintenance ? (
          <Button size="small" aria-label={t('whyClosedNamed', { name })} onClick={() => onEnter('real')}>
            {t('whyClosed')}
          </Button>
        ) : (
          inside === undefined && (
            <>
              <Button size="small" aria-label={t('enterNamed', { name })} onClick={() => onEnter('real')}>
                {t('enter')}
              </Button>
              <Button look="quiet" size="small" aria-label={t('trialNamed', { name })} onClick={() => onEnter('trial')}>
                {t('trial')}
              </Button>
            </>
          )
        )}
      </div>
    </li>
  );
}
