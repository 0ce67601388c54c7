import type { NewerPayType } from '@foyer/contract/wallet/methods.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { GatewayForm } from './GatewayForm.tsx';
import type { OrderFormPlace } from './OrderForm.tsx';
import { SemiAutomaticForm } from './TransferForms.tsx';
import { UsdtForm } from './UsdtForm.tsx';
import { useChannels } from './useChannels.ts';

interface ChannelsProps {
  /** Used if a channel names none: CNY on the classic screen, the site's own elsewhere. AMB-069 */
  readonly currency: string;
  readonly payType: Exclude<NewerPayType, 'automatic'>;
  readonly place: OrderFormPlace;
}

/** The form of one type, once its channels are read. */
export function Channels({ payType, place, currency }: ChannelsProps) {
  const channels = useChannels(payType);
  if (channels.isPending) return <Waiting />;
  if (channels.isError) return <Unread error={channels.error} onRetry={() => void channels.refetch()} />;
  const { list, words } = channels.data;
  const given = { ...place, channels: list, unavailable: words };
  switch (payType) {
    case 'third':
    case 'qr':
      return <GatewayForm {...given} payType={payType} currency={currency} />;
    case 'usdt':
      return <UsdtForm {...given} />;
    case 'semiAutomatic':
      return <SemiAutomaticForm {...given} />;
  }
}

export function Waiting() {
  return (
    <Card>
      <SkeletonRows rows={6} />
    </Card>
  );
}

export function Unread({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useText('wallet/deposit');
  return (
    <Card>
      <ErrorState title={text('readFailed')} onRetry={onRetry} requestId={requestIdOf(error)}>
        {text('readFailedBody')}
      </ErrorState>
    </Card>
  );
}
