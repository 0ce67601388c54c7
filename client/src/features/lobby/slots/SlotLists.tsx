import type { Game } from '@foyer/contract/lobby/catalogue.ts';
import { maybeLike } from '@foyer/contract/lobby/collection.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { useHydrated } from '#session/hydrated.ts';
import { isOffered } from '#session/offered.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { gamePicture } from '../gamePicture.ts';
import { useOpenFound } from '../search/useOpenFound.ts';
import styles from './SlotLists.module.css';
import { slotRankQuery } from './slotFilter.ts';

/** The most played slots, and for players also recommendations. SCREEN-064, SCREEN-065 */
export function SlotLists() {
  const isPlayer = useVisitor() === 'player';
  const isHydrated = useHydrated();
  return (
    <div className={styles.lists}>
      {isOffered('slotRanking') && <Ranking />}
      {isPlayer && isHydrated && isOffered('recommendations') && <MaybeLike />}
    </div>
  );
}

/** A ranking of fewer slots is not shown. */
const leastRanked = 5;

function Ranking() {
  const s = useText('lobby/slots');
  const { data, isError, refetch } = useQuery(slotRankQuery());
  if (data && data.list.length < leastRanked) return null;
  return (
    <Strip title={s('ranking')} why={s('rankingWeek')}>
      {!data && !isError && <div className={styles.waiting} />}
      {!data && isError && <Retry text={s('rankingFailed')} onRetry={() => void refetch()} />}
      {data && (
        <ol className={styles.rows}>
          {data.list.map(({ rank, game, roundCount }) => (
            <Row key={game.id} game={game} note={s('rounds', { count: roundCount })}>
              <span className={styles.rank}>{rank}</span>
            </Row>
          ))}
        </ol>
      )}
    </Strip>
  );
}

function MaybeLike() {
  const s = useText('lobby/slots');
  const { data, isError, refetch } = useQuery({ ...q(maybeLike, {}), meta: { isShownByCaller: true } });
  if (data?.list.length === 0) return null;
  return (
    <Strip title={s('maybeLike')} why={s('maybeLikeWhy')}>
      {!data && !isError && <div className={styles.waiting} />}
      {!data && isError && <Retry text={s('maybeLikeFailed')} onRetry={() => void refetch()} />}
      {data && (
        <ul className={styles.rows}>
          {data.list.map((game) => (
            <Row key={game.id} game={game} note={game.platformName} />
          ))}
        </ul>
      )}
    </Strip>
  );
}

interface StripProps {
  readonly title: string;
  readonly why: string;
  readonly children: ReactNode;
}

function Strip({ title, why, children }: StripProps) {
  return (
    <section className={styles.strip} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <span className="faint small">{why}</span>
      </div>
      {children}
    </section>
  );
}

interface RowProps {
  readonly game: Game;
  readonly note: string;
  readonly children?: ReactNode;
}

function Row({ game, note, children }: RowProps) {
  const open = useOpenFound();
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => open(game)}>
        {children}
        <img className={styles.thumb} src={gamePicture(game)} alt="" width="44" height="44" loading="lazy" />
        <span className={styles.name}>
          <b>{game.fullName}</b>
          <span className="faint small">{note}</span>
        </span>
      </button>
    </li>
  );
}

function Retry({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const s = useText('lobby/slots');
  return (
    <p role="alert" className="muted">
      {text} <Button onClick={onRetry}>{s('readAgain')}</Button>
    </p>
  );
}
