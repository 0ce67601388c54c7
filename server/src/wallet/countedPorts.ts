/** Counts what the ports of payments answer, whichever adapter is behind them. docs/operators.md, "Monitoring" */
import type { Figures, PaymentPort } from '../watch/figuresPort.ts';
import type { WatcherPort } from './chain/watcherPort.ts';
import type { GatewayPort } from './gateway/gatewayPort.ts';
import type { PayoutPort } from './payout/payoutPort.ts';

type Counting = Pick<Figures, 'payment'>;

const counted =
  <Given extends unknown[], Answer extends { readonly state: string }>(
    figures: Counting,
    port: PaymentPort,
    request: string,
    ask: (...given: Given) => Promise<Answer>,
  ) =>
  async (...given: Given): Promise<Answer> => {
    const answer = await ask(...given);
    figures.payment(port, request, answer.state);
    return answer;
  };

export const countedGateway = (figures: Counting, port: GatewayPort): GatewayPort => ({
  open: counted(figures, 'gateway', 'open', port.open),
  status: counted(figures, 'gateway', 'status', port.status),
  read(received) {
    const notice = port.read(received);
    figures.payment('gateway', 'notice', typeof notice === 'string' ? notice : notice.outcome);
    return notice;
  },
});

export const countedPayout = (figures: Counting, port: PayoutPort): PayoutPort => ({
  send: counted(figures, 'payout', 'send', port.send),
  status: counted(figures, 'payout', 'status', port.status),
});

export const countedWatcher = (figures: Counting, port: WatcherPort): WatcherPort => ({
  address: counted(figures, 'chain', 'address', port.address),
  transfers: counted(figures, 'chain', 'transfers', port.transfers),
});
