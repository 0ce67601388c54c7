import { siteCurrency } from '@foyer/contract/currency.ts';
import type { ResponseOf } from '@foyer/contract/call.ts';
import { autoBanksList, payTypeV2 } from '@foyer/contract/wallet/depositChannels.ts';
import type { NewerPayType } from '@foyer/contract/wallet/methods.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { bankIcon, clockIcon, diamondIcon, qrIcon, walletIcon } from '#ui/values/icons.ts';
import { PickCards } from '#ui/fields/RadioGroup.tsx';
import { Closed, isClosed } from '../Closed.tsx';
import { Channels, Unread, Waiting } from './Channels.tsx';
import type { OrderFormPlace } from './OrderForm.tsx';
import { AutomaticForm } from './TransferForms.tsx';
import styles from '../Cashier.module.css';

type Offered = ResponseOf<typeof payTypeV2>['list'][number];

const icons: Readonly<Record<NewerPayType, string>> = {
  third: walletIcon,
  qr: qrIcon,
  usdt: diamondIcon,
  automatic: bankIcon,
  semiAutomatic: clockIcon,
};

interface DepositDeskProps extends Omit<OrderFormPlace, 'methodName'> {
  readonly chosen: string | undefined;
  readonly onChoose: (payType: NewerPayType) => void;
  /** Link to the classic deposit, shown if there is nothing on offer here. AMB-130 */
  readonly toClassic: ReactNode;
}

/** Types, channels and the form of the chosen one. SI-48 */
export function DepositDesk({ chosen, onChoose, toClassic, ...place }: DepositDeskProps) {
  const text = useText('wallet/deposit');
  const types = useQuery(q(payTypeV2, {}));
  if (types.isPending) return <Waiting />;
  if (isClosed(types.error)) return <Closed what="deposit" failure={types.error} action={place.contact} />;
  if (types.isError) return <Unread error={types.error} onRetry={() => void types.refetch()} />;
  const offered = types.data.list;
  const type = offered.find((one) => one.payType === chosen) ?? offered[0];
  if (!type)
    return (
      <Card>
        <EmptyState title={text('noMethod')} action={toClassic}>
          {text('noMethodBody')}
        </EmptyState>
      </Card>
    );
  return (
    <div className={styles.desk}>
      <PickCards
        label={text('form.stepMethod')}
        columns={3}
        isRow
        value={type.payType}
        onValue={onChoose}
        picks={offered.map((one) => ({
          value: one.payType,
          title: one.payName,
          mark: <Icon of={icons[one.payType]} />,
          note: text('usual', { minutes: one.usualMinutes }),
        }))}
      />
      <ChosenForm key={type.payType} type={type} place={{ ...place, methodName: type.payName }} />
    </div>
  );
}

function ChosenForm({ type, place }: { readonly type: Offered; readonly place: OrderFormPlace }) {
  return type.payType === 'automatic' ? (
    <AutomaticChannels type={type} place={place} />
  ) : (
    <Channels payType={type.payType} place={place} currency={siteCurrency().code} />
  );
}

function AutomaticChannels({ type, place }: { readonly type: Offered; readonly place: OrderFormPlace }) {
  const banks = useQuery(q(autoBanksList, {}));
  if (banks.isPending) return <Waiting />;
  if (banks.isError) return <Unread error={banks.error} onRetry={() => void banks.refetch()} />;
  return <AutomaticForm {...place} banks={banks.data.list} usualMinutes={type.usualMinutes} />;
}
