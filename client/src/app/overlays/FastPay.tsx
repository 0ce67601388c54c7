import { init } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReserveSide } from '@foyer/contract/wallet/reserveStep.ts';
import { q } from '#api/query.ts';
import { MissingSteps } from '#features/account/safety/MissingSteps.tsx';
import { missingSteps } from '#features/account/safety/safetySteps.ts';
import type { MissingStep } from '#features/account/safety/safetySteps.ts';
import { ContactService } from '#features/site/ContactService.tsx';
import { ReserveDesk } from '#features/wallet/reserve/ReserveDesk.tsx';
import { useUserInfo } from '#session/userInfo.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import styles from './FastPay.module.css';

interface FastPayProps {
  readonly side: ReserveSide;
  readonly onCheckStatus: () => void;
}

/** One side of a payment between two players: the tab of the deposit, or that of the withdrawal. SI-49, AMB-150 */
export function FastPay({ side, onCheckStatus }: FastPayProps) {
  const text = useText('wallet/reserve');
  const wallet = useText('wallet');
  const user = useUserInfo().data?.userInfo;
  const isPhone = useQuery(q(init, {})).data?.isPhoneRequired;
  const steps: readonly MissingStep[] =
    user === undefined
      ? []
      : side === 'receive'
        ? missingSteps(user, { isPhone })
        : user.isNameVerified
          ? []
          : ['name'];
  const hindrance =
    steps.length === 0
      ? undefined
      : side === 'pay'
        ? text('offers.name')
        : wallet('requirements', { count: steps.length });
  const isPaying = side === 'pay';
  return (
    <div className={styles.side}>
      <div className={styles.lead}>
        <p className="muted">{text('lead')}</p>
        <Link
          to={isPaying ? '/mine/capital/withdrawal' : '/mine/capital/latestdeposit'}
          search={{ tab: 'fastPay' }}
          className={buttonClass({ look: 'quiet' })}
        >
          {text(isPaying ? 'sideReceive' : 'sidePay')}
        </Link>
      </div>
      <ReserveDesk
        side={side}
        missing={steps.length > 0 && <MissingSteps steps={steps} before={isPaying ? 'deposit' : 'withdrawal'} />}
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
          <Link to={isPaying ? '/mine/capital/deposit' : '/mine/capital/withdrawal'} className={buttonClass({})}>
            {text(isPaying ? 'toDeposit' : 'toWithdrawal')}
          </Link>
        }
        toStatement={<Link to="/mine/billDetail">{text('toStatement')}</Link>}
        onCheckStatus={onCheckStatus}
      />
    </div>
  );
}
