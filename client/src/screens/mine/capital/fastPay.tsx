import { Link, createFileRoute, useNavigate } from '@tanstack/react-router';
import { MissingSteps } from '#features/account/safety/MissingSteps.tsx';
import { missingSteps } from '#features/account/safety/safetySteps.ts';
import type { MissingStep } from '#features/account/safety/safetySteps.ts';
import { ContactService } from '#features/site/ContactService.tsx';
import { ReserveDesk } from '#features/wallet/reserve/ReserveDesk.tsx';
import { useUserInfo } from '#session/userInfo.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/Badge.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Tabs } from '#ui/Tabs.tsx';

interface FastPaySearch {
  readonly side?: 'receive';
}

export const Route = createFileRoute('/mine/capital/fastPay')({
  validateSearch: ({ side }): FastPaySearch => (side === 'receive' ? { side } : {}),
  component: FastPay,
});

/** Fast payment between two players, both sides of it. SI-49, AMB-150 */
function FastPay() {
  const text = useText('reserve');
  const wallet = useText('wallet');
  const { side = 'pay' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const user = useUserInfo().data?.userInfo;
  const steps: readonly MissingStep[] =
    user === undefined ? [] : side === 'receive' ? missingSteps(user) : user.isNameVerified ? [] : ['name'];
  const hindrance =
    steps.length === 0
      ? undefined
      : side === 'pay'
        ? text('offers.name')
        : wallet('withdrawal.requirements', { count: steps.length });
  return (
    <>
      <PageHead
        title={text('title')}
        lead={text('lead')}
        aside={<Badge tone="truth">{wallet('deposit.sandboxBadge')}</Badge>}
      />
      <Tabs
        label={text('tabs')}
        selected={side}
        onSelect={(next) => void navigate({ search: next === 'receive' ? { side: next } : {}, replace: true })}
        tabs={[
          { id: 'pay', label: text('tabPay') },
          { id: 'receive', label: text('tabReceive') },
        ]}
      >
        <ReserveDesk
          key={side}
          side={side}
          missing={steps.length > 0 && <MissingSteps steps={steps} />}
          hindrance={hindrance}
          contact={
            <ContactService reason="deposit" look="quiet">
              {text('contact')}
            </ContactService>
          }
          addCard={
            <Link to="/mine/capital/bankList" search={{ add: true }} className={buttonClass({})}>
              {text('offer.addCard')}
            </Link>
          }
          otherWay={
            <Link
              to={side === 'pay' ? '/mine/capital/deposit' : '/mine/capital/withdrawal'}
              className={buttonClass({})}
            >
              {text(side === 'pay' ? 'toDeposit' : 'toWithdrawal')}
            </Link>
          }
          toStatement={<Link to="/mine/billDetail">{text('toStatement')}</Link>}
          onCheckStatus={() => void navigate({ to: '/mine/capital/withdrawalList' })}
        />
      </Tabs>
    </>
  );
}
