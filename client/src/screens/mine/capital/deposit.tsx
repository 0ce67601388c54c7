import { Link, createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ContactService } from '#features/site/ContactService.tsx';
import { DepositMethods } from '#features/wallet/deposit/DepositMethods.tsx';
import { SentTransfer } from '#features/wallet/deposit/SentTransfer.tsx';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import styles from './deposit.module.css';

export const Route = createFileRoute('/mine/capital/deposit')({ component: Deposit });

/** Deposit: the classic form. SI-47, AMB-010 */
function Deposit() {
  const text = useText('wallet/deposit');
  const wallet = useText('wallet');
  const navigate = useNavigate();
  const [orderNo, setOrderNo] = useState<string>();
  return (
    <>
      <PageHead
        title={text('form.title')}
        lead={text('form.lead')}
        isCompact
        aside={
          <span className={styles.aside}>
            {isOffered('playMoney') && <Badge tone="truth">{wallet('sandboxBadge')}</Badge>}
            <Link to="/mine/capital/latestdeposit" className={`link ${styles.other}`}>
              {text('toNewer')}
            </Link>
          </span>
        }
      />
      <div className={styles.page}>
        {orderNo === undefined ? (
          <DepositMethods
            onDone={setOrderNo}
            onGatewayOrder={(order) => void navigate({ to: '/mine/capital/latestdeposit', search: { order } })}
            onCheckStatus={() => void navigate({ to: '/mine/billDetail', search: { tab: 'deposits' } })}
            contact={
              <ContactService reason="deposit" look="quiet">
                {text('form.contact')}
              </ContactService>
            }
          />
        ) : (
          <SentTransfer
            orderNo={orderNo}
            actions={
              <>
                <Link to="/mine/billDetail" search={{ tab: 'deposits' }} className={buttonClass({ look: 'primary' })}>
                  {text('form.toRecords')}
                </Link>
                <Button onClick={() => setOrderNo(undefined)}>{text('form.another')}</Button>
              </>
            }
          />
        )}
      </div>
    </>
  );
}
