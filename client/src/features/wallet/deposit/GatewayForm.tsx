import { init } from '@foyer/contract/site/config.ts';
import { depositWithin } from '@foyer/contract/rules/money.ts';
import type { RequestOf } from '@foyer/contract/call.ts';
import type { PayChannel } from '@foyer/contract/wallet/depositChannels.ts';
import { depositOrderList, webpayGateway } from '@foyer/contract/wallet/depositOrders.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '#api/query.ts';
import { FormSelect } from '#form/FormChoice.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useCallForm } from '#form/useCallForm.ts';
import { playerTag } from '#session/signedIn.ts';
import { useUserInfo } from '#session/userInfo.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { ChannelPicks } from './ChannelPicks.tsx';
import { ofChannel } from './channel.ts';
import { payHere, payInWindow } from './gatewayWindow.ts';
import { OrderForm } from './OrderForm.tsx';
import type { OrderFormPlace } from './OrderForm.tsx';
import styles from './Deposit.module.css';

interface GatewayFormProps extends OrderFormPlace {
  readonly payType: 'third' | 'qr';
  readonly channels: readonly PayChannel[];
  readonly unavailable: string;
  /** Used if a channel names no currency. AMB-069 */
  readonly currency: string;
}

/** Payment at a third party in a window, or by QR code on this page. Both use the same call. CALL-101, AMB-133 */
export function GatewayForm({ payType, channels, unavailable, currency, ...place }: GatewayFormProps) {
  const text = useText('wallet/deposit');
  const { form, isWindow, blocked, channelOf } = useGateway(payType, channels, place.onDone);
  const channel = channelOf(form.form.watch('payConfigId'));
  const banks = channel?.banks ?? [];
  return (
    <OrderForm
      {...place}
      state={form}
      into={channel && ofChannel(channel, currency)}
      unavailable={unavailable || text('noChannel')}
      channelTitle={text('stepChannel')}
      channels={
        <ChannelPicks
          field="payConfigId"
          label={text('channel')}
          picks={channels.map((one) => ({ id: one.payConfigId, icon: one.icon, into: ofChannel(one, currency) }))}
        />
      }
      submit={text(isWindow ? 'submitWindow' : 'submitQr')}
      hint={isWindow ? text('windowHint') : text('qrHelp')}
    >
      {banks.length > 0 && (
        <FormSelect
          key={channel?.payConfigId}
          name="bankCode"
          label={text('bank')}
          need="optional"
          options={[
            { value: '', label: text('anyBank') },
            ...banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName })),
          ]}
        />
      )}
      {blocked && (
        <Note tone="warn" role="alert">
          <b>{text('blockedTitle')}</b>
          <p>{text('blockedBody')}</p>
          <div className={styles.acts}>
            <Button onClick={() => void form.submit()}>{text('openAgain')}</Button>
            <Button look="quiet" onClick={() => payHere(blocked)}>
              {text('openHere')}
            </Button>
          </div>
        </Note>
      )}
    </OrderForm>
  );
}

/** The form that opens an order; `blocked` is a request whose window the browser has blocked. */
function useGateway(payType: 'third' | 'qr', channels: readonly PayChannel[], onDone: (orderNo: string) => void) {
  const client = useQueryClient();
  const userDomain = useUserInfo().data?.server.payDomain;
  const siteDomain = useQuery(q(init, {})).data?.payDomain;
  const payDomain = userDomain || siteDomain || '';
  const [blocked, setBlocked] = useState<RequestOf<typeof webpayGateway>>();
  const channelOf = (id: unknown) => channels.find((one) => one.payConfigId === id) ?? channels[0];
  // A payer's page on another site cannot be read by script, so it is opened in a window.
  const isWindow = payType === 'third' || payDomain !== '';
  const form = useCallForm(webpayGateway, {
    initial: { payConfigId: channels[0]?.payConfigId ?? '', amount: '', bankCode: '' },
    also: { payType, payDomain, userId: playerTag(), domain: typeof location === 'object' ? location.host : '' },
    check: ({ payConfigId, amount }) => {
      const channel = channelOf(payConfigId);
      return channel
        ? ruleFaults('amount', depositWithin({ min: channel.minSatang, max: channel.maxSatang }), amount)
        : [];
    },
    refusedAt: { BELOW_MINIMUM: 'amount', ABOVE_MAXIMUM: 'amount' },
    send: isWindow
      ? (request) => {
          setBlocked(undefined);
          return payInWindow(client, request, () => setBlocked(request));
        }
      : undefined,
    onDone: ({ orderNo }) => {
      // A form posted to another window is not a mutation here, so stale reads are invalidated by hand.
      void client.invalidateQueries({ queryKey: [depositOrderList.name] });
      onDone(orderNo);
    },
  });
  return { form, isWindow, blocked, channelOf } as const;
}
