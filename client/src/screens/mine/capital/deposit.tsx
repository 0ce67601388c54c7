import { Link, createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ContactService } from '#features/site/ContactService.tsx';
import { DepositMethods } from '#features/wallet/deposit/DepositMethods.tsx';
import { SentTransfer } from '#features/wallet/deposit/SentTransfer.tsx';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import styles from './deposit.module.css';

export const Route = createFileRoute('/mine/capital/deposit')({ component: Deposit });

/** Deposit: the classic form. SI-47, AMB-010 */
function Deposit() {
  const text = useText('wallet');
  const newer = useText('deposit');
  const navigate = useNavigate();
  const [orderNo, setOrderNo] = useState<string>();
  return (
    <>
      <PageHead
        title={text('deposit.title')}
        lead={text('deposit.lead')}
        aside={<Badge tone="truth">{text('deposit.sandboxBadge')}</Badge>}
      />
      <div className={styles.page}>
        <div>
          <Link to="/mine/capital/latestdeposit" className={buttonClass({})}>
            {newer('toNewer')}
          </Link>
        </div>
        {orderNo === undefined ? (
          <DepositMethods
            onDone={setOrderNo}
            onGatewayOrder={(order) => void navigate({ to: '/mine/capital/latestdeposit', search: { order } })}
            onCheckStatus={() => void navigate({ to: '/mine/billDetail', search: { tab: 'deposits' } })}
            contact={
              <ContactService reason="deposit" look="quiet">
                {text('deposit.contact')}
              </ContactService>
            }
          />
        ) : (
          <SentTransfer
            orderNo={orderNo}
            actions={
              <>
                <Link to="/mine/billDetail" search={{ tab: 'deposits' }} className={buttonClass({ look: 'primary' })}>
                  {text('deposit.toRecords')}
                </Link>
                <Button onClick={() => setOrderNo(undefined)}>{text('deposit.another')}</Button>
              </>
            }
          />
        )}
      </div>
    </>
  );
}
