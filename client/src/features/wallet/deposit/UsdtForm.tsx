import { depositWithin } from '@foyer/contract/rules/money.ts';
import { chain as chainName } from '@foyer/contract/wallet/chain.ts';
import type { PayChannel } from '@foyer/contract/wallet/depositChannels.ts';
import { depositOrderList, inPayUSDTOrder } from '@foyer/contract/wallet/depositOrders.ts';
import { usdtRate } from '@foyer/contract/wallet/usdt.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '#api/query.ts';
import { FormText } from '#form/FormText.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useCallForm } from '#form/useCallForm.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { AddressToPay } from './AddressToPay.tsx';
import { ChannelPicks } from './ChannelPicks.tsx';
import { ofChannel } from './channel.ts';
import { OrderForm } from './OrderForm.tsx';
import type { OrderFormPlace } from './OrderForm.tsx';

interface UsdtFormProps extends OrderFormPlace {
  readonly channels: readonly PayChannel[];
  readonly unavailable: string;
}

/** USDT on four chains, TRC20 first. The displayed rate is sent with the order. SCREEN-072, ENUM-013, AMB-068 */
export function UsdtForm({ channels, unavailable, ...place }: UsdtFormProps) {
  const text = useText('wallet/deposit');
  const client = useQueryClient();
  const [chosen, setChosen] = useState(channels[0]?.chain ?? '');
  const channel = channels.find((one) => one.chain === chosen) ?? channels[0];
  const chain = channel?.chain ?? '';
  const asked = useQuery({ ...q(usdtRate, { chain }), enabled: channel !== undefined, refetchInterval: 60_000 });
  const rate = asked.data?.rate ?? channel?.rate ?? 0;
  const form = useCallForm(inPayUSDTOrder, {
    initial: { amount: '', txId: '' },
    also: { chain, rate: String(rate) },
    check: ({ amount }) =>
      channel ? ruleFaults('amount', depositWithin({ min: channel.minSatang, max: channel.maxSatang }), amount) : [],
    refusedAt: { BELOW_MINIMUM: 'amount', ABOVE_MAXIMUM: 'amount', TRANSFER_ID_USED: 'txId' },
    invalidates: [depositOrderList],
    onDone: ({ orderNo }) => place.onDone(orderNo),
    onFailed: (name) => {
      if (name === 'RATE_CHANGED') void client.invalidateQueries({ queryKey: [usdtRate.name] });
    },
  });
  return (
    <OrderForm
      {...place}
      state={form}
      into={channel && { ...ofChannel(channel, 'USDT'), rate }}
      unavailable={unavailable || text('noChannel')}
      channelTitle={text('stepChain')}
      channels={
        <>
          <ChannelPicks
            field={{ value: chain, onValue: setChosen }}
            label={text('chain')}
            picks={channels.map((one) => ({ id: one.chain, icon: one.icon, into: ofChannel(one, 'USDT') }))}
          />
          {channel && (
            <>
              {channel.address === '' ? <p>{text('addressAfter')}</p> : <AddressToPay address={channel.address} />}
              <Note tone="warn">
                {text('chainWarning', { chain: chainName(channel.chain) ?? channel.payName })}
                {isOffered('playMoney') && text('addressNote')}
              </Note>
            </>
          )}
        </>
      }
      submit={text('submitOrder')}
    >
      {/* Before the order there is nothing to have sent to where each order has an address of its own. */}
      {channel !== undefined && channel.address !== '' && (
        <FormText name="txId" label={text('txId')} hint={text('txIdHint')} need="optional" autoComplete="off" />
      )}
    </OrderForm>
  );
}
