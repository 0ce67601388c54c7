import { getVipReward, getVipRewardGift } from '@foyer/contract/vip/rewards.ts';
import type { VipReward } from '@foyer/contract/vip/rewards.ts';
import { selectUserUpgradeInfo } from '@foyer/contract/vip/upgrade.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { BonusCard } from '#bonus/BonusCard.tsx';
import { moneyReads } from '#bonus/moneyReads.ts';
import { useGuardedCall } from '#bonus/useGuardedCall.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './Rewards.module.css';

const stale = [getVipReward, selectUserUpgradeInfo, ...moneyReads] as const;

/** The player's bonuses from the club, each with all its terms before it is claimed. CALL-156, CALL-157, SCREEN-048 */
export function Rewards({ birthday }: { readonly birthday: ReactNode }) {
  const text = useText('vip');
  const read = useQuery({ ...q(getVipReward, {}), staleTime: 0, meta: { isShownByCaller: true } });
  if (read.isError && !read.data) {
    return (
      <Card title={text('rewards')}>
        <ErrorState
          title={text('rewardsFailed')}
          onRetry={() => void read.refetch()}
          requestId={requestIdOf(read.error)}
        >
          {text('rewardsFailedWords')}
        </ErrorState>
      </Card>
    );
  }
  if (!read.data) {
    return (
      <Card title={text('rewards')} aria-busy="true">
        <SkeletonRows rows={3} />
      </Card>
    );
  }
  const { list, hasBirthday } = read.data;
  return <Loaded list={list} birthday={hasBirthday ? undefined : birthday} />;
}

function Loaded({ list, birthday }: { readonly list: readonly VipReward[]; readonly birthday: ReactNode }) {
  const text = useText('vip');
  const open = list.filter((reward) => !reward.isTaken);
  const taken = list.filter((reward) => reward.isTaken);
  const claim = useGuardedCall(getVipRewardGift, stale);
  const take = async (reward: VipReward) => {
    const answer = await claim.send({ rewardId: reward.rewardId });
    if (answer === undefined || answer === 'held') return;
    const args = { amount: amountText(answer.amountSatang), cost: amountText(answer.costSatang) };
    showMessage({ kind: 'success', text: text('took', args) });
  };
  return (
    <section className={styles.rewards} aria-labelledby="club-rewards">
      <div>
        <h2 id="club-rewards">{text('rewards')}</h2>
        <p className="muted">{text('rewardsLead')}</p>
      </div>
      {open.length === 0 ? (
        <Card>
          <EmptyState title={text('rewardsEmpty')}>{text('rewardsEmptyWords')}</EmptyState>
        </Card>
      ) : (
        <div className={styles.cards}>
          {open.map((reward) => (
            <BonusCard
              key={reward.rewardId}
              name={rewardName(text, reward)}
              bonusType={reward.kind === 'birthday' ? '' : reward.kind === 'rise' ? 'B' : 'C'}
              terms={reward.terms}
              show="folded"
            >
              <Button look="primary" state={claim.isHeld ? 'busy' : 'ready'} onClick={() => void take(reward)}>
                {text('take', { amount: amountText(reward.amountSatang) })}
              </Button>
            </BonusCard>
          ))}
        </div>
      )}
      {birthday !== undefined && (
        <Card className={styles.birthday}>
          <p>{text('birthdayMissing')}</p>
          {birthday}
        </Card>
      )}
      {taken.length > 0 && <TakenRewards rewards={taken} />}
    </section>
  );
}

function TakenRewards({ rewards }: { readonly rewards: readonly VipReward[] }) {
  const text = useText('vip');
  return (
    <Card title={text('takenRewards')}>
      <DataTable
        label={text('takenRewards')}
        rowKey={(reward) => reward.rewardId}
        state={{ status: 'ready', rows: rewards }}
        empty={null}
        failure={{ title: '' }}
        columns={[
          {
            id: 'name',
            head: text('rewardName'),
            onCard: 'title',
            cell: (reward) => rewardName(text, reward),
          },
          { id: 'time', head: text('rewardTime'), cell: (reward) => <Time value={reward.takeTime} /> },
          {
            id: 'amount',
            head: text('rewardAmount'),
            align: 'end',
            onCard: 'aside',
            cell: (reward) => <Money amount={reward.amountSatang} />,
          },
        ]}
      />
    </Card>
  );
}

function rewardName(text: Text<'vip'>, { kind, levelName: level, period }: VipReward): string {
  if (kind === 'rise') return text('rewardRise', { level });
  return kind === 'month' ? text('rewardMonth', { period, level }) : text('rewardBirthday', { period });
}
