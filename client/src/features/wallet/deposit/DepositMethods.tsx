import { inBanksList, payType } from '@foyer/contract/wallet/deposit.ts';
import type { ReceivingBank, depositMethods } from '@foyer/contract/wallet/deposit.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { bankIcon, qrIcon, walletIcon } from '#ui/values/icons.ts';
import { PickCards } from '#ui/fields/RadioGroup.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Closed, isClosed } from '../Closed.tsx';
import { Channels } from './Channels.tsx';
import { DepositForm } from './DepositForm.tsx';
import type { DepositMethod } from './DepositForm.tsx';
import styles from '../Cashier.module.css';

type Method = (typeof depositMethods)[number];

const words = {
  bank: 'form.methodBank',
  third: 'form.methodThird',
  qr: 'form.methodQr',
} as const satisfies Record<Method, string>;
const icons: Readonly<Record<Method, string>> = { bank: bankIcon, third: walletIcon, qr: qrIcon };

interface DepositMethodsProps {
  readonly contact: ReactNode;
  readonly onDone: (orderNo: string) => void;
  /** Called when a gateway's order is open; it has its own screen. */
  readonly onGatewayOrder: (orderNo: string) => void;
  readonly onCheckStatus: () => void;
}

/** The methods that the house offers now, and the form of the chosen one. ENUM-025 */
export function DepositMethods(props: DepositMethodsProps) {
  const { contact } = props;
  const text = useText('wallet/deposit');
  const methods = useQuery(q(payType, {}));
  const banks = useQuery(q(inBanksList, {}));
  const [chosen, setChosen] = useState<Method>();
  if (methods.isPending || banks.isPending) {
    return (
      <Card>
        <SkeletonRows rows={6} />
      </Card>
    );
  }
  const failed = methods.error ?? banks.error;
  if (isClosed(failed)) return <Closed what="deposit" failure={failed} action={contact} />;
  if (failed || !methods.data || !banks.data) {
    return (
      <Card>
        <ErrorState
          title={text('form.readFailed')}
          onRetry={() => void Promise.all([methods.refetch(), banks.refetch()])}
          requestId={requestIdOf(failed)}
        >
          {text('form.readFailedBody')}
        </ErrorState>
      </Card>
    );
  }
  const offered = methods.data.list;
  const method = offered.find((one) => one.payType === chosen) ?? offered[0];
  if (!method) {
    return (
      <Card>
        <EmptyState title={text('form.noMethod')} action={contact}>
          {text('form.noMethodBody')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={styles.desk}>
      <MethodPicks offered={offered} method={method} onMethod={setChosen} />
      <MethodForm {...props} method={method} banks={banks.data.list} />
    </div>
  );
}

interface MethodPicksProps {
  readonly offered: readonly DepositMethod[];
  readonly method: DepositMethod;
  readonly onMethod: (method: Method) => void;
}

function MethodPicks({ offered, method, onMethod }: MethodPicksProps) {
  const text = useText('wallet/deposit');
  return (
    <PickCards
      label={text('form.stepMethod')}
      columns={3}
      isRow
      value={method.payType}
      onValue={onMethod}
      picks={offered.map((one) => ({
        value: one.payType,
        title: one.payName || text(words[one.payType]),
        mark: <Icon of={icons[one.payType]} />,
        note: text('form.usual', { minutes: one.usualMinutes }),
      }))}
    />
  );
}

interface MethodFormProps extends DepositMethodsProps {
  readonly method: DepositMethod;
  readonly banks: readonly ReceivingBank[];
}

function MethodForm({ method, banks, contact, onDone, onGatewayOrder, onCheckStatus }: MethodFormProps) {
  const text = useText('wallet/deposit');
  return method.payType === 'bank' ? (
    <DepositForm method={method} banks={banks} contact={contact} onDone={onDone} onCheckStatus={onCheckStatus} />
  ) : (
    <Channels
      key={method.payType}
      payType={method.payType}
      currency="CNY"
      place={{
        methodName: method.payName || text(words[method.payType]),
        contact,
        onDone: onGatewayOrder,
        onCheckStatus,
      }}
    />
  );
}
