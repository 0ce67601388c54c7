import { siteCurrency } from '@foyer/contract/currency.ts';
import { depositWithin } from '@foyer/contract/rules/money.ts';
import type { AutoBank, PayChannel } from '@foyer/contract/wallet/depositChannels.ts';
import { depositOrderList, offlineAutoPayOrder, semiAutomaticPayOrder } from '@foyer/contract/wallet/depositOrders.ts';
import { FormText } from '#form/FormText.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { ChannelPicks } from './ChannelPicks.tsx';
import { ofAutoBank, ofChannel } from './channel.ts';
import type { PaidInto } from './channel.ts';
import { OrderForm } from './OrderForm.tsx';
import type { OrderFormPlace } from './OrderForm.tsx';

const withinOf = (into: Pick<PaidInto, 'minSatang' | 'maxSatang'> | undefined, amount: unknown) =>
  into ? ruleFaults('amount', depositWithin({ min: into.minSatang, max: into.maxSatang }), amount) : [];

interface AutomaticFormProps extends OrderFormPlace {
  readonly banks: readonly AutoBank[];
  readonly usualMinutes: string;
}

/** Automatic bank deposit: choice of the account, and the payer's name. SCREEN-073 */
export function AutomaticForm({ banks, usualMinutes, ...place }: AutomaticFormProps) {
  const text = useText('wallet/deposit');
  const bankOf = (id: unknown) => banks.find((one) => one.autoBankId === id) ?? banks[0];
  const form = useCallForm(offlineAutoPayOrder, {
    initial: { autoBankId: banks[0]?.autoBankId ?? '', amount: '', depositorName: '' },
    check: ({ autoBankId, amount }) => withinOf(bankOf(autoBankId), amount),
    refusedAt: { BELOW_MINIMUM: 'amount', ABOVE_MAXIMUM: 'amount' },
    invalidates: [depositOrderList],
    draft: { key: 'deposit.automatic', fields: ['amount', 'depositorName'] },
    onDone: ({ orderNo }) => place.onDone(orderNo),
  });
  const bank = bankOf(form.form.watch('autoBankId'));
  return (
    <OrderForm
      {...place}
      state={form}
      into={bank && ofAutoBank(bank, usualMinutes)}
      unavailable={text('noChannel')}
      channelTitle={text('stepAccount')}
      channels={
        <ChannelPicks
          field="autoBankId"
          label={text('account')}
          picks={banks.map((one) => ({ id: one.autoBankId, icon: 'bank', into: ofAutoBank(one, usualMinutes) }))}
        />
      }
      submit={text('submitOrder')}
      hint={text('automaticHelp')}
    >
      <Depositor />
    </OrderForm>
  );
}

interface SemiAutomaticFormProps extends OrderFormPlace {
  readonly channels: readonly PayChannel[];
  readonly unavailable: string;
}

/** Semi-automatic bank deposit: the account comes with the order, and staff confirm the payment. SCREEN-073 */
export function SemiAutomaticForm({ channels, unavailable, ...place }: SemiAutomaticFormProps) {
  const text = useText('wallet/deposit');
  const channelOf = (id: unknown) => channels.find((one) => one.payConfigId === id) ?? channels[0];
  const form = useCallForm(semiAutomaticPayOrder, {
    initial: { payConfigId: channels[0]?.payConfigId ?? '', amount: '', depositorName: '' },
    check: ({ payConfigId, amount }) => withinOf(channelOf(payConfigId), amount),
    refusedAt: { BELOW_MINIMUM: 'amount', ABOVE_MAXIMUM: 'amount' },
    invalidates: [depositOrderList],
    draft: { key: 'deposit.semiAutomatic', fields: ['amount', 'depositorName'] },
    onDone: ({ orderNo }) => place.onDone(orderNo),
  });
  const channel = channelOf(form.form.watch('payConfigId'));
  return (
    <OrderForm
      {...place}
      state={form}
      into={channel && ofChannel(channel, siteCurrency().code)}
      unavailable={unavailable || text('noChannel')}
      channelTitle={text('stepChannel')}
      channels={
        <ChannelPicks
          field="payConfigId"
          label={text('channel')}
          picks={channels.map((one) => ({
            id: one.payConfigId,
            icon: one.icon,
            into: ofChannel(one, siteCurrency().code),
          }))}
        />
      }
      submit={text('submitOrder')}
      hint={text('semiHelp')}
    >
      <Depositor />
    </OrderForm>
  );
}

function Depositor() {
  const wallet = useText('wallet/deposit');
  return (
    <FormText
      name="depositorName"
      label={wallet('form.depositor')}
      hint={wallet('form.depositorHint')}
      autoComplete="name"
    />
  );
}
