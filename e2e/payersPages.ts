/** The payers' pages of a small gateway: a payer pays by a button, and the gateway notifies the house by signed notices. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownScheme } from '@foyer/house/http/signature.ts';
import { noticeOf } from '@foyer/house/wallet/testing/paymentProvider.ts';

export interface PaidOrder {
  readonly merchantOrder: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly returnUrl: string;
}

export interface Notified {
  readonly status: number;
  /** Whether the house says that it has had this notice before. */
  readonly isRepeat: boolean;
}

/** Sends a notice of a paid order to the house, signed with this secret. */
export async function notify(houseUrl: string, order: PaidOrder, secret: string): Promise<Notified> {
  const { merchantOrder, amountMinor, currency } = order;
  const notice = { noticeId: `n-${merchantOrder}`, merchantOrder, outcome: 'paid', amountMinor, currency };
  const { body, headers } = noticeOf(secret, ownScheme, notice, Date.now());
  const reply = await fetch(`${houseUrl}/gateway/notice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: reply.status, isRepeat: reply.headers.get('idempotency-hit') === '1' };
}

interface Behind {
  /** The house's address. It is known only once the house runs, which needs the pages' origin. */
  readonly houseUrl: () => string;
  readonly orderOf: (merchantOrder: string) => PaidOrder | undefined;
  readonly secret: string;
}

/** Opens the pages. The button sends the notice three times and then leads back to the site. */
export async function openPayersPages({ houseUrl, orderOf, secret }: Behind) {
  const notified: Notified[] = [];
  const server = createServer((request, response) => {
    const order = orderOf((request.url ?? '').slice(1));
    if (order === undefined) return void response.writeHead(404).end();
    if (request.method === 'GET') {
      const amount = `${order.amountMinor / 100} ${order.currency}`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><meta name="viewport" content="width=device-width"><title>Pay</title>
<h1>Pay ${amount}</h1><form method="post"><button>Pay now</button></form>`);
      return;
    }
    void (async () => {
      for (let nth = 0; nth < 3; nth += 1) notified.push(await notify(houseUrl(), order, secret));
      response.writeHead(303, { location: houseUrl() + order.returnUrl }).end();
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The house's replies to the notices, in their order. */
    notified,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
