import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { getVipReward } from '@foyer/contract/vip/rewards.ts';
import { fastApplyPromotion, selectUserUpgradeInfo } from '@foyer/contract/vip/upgrade.ts';
import type { UpgradeInfo } from '@foyer/contract/vip/upgrade.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { isFailure } from '#api/failure.ts';
import { q } from '#api/query.ts';
import { useGuardedCall } from '#bonus/useGuardedCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { classes } from '#ui/classes.ts';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { Meter } from '#ui/values/Meter.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import styles from './ClubProgress.module.css';
import { LevelCard, LevelPicture } from './LevelCard.tsx';
import { vipQuery } from './Levels.tsx';

const stale = [selectUserUpgradeInfo, getVipReward, logedUserInfo] as const;

/** Progress to the next level by real bets. A failed read is shown as a warning. CALL-163, ENTITY-025, ERR-037 */
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
    showMessage({ kind: 'notice', text: error.message || text('progressFailed'), requestId: error.requestId });
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
  const { levelInfo } = info;
  const way = wayOf(info);
  return (
    <div className={styles.own}>
      <LevelCard level={levelInfo.level} name={levelInfo.levelName} />
      <div className={styles.progress}>
        <p>
          {way === undefined
            ? text('progressTop', { level: levelInfo.levelName })
            : info.reachableLevel > levelInfo.level
              ? text('progressReached', { level: info.reachableLevelName })
              : text(info.isNextLost ? 'progressBack' : 'progressLeft', {
                  amount: amountText(Math.max(0, way.to - way.done)),
                  level: levelInfo.nextLevelName,
                })}
        </p>
        <LevelLine reached={levelInfo.level} />
        {info.reachableLevel > levelInfo.level ? (
          <Promote level={info.reachableLevel} name={info.reachableLevelName} />
        ) : (
          way !== undefined && (
            <>
              <Meter
                label={text('progress')}
                value={way.done}
                max={way.to}
                words={text('progressOf', { done: amountText(way.done), target: amountText(way.to) })}
              />
              <p className={styles.ends}>
                <span>{text('progressDone', { amount: amountText(way.done) })}</span>
                <span>{text('progressTarget', { amount: amountText(way.to) })}</span>
              </p>
            </>
          )
        )}
        <Keeping info={info} />
      </div>
    </div>
  );
}

/** Value and end of the bar: turnover since registration, or of the month if the next level was lost. */
function wayOf(info: UpgradeInfo): { readonly done: number; readonly to: number } | undefined {
  if (info.nextLevelBetflowSatang === undefined) return undefined;
  if (info.isNextLost) return { done: info.monthBetflowSatang, to: info.nextLevelKeepSatang };
  return { done: info.totalBetflowSatang, to: info.nextLevelBetflowSatang };
}

/** Claims an earned promotion at once, without waiting for the nightly job. CALL-158, SCREEN-048 */
function Promote({ level, name }: { readonly level: number; readonly name: string }) {
  const text = useText('vip');
  const promote = useGuardedCall(fastApplyPromotion, stale);
  // The message must not depend on this button, which is unmounted once the level is reached.
  const press = async () => {
    const answer = await promote.send({ level });
    if (answer === undefined || answer === 'held') return;
    showMessage({ kind: 'success', text: text('promoted', { level: answer.levelName }) });
  };
  return (
    <div>
      <Button look="primary" state={promote.isHeld ? 'busy' : 'ready'} onClick={() => void press()}>
        {text('promote', { level: name })}
      </Button>
    </div>
  );
}

/** The month's turnover towards keeping the level, as a plain figure and not as a warning. */
function Keeping({ info }: { readonly info: UpgradeInfo }) {
  const text = useText('vip');
  const { keepBetflowSatang: asked, levelName } = info.levelInfo;
  if (asked === 0) return null;
  const args = { level: levelName, done: amountText(info.monthBetflowSatang), target: amountText(asked) };
  return <p className="muted small">{text(info.monthBetflowSatang >= asked ? 'keepDone' : 'keepOf', args)}</p>;
}

/** Every level in order, those above the own one faded. On narrow screens only the current one is named. */
function LevelLine({ reached }: { readonly reached: number }) {
  const text = useText('vip');
  const ui = useText('ui');
  const levels = useQuery(vipQuery());
  if (levels.isError && !levels.data) {
    return (
      <p className={styles.failed} role="alert">
        <span className="muted small">{text('failed')}</span>
        <Button size="small" state={levels.isFetching ? 'busy' : 'ready'} onClick={() => void levels.refetch()}>
          {ui('readAgain')}
        </Button>
      </p>
    );
  }
  if (!levels.data) return null;
  return (
    <ol className={styles.line}>
      {levels.data.list.map(({ level, levelName }) => (
        <li
          key={level}
          className={classes(level <= reached && styles.reached)}
          aria-current={level === reached ? 'step' : undefined}
        >
          <LevelPicture level={level} />
          <span>{levelName}</span>
        </li>
      ))}
    </ol>
  );
}
