import { init } from '@foyer/contract/site/config.ts';
import { withdrawalMethods } from '@foyer/contract/wallet/methods.ts';
import type { WithdrawalMethod } from '@foyer/contract/wallet/methods.ts';
import { withdrawalMethodsOf } from '@foyer/contract/wallet/withdrawalStatus.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { q } from '#api/query.ts';
import { PausedNote } from '#features/account/safety/PausedNote.tsx';
import { MissingSteps } from '#features/account/safety/MissingSteps.tsx';
import { missingSteps } from '#features/account/safety/safetySteps.ts';
import { WithdrawalDesk } from '#features/wallet/withdrawal/WithdrawalDesk.tsx';
import { useUserInfo } from '#session/userInfo.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Tabs } from '#ui/actions/Tabs.tsx';
import { Submitted } from '#ui/feedback/Submitted.tsx';

const FastPay = lazyPart(() => import('#app/overlays/FastPay.tsx'), 'FastPay');

interface WithdrawalSearch {
  readonly tab?: 'fastPay';
  readonly method?: WithdrawalMethod;
}

export const Route = createFileRoute('/mine/capital/withdrawal')({
  validateSearch: ({ tab, method }): WithdrawalSearch => {
    if (tab === 'fastPay') return { tab };
    const known = withdrawalMethods.find((one) => one === method);
    return known === undefined || known === 'bank' ? {} : { method: known };
  },
  component: Withdrawal,
});

/** Withdrawal to a bank card, to USDT or to an e-wallet; with fast payment between players as a tab. SI-49, SI-50 */
function Withdrawal() {
  const text = useText('wallet/withdrawal');
  const wallet = useText('wallet');
  const { data: player, isPending: isWaiting } = useUserInfo();
  const site = useQuery(q(init, {})).data;
  const navigate = useNavigate({ from: Route.fullPath });
  const { method: wanted = 'bank' } = Route.useSearch();
  const [orderNo, setOrderNo] = useState<string>();
  const methods = withdrawalMethodsOf(player?.server.withdrawMethod ?? '');
  const method = methods.includes(wanted) || !player ? wanted : (methods[0] ?? 'bank');
  // The first card sets the real name. USDT and e-wallet withdrawals need it to be set before.
  const isName = method !== 'bank' && site?.isNameRequired === true;
  const required = { isPhone: site?.isPhoneRequired, isName, isEmail: site?.isEmailRequired === true };
  const missing = player ? missingSteps(player.userInfo, required) : [];
  const pausedUntilMs = player?.userInfo.withdrawalsPausedUntilMs ?? 0;
  return (
    <>
      <PageHead
        title={text('title')}
        lead={text('lead')}
        isCompact
        aside={isOffered('playMoney') && <Badge tone="truth">{wallet('sandboxBadge')}</Badge>}
      />
      {orderNo === undefined ? (
        <WithdrawalTabs>
          <WithdrawalDesk
            methods={methods}
            method={method}
            onMethod={(next) => void navigate({ search: next === 'bank' ? {} : { method: next }, replace: true })}
            isWaiting={isWaiting}
            missing={
              <>
                <PausedNote untilMs={pausedUntilMs} />
                {missing.length > 0 && <MissingSteps steps={missing} />}
              </>
            }
            hindrance={
              missing.length > 0
                ? wallet('requirements', { count: missing.length })
                : pausedUntilMs > 0
                  ? text('paused')
                  : undefined
            }
            addCard={
              <Link to="/mine/capital/bankList" search={{ add: true }} className={buttonClass({})}>
                {text('addCard')}
              </Link>
            }
            onDone={setOrderNo}
            onCheckStatus={() => void navigate({ to: '/mine/capital/withdrawalList' })}
          />
        </WithdrawalTabs>
      ) : (
        <AppliedFor orderNo={orderNo} onAnother={() => setOrderNo(undefined)} />
      )}
    </>
  );
}

interface AppliedForProps {
  readonly orderNo: string;
  readonly onAnother: () => void;
}

function AppliedFor({ orderNo, onAnother }: AppliedForProps) {
  const text = useText('wallet/withdrawal');
  return (
    <Submitted
      title={text('done')}
      actions={
        <>
          <Link to="/mine/capital/withdrawalList" className={buttonClass({ look: 'primary' })}>
            {text('toRecords')}
          </Link>
          <Button onClick={onAnother}>{text('another')}</Button>
        </>
      }
    >
      {text('doneBody', { orderNo })}
    </Submitted>
  );
}

/** One tab for the usual ways, one for fast payment between players. The address holds the tab. SI-49 */
function WithdrawalTabs({ children }: { readonly children: ReactNode }) {
  const reserve = useText('wallet/reserve');
  const { tab = 'usual' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <Tabs
      label={reserve('waysToWithdraw')}
      selected={tab}
      onSelect={(id) => void navigate({ search: id === 'usual' ? {} : { tab: id }, replace: true, resetScroll: false })}
      tabs={[
        { id: 'usual', label: reserve('usualWithdrawal') },
        ...(isOffered('fastPayment') ? [{ id: 'fastPay' as const, label: reserve('title') }] : []),
      ]}
    >
      {tab === 'usual' ? (
        children
      ) : (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <FastPay side="receive" onCheckStatus={() => void navigate({ to: '/mine/capital/withdrawalList' })} />
        </Suspense>
      )}
    </Tabs>
  );
}
