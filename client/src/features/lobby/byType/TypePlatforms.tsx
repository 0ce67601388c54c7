import type { GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listState } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { PlatformCards } from './PlatformCards.tsx';
import { picturesOfType, platformsOfType } from './platformReads.ts';

interface TypePlatformsProps {
  readonly gameType: number;
  readonly inside?: (platform: GamePlatform) => ReactNode;
}

/** The platforms of one type. If the large pictures cannot be read, the list's own are shown. CALL-041, CALL-009 */
export function TypePlatforms({ gameType, inside }: TypePlatformsProps) {
  const t = useText('lobby/byType');
  const platforms = useQuery(platformsOfType(gameType));
  const pictures = useQuery(picturesOfType(gameType));
  return (
    <section className="section" aria-label={t('platforms')}>
      <div className="section-head">
        <h2>{t('platforms')}</h2>
        {platforms.data && (
          <span className="faint small num">{t('platformTotal', { total: platforms.data.total })}</span>
        )}
      </div>
      <PlatformCards state={listState(platforms)} pictures={pictures.data?.list} inside={inside} />
    </section>
  );
}
