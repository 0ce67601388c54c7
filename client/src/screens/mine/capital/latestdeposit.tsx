import { newerPayTypes } from '@foyer/contract/wallet/methods.ts';
import type { NewerPayType } from '@foyer/contract/wallet/methods.ts';
import { Link, createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { ContactService } from '#features/site/ContactService.tsx';
import { DepositDesk } from '#features/wallet/deposit/DepositDesk.tsx';
import { LatestOrders } from '#features/wallet/deposit/LatestOrders.tsx';
import { OrderPanel } from '#features/wallet/deposit/OrderPanel.tsx';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Tabs } from '#ui/actions/Tabs.tsx';
import styles from './deposit.module.css';

const FastPay = lazyPart(() => import('#app/overlays/FastPay.tsx'), 'FastPay');

interface LatestDepositSearch {
  readonly tab?: 'fastPay';
  readonly type?: NewerPayType;
  /** The order that is being paid. */
  readonly order?: string;
}

export const Route = createFileRoute('/mine/capital/latestdeposit')({
  validateSearch: ({ tab, type, order }): LatestDepositSearch => {
    if (tab === 'fastPay') return { tab };
    const known = newerPayTypes.find((one) => one === type);
    return { ...(known && { type: known }), ...(/^D\d{1,20}$/.test(String(order)) && { order: String(order) }) };
  },
  component: LatestDeposit,
});

/** The newer deposit, with fast payment as a tab, and the latest orders below. SI-48, SI-49, AMB-010, AMB-013 */
function LatestDeposit() {
  const text = useText('wallet/deposit');
  const wallet = useText('wallet');
  const { type, order } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <>
      <PageHead
        title={text('title')}
        lead={text('lead')}
        isCompact
        aside={
          <span className={styles.aside}>
            {isOffered('playMoney') && <Badge tone="truth">{wallet('sandboxBadge')}</Badge>}
            {order === undefined && (
              <Link to="/mine/capital/deposit" className={`link ${styles.other}`}>
                {text('toClassic')}
              </Link>
            )}
          </span>
        }
      />
      <div className={styles.page}>
        {order === undefined ? (
          <DepositTabs>
            <DepositDesk
              chosen={type}
              onChoose={(next) => void navigate({ search: { type: next }, replace: true, resetScroll: false })}
              toClassic={<ToClassic />}
              contact={<Contact />}
              onDone={(orderNo) => void navigate({ search: (now) => ({ ...now, order: orderNo }) })}
              onCheckStatus={() => document.querySelector('#latest-orders')?.scrollIntoView()}
            />
          </DepositTabs>
        ) : (
          <OpenOrder key={order} orderNo={order} />
        )}
        <div id="latest-orders">
          <LatestOrders
            aside={<ToRecords />}
            toOrder={({ orderNo }) => (
              <Link
                to="/mine/capital/latestdeposit"
                search={{ order: orderNo }}
                aria-label={text('openOf', { orderNo })}
                className={buttonClass({ look: 'quiet', size: 'small' })}
              >
                {text('open')}
              </Link>
            )}
          />
        </div>
      </div>
    </>
  );
}

function Contact() {
  const text = useText('wallet/deposit');
  return (
    <ContactService reason="deposit" look="quiet">
      {text('form.contact')}
    </ContactService>
  );
}

function ToClassic() {
  const text = useText('wallet/deposit');
  return (
    <Link to="/mine/capital/deposit" className={buttonClass({})}>
      {text('toClassic')}
    </Link>
  );
}

function ToRecords() {
  const text = useText('wallet/deposit');
  return (
    <Link to="/mine/billDetail" search={{ tab: 'deposits' }} className={buttonClass({ look: 'quiet' })}>
      {text('toRecords')}
    </Link>
  );
}

function OpenOrder({ orderNo }: { readonly orderNo: string }) {
  const text = useText('wallet/deposit');
  const { type } = Route.useSearch();
  return (
    <OrderPanel
      orderNo={orderNo}
      actions={
        <>
          <Link
            to="/mine/capital/latestdeposit"
            search={type ? { type } : {}}
            className={buttonClass({ look: 'primary' })}
          >
            {text('another')}
          </Link>
          <ToRecords />
          <Contact />
        </>
      }
    />
  );
}

/** One tab for the usual ways, one for fast payment between players. The address holds the tab. AMB-013 */
function DepositTabs({ children }: { readonly children: ReactNode }) {
  const reserve = useText('wallet/reserve');
  const { tab = 'usual' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <Tabs
      label={reserve('waysToDeposit')}
      selected={tab}
      onSelect={(id) => void navigate({ search: id === 'usual' ? {} : { tab: id }, replace: true, resetScroll: false })}
      tabs={[
        { id: 'usual', label: reserve('usualDeposit') },
        ...(isOffered('fastPayment') ? [{ id: 'fastPay' as const, label: reserve('title') }] : []),
      ]}
    >
      {tab === 'usual' ? (
        children
      ) : (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <FastPay side="pay" onCheckStatus={() => void navigate({ to: '/mine/billDetail' })} />
        </Suspense>
      )}
    </Tabs>
  );
}
