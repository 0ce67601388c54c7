import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listState } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Tabs } from '#ui/actions/Tabs.tsx';
import { GameTiles } from '../GameTiles.tsx';
import { shelfOfSix } from './reads.ts';

const shelves = ['new', 'hot'] as const;

/** Six new or six popular games, and a link to all of them. CALL-045, CALL-046 */
export function NewAndHot() {
  const t = useText('lobby/byType');
  const [shelf, setShelf] = useState<(typeof shelves)[number]>('new');
  const games = useQuery({ ...shelfOfSix(shelf), placeholderData: keepPreviousData });
  return (
    <section className="section" aria-label={t('newAndHot.title')} aria-busy={games.isFetching}>
      <div className="section-head">
        <h2>{t('newAndHot.title')}</h2>
        <Link to="/games" search={{ shelf }} className={buttonClass({ look: 'quiet', size: 'small' })}>
          {t('newAndHot.all')}
        </Link>
      </div>
      <Tabs
        label={t('newAndHot.title')}
        tabs={shelves.map((id) => ({ id, label: t(id === 'new' ? 'hub.shelfNew' : 'hub.shelfHot') }))}
        selected={shelf}
        onSelect={setShelf}
      >
        <GameTiles state={listState(games)} isStale={games.isPlaceholderData} places={6}>
          <EmptyState title={t('gamesEmpty')} />
        </GameTiles>
      </Tabs>
    </section>
  );
}
