import { Link, createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MissingSteps } from '#features/account/safety/MissingSteps.tsx';
import { missingSteps } from '#features/account/safety/safetySteps.ts';
import { WithdrawalDesk } from '#features/wallet/withdrawal/WithdrawalDesk.tsx';
import { useUserInfo } from '#session/userInfo.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Submitted } from '#ui/Submitted.tsx';

export const Route = createFileRoute('/mine/capital/withdrawal')({ component: Withdrawal });

/** Withdrawal to a bank card. SI-50 */
function Withdrawal() {
  const text = useText('wallet');
  const user = useUserInfo().data?.userInfo;
  const navigate = useNavigate();
  const [orderNo, setOrderNo] = useState<string>();
  const missing = user ? missingSteps(user) : [];
  return (
    <>
      <PageHead
        title={text('withdrawal.title')}
        lead={text('withdrawal.lead')}
        aside={<Badge tone="truth">{text('deposit.sandboxBadge')}</Badge>}
      />
      {orderNo === undefined ? (
        <WithdrawalDesk
          missing={missing.length > 0 && <MissingSteps steps={missing} />}
          hindrance={missing.length > 0 ? text('withdrawal.requirements', { count: missing.length }) : undefined}
          addCard={
            <Link to="/mine/capital/bankList" search={{ add: true }} className={buttonClass({})}>
              {text('withdrawal.addCard')}
            </Link>
          }
          onDone={setOrderNo}
          onCheckStatus={() => void navigate({ to: '/mine/capital/withdrawalList' })}
        />
      ) : (
        <Submitted
          title={text('withdrawal.done')}
          actions={
            <>
              <Link to="/mine/capital/withdrawalList" className={buttonClass({ look: 'primary' })}>
                {text('withdrawal.toRecords')}
              </Link>
              <Button onClick={() => setOrderNo(undefined)}>{text('withdrawal.another')}</Button>
            </>
          }
        >
          {text('withdrawal.doneBody', { orderNo })}
        </Submitted>
      )}
    </>
  );
}
