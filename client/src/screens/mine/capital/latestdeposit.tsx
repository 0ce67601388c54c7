import { newerPayTypes } from '@foyer/contract/wallet/methods.ts';
import type { NewerPayType } from '@foyer/contract/wallet/methods.ts';
import { Link, createFileRoute, useNavigate } from '@tanstack/react-router';
import { ContactService } from '#features/site/ContactService.tsx';
import { DepositDesk } from '#features/wallet/deposit/DepositDesk.tsx';
import { LatestOrders } from '#features/wallet/deposit/LatestOrders.tsx';
import { OrderPanel } from '#features/wallet/deposit/OrderPanel.tsx';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/Badge.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { PageHead } from '#ui/PageHead.tsx';
import styles from './deposit.module.css';

interface LatestDepositSearch {
  readonly type?: NewerPayType;
  /** The order that is being paid. */
  readonly order?: string;
}

export const Route = createFileRoute('/mine/capital/latestdeposit')({
  validateSearch: ({ type, order }): LatestDepositSearch => {
    const known = newerPayTypes.find((one) => one === type);
    return { ...(known && { type: known }), ...(/^D\d{1,20}$/.test(String(order)) && { order: String(order) }) };
  },
  component: LatestDeposit,
});

/** The newer deposit with the latest orders below it. SI-48, AMB-010 */
function LatestDeposit() {
  const text = useText('deposit');
  const wallet = useText('wallet');
  const reserve = useText('reserve');
  const { type, order } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const contact = (
    <ContactService reason="deposit" look="quiet">
      {wallet('deposit.contact')}
    </ContactService>
  );
  const toClassic = (
    <Link to="/mine/capital/deposit" className={buttonClass({})}>
      {text('toClassic')}
    </Link>
  );
  const toRecords = (
    <Link to="/mine/billDetail" search={{ tab: 'deposits' }} className={buttonClass({ look: 'quiet' })}>
      {text('toRecords')}
    </Link>
  );
  return (
    <>
      <PageHead
        title={text('title')}
        lead={text('lead')}
        aside={<Badge tone="truth">{wallet('deposit.sandboxBadge')}</Badge>}
      />
      <div className={styles.page}>
        {order === undefined ? (
          <>
            <div className={styles.ways}>
              {toClassic}
              <Link to="/mine/capital/fastPay" className={buttonClass({})}>
                {reserve('link')}
              </Link>
            </div>
            <DepositDesk
              chosen={type}
              onChoose={(next) => void navigate({ search: { type: next }, replace: true, resetScroll: false })}
              toClassic={toClassic}
              contact={contact}
              onDone={(orderNo) => void navigate({ search: (now) => ({ ...now, order: orderNo }) })}
              onCheckStatus={() => document.querySelector('#latest-orders')?.scrollIntoView()}
            />
          </>
        ) : (
          <OrderPanel
            key={order}
            orderNo={order}
            actions={
              <>
                <Link
                  to="/mine/capital/latestdeposit"
                  search={type ? { type } : {}}
                  className={buttonClass({ look: 'primary' })}
                >
                  {text('another')}
                </Link>
                {toRecords}
                {contact}
              </>
            }
          />
        )}
        <div id="latest-orders">
          <LatestOrders
            aside={toRecords}
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
