import { queryHistoryWin, queryRaffle, raffle, turntableType } from '@foyer/contract/activities/raffle.ts';
import type { Raffle } from '@foyer/contract/activities/raffle.ts';
import type { OwnDraws } from '@foyer/contract/activities/wheelDraw.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { q, transportOf } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useVisitor } from '#session/signedIn.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Meter } from '#ui/values/Meter.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { PastWins } from './PastWins.tsx';
import styles from './RaffleBoard.module.css';
import { WheelDesk } from './WheelDesk.tsx';
import { WheelPrizes } from './WheelPrizes.tsx';
import { WheelWinners } from './WheelWinners.tsx';

const WheelSeeds = lazyPart(() => import('./WheelSeeds.tsx'), 'WheelSeeds');

const request = { activityType: turntableType };
export const raffleQuery = () => q(queryRaffle, request);
/** The same call with a session, cached separately from the data rendered by the server. */
const ownQuery = () =>
  queryOptions({
    queryKey: [queryRaffle.name, request, 'own'] as const,
    queryFn: ({ client, signal }): Promise<Raffle> => transportOf(client)(queryRaffle, request, { signal }),
  });
const stale = [queryRaffle, queryHistoryWin];

/** The turntable raffle. SI-30, SCREEN-021, SCREEN-057, CONST-037 */
export function RaffleBoard() {
  const t = useText('activities/wheel');
  const isPlayer = useVisitor() === 'player';
  const everybody = useQuery(raffleQuery());
  const own = useQuery({ ...ownQuery(), enabled: isPlayer });
  const read = own.data ?? everybody.data;
  const readAll = () => void Promise.all([everybody.refetch(), isPlayer && own.refetch()]);
  if (read === undefined) return <Unread failed={everybody.error} onRetry={readAll} />;
  if (read.prizes.length === 0) {
    return (
      <Card>
        <EmptyState title={t('closed')}>{t('closedWords')}</EmptyState>
      </Card>
    );
  }
  const mine = isPlayer ? own.data?.mine : undefined;
  return (
    <div className={styles.board}>
      <div className={styles.wheel}>
        <Card mark="lintel">
          <WheelDesk
            isStacked
            wheel="turntable"
            call={raffle}
            request={request}
            stale={stale}
            prizes={read.prizes}
            mine={mine}
            isOwnFailed={own.isError}
          >
            <HowEarned read={read} mine={mine} />
            {isPlayer && own.isError && (
              <ErrorState
                title={t('ownFailed')}
                onRetry={() => void own.refetch()}
                requestId={requestIdOf(own.error)}
              />
            )}
          </WheelDesk>
        </Card>
        <Prizes read={read} />
      </div>
      {isPlayer && <Wins />}
      <div className={styles.pair}>
        <WheelWinners winners={read.winners} />
        <Rules read={read} />
      </div>
      {mine && (
        <Card title={t('seeds.title')}>
          <Suspense fallback={<SkeletonRows rows={4} />}>
            <WheelSeeds wheel="turntable" seeds={mine.seeds} stale={stale} />
          </Suspense>
        </Card>
      )}
    </div>
  );
}

function Prizes({ read }: { readonly read: Raffle }) {
  const t = useText('activities/wheel');
  return (
    <section aria-label={t('prizes')} className={styles.part}>
      <h2>{t('prizes')}</h2>
      <p className="muted">{t('prizesLead')}</p>
      <WheelPrizes prizes={read.prizes} />
    </section>
  );
}

function Wins() {
  const t = useText('activities/wheel');
  return (
    <section aria-label={t('wins')} className={styles.part}>
      <h2>{t('wins')}</h2>
      <PastWins />
    </section>
  );
}

function Unread({ failed, onRetry }: { readonly failed: Error | null; readonly onRetry: () => void }) {
  const t = useText('activities/wheel');
  return (
    <Card>
      {failed ? (
        <ErrorState title={t('failed')} onRetry={onRetry} requestId={requestIdOf(failed)}>
          {t('failedWords')}
        </ErrorState>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Card>
  );
}

/** The rule for earning draws; for a player also the progress to the next one. */
function HowEarned({ read, mine }: { readonly read: Raffle; readonly mine: OwnDraws | undefined }) {
  const t = useText('activities/wheel');
  const each = read.stakePerDrawSatang;
  const rule = t('rule.earn', { free: read.freeDraws, amount: amountText(each) });
  if (mine === undefined || each === 0) return <p className="muted small">{rule}</p>;
  const done = mine.countedSatang % each;
  const words = t('nextDraw', { amount: amountText(each - done) });
  return (
    <div className={styles.next}>
      <p className="muted small">{rule}</p>
      <Meter label={t('nextLabel')} value={done} max={each} words={words} />
      <p className="small">{words}</p>
    </div>
  );
}

function Rules({ read }: { readonly read: Raffle }) {
  const t = useText('activities/wheel');
  return (
    <Card title={t('rules')}>
      <ul className={styles.rules}>
        <li>{t('rule.earn', { free: read.freeDraws, amount: amountText(read.stakePerDrawSatang) })}</li>
        <li>{t('rule.keep')}</li>
        <li>{t('rule.odds')}</li>
        <li>{t('rule.stop')}</li>
        <li>{t('rule.cost', { times: read.prizes.find(({ kind }) => kind === 'money')?.stakeTimes ?? 0 })}</li>
        {isOffered('playMoney') && <li>{t('rule.money')}</li>}
      </ul>
    </Card>
  );
}
