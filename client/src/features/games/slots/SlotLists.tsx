import type { Game } from '@foyer/contract/games/catalogue.ts';
import { maybeLike } from '@foyer/contract/games/collection.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { useHydrated } from '#session/hydrated.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { platformsQuery } from '../filter.ts';
import { useLaunch } from '../useLaunch.ts';
import styles from './SlotLists.module.css';
import { slotRankQuery } from './slotFilter.ts';

/** The most played slots, and for players what they may like. SCREEN-064, SCREEN-065 */
export function SlotLists() {
  const isPlayer = useVisitor() === 'player';
  const isHydrated = useHydrated();
  return (
    <div className={styles.lists}>
      <Ranking />
      {isPlayer && isHydrated && <MaybeLike />}
    </div>
  );
}

function Ranking() {
  const s = useText('slotLobby');
  const { data, isError, refetch } = useQuery(slotRankQuery());
  return (
    <Card title={s('ranking')} aside={<span className="faint small">{s('rankingWeek')}</span>}>
      {!data && !isError && <SkeletonRows rows={5} />}
      {!data && isError && <Retry text={s('rankingFailed')} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && <p className="muted">{s('rankingEmpty')}</p>}
      <ol className={styles.rows}>
        {data?.list.slice(0, 10).map(({ rank, game, roundCount }) => (
          <Row key={game.id} game={game} note={s('rounds', { count: roundCount })}>
            <span className={styles.rank}>{rank}</span>
          </Row>
        ))}
      </ol>
    </Card>
  );
}

function MaybeLike() {
  const s = useText('slotLobby');
  const { data, isError, refetch } = useQuery({ ...q(maybeLike, {}), meta: { isShownByCaller: true } });
  if (data?.list.length === 0) return null;
  return (
    <Card title={s('maybeLike')} aside={<span className="faint small">{s('maybeLikeWhy')}</span>}>
      {!data && !isError && <SkeletonRows rows={5} />}
      {!data && isError && <Retry text={s('maybeLikeFailed')} onRetry={() => void refetch()} />}
      <ul className={styles.rows}>
        {data?.list.slice(0, 10).map((game) => (
          <Row key={game.id} game={game} note={game.platformName} />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  readonly game: Game;
  readonly note: string;
  readonly children?: ReactNode;
}

function Row({ game, note, children }: RowProps) {
  const t = useText('games');
  const launch = useLaunch();
  const platforms = useQuery(platformsQuery());
  const platform = platforms.data?.list.find(({ platformCode }) => platformCode === game.platformCode);
  return (
    <li className={styles.row}>
      {children}
      <img className={styles.thumb} src={game.pcImg || game.picLink} alt="" width="44" height="44" loading="lazy" />
      <span className={styles.name}>
        <b>{game.fullName}</b>
        <span className="faint small">{note}</span>
      </span>
      <Button
        look="quiet"
        aria-label={t('tile.open', { name: game.fullName })}
        onClick={() => launch(game, platform, 'real')}
      >
        {t('tile.play')}
      </Button>
    </li>
  );
}

function Retry({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const s = useText('slotLobby');
  return (
    <p role="alert" className="muted">
      {text} <Button onClick={onRetry}>{s('readAgain')}</Button>
    </p>
  );
}
