import { sessionSums } from '@foyer/contract/protection/limits.ts';
import type { SessionSums } from '@foyer/contract/protection/limits.ts';
import { houseTime } from '@foyer/text/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Money } from '#ui/values/Money.tsx';
import { durationWords } from './limitWords.ts';
import styles from './SessionBar.module.css';

const RealityCheck = lazyPart(() => import('./RealityCheck.tsx'), 'RealityCheck');

/** How often the sums are read again while the page is in view, and how often the clock moves on. */
const readEveryMs = 30_000;
const tickMs = 1_000;

/** Time since the log-in, stake and result over all games, and the house's clock, on every page of a player. M12, M13 */
export function SessionBar() {
  const text = useText('protection');
  const { data, dataUpdatedAt, isError, refetch } = useQuery({ ...q(sessionSums, {}), refetchInterval: readEveryMs });
  const bar = useHeight();
  return (
    <aside ref={bar} className={styles.bar} data-bar="session" aria-label={text('session.title')}>
      {data && <Figures sums={data} readMs={dataUpdatedAt} />}
      {isError && !data && (
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          {text('session.failed')}
        </button>
      )}
      <Link to="/mine/protection">{text('title')}</Link>
    </aside>
  );
}

function Figures({ sums, readMs }: { readonly sums: SessionSums; readonly readMs: number }) {
  const text = useText('protection');
  const nowMs = sums.nowMs + useAge(readMs);
  return (
    <>
      <Suspense>
        <RealityCheck key={sums.openedMs} sums={sums} nowMs={nowMs} />
      </Suspense>
      <dl className={styles.figures}>
        <div>
          <dt className="sr-phone">{text('session.here')}</dt>
          <dd>{durationWords(text, nowMs - sums.openedMs)}</dd>
        </div>
        <div>
          <dt>{text('session.staked')}</dt>
          <dd>
            <Money amount={sums.stakedSatang} />
          </dd>
        </div>
        <div>
          <dt>{text('session.net')}</dt>
          <dd>
            <Money amount={sums.returnedSatang - sums.stakedSatang} tone="signed" />
          </dd>
        </div>
        <div>
          <dt className="sr-phone">{text('session.clock')}</dt>
          <dd className="num">{houseTime(nowMs, 'clock', 'namedBeside')}</dd>
        </div>
      </dl>
    </>
  );
}

/** Milliseconds since the sums were read. The device's clock measures a span here, never a time of day. */
function useAge(readMs: number): number {
  const [ageMs, setAgeMs] = useState(0);
  useEffect(() => {
    const tick = (): void => setAgeMs(Math.max(0, Date.now() - readMs));
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [readMs]);
  return ageMs;
}

/** What is fixed to the bottom of the page keeps clear of the bar, however many lines its text takes. */
function useHeight() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (current === null) return;
    const { style } = document.documentElement;
    const watcher = new ResizeObserver(() => style.setProperty('--sessionbar', `${current.offsetHeight}px`));
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      style.removeProperty('--sessionbar');
    };
  }, []);
  return bar;
}
