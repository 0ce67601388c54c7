import { selectUserUpgradeInfo } from '@foyer/contract/vip/upgrade.ts';
import type { UpgradeInfo } from '@foyer/contract/vip/upgrade.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { isFailure } from '#api/failure.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/Card.tsx';
import { classes } from '#ui/classes.ts';
import { ErrorState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { diamondIcon } from '#ui/icons.ts';
import { say } from '#ui/messages/messages.ts';
import { Meter } from '#ui/Meter.tsx';
import { moneyText } from '#ui/money.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './ClubProgress.module.css';
import { vipQuery } from './Levels.tsx';

/** How far it is to the next level, by real bets. A failure is a warning notice. CALL-163, ENTITY-025, ERR-037 */
export function ClubProgress({ aside }: { readonly aside: ReactNode }) {
  const text = useText('vip');
  const read = useQuery({
    ...q(selectUserUpgradeInfo, { configId: '' }),
    meta: { isShownByCaller: true },
    staleTime: 0,
  });
  const { error } = read;
  useEffect(() => {
    if (!isFailure(error)) return;
    say({ kind: 'notice', text: error.message || text('progressFailed'), requestId: error.requestId });
  }, [error, text]);
  return (
    <Card title={text('progress')} aside={aside} aria-busy={read.isPending}>
      {read.data ? (
        <Progress info={read.data} />
      ) : read.isError ? (
        <ErrorState title={text('progressFailed')} onRetry={() => void read.refetch()} />
      ) : (
        <div className={styles.progress}>
          <Skeleton width={240} height={22} />
          <Skeleton width={320} height={44} />
        </div>
      )}
    </Card>
  );
}

function Progress({ info }: { readonly info: UpgradeInfo }) {
  const text = useText('vip');
  const { levelInfo, nextLevelBetflowSatang: target, totalBetflowSatang: done } = info;
  const left = target === undefined ? 0 : Math.max(0, target - done);
  const words = text('progressOf', { done: moneyText(done), target: moneyText(target ?? done) });
  return (
    <div className={styles.progress}>
      <p>
        {target === undefined
          ? text('progressTop', { level: levelInfo.levelName })
          : text('progressLeft', { amount: moneyText(left), level: levelInfo.nextLevelName })}
      </p>
      <LevelLine reached={levelInfo.level} />
      {target !== undefined && (
        <>
          <Meter
            label={text('progress')}
            value={done - levelInfo.riseBetflowSatang}
            max={target - levelInfo.riseBetflowSatang}
            words={words}
          />
          <p className={styles.ends}>
            <span>{text('progressDone', { amount: moneyText(done) })}</span>
            <span>{text('progressTarget', { amount: moneyText(target) })}</span>
          </p>
        </>
      )}
    </div>
  );
}

/** Every level in its order, reached ones filled; only the present one is named where there is little room. */
function LevelLine({ reached }: { readonly reached: number }) {
  const levels = useQuery(vipQuery());
  if (!levels.data) return null;
  return (
    <ol className={styles.line}>
      {levels.data.list.map(({ level, levelName }) => (
        <li
          key={level}
          className={classes(level <= reached && styles.reached)}
          aria-current={level === reached ? 'step' : undefined}
        >
          <Icon of={diamondIcon} size={16} isFilled={level <= reached} />
          <span>{levelName}</span>
        </li>
      ))}
    </ol>
  );
}
