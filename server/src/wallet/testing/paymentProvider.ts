/** A test provider: payer's pages, payouts and chain addresses, by signed HTTP as docs/payments.md describes it. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownScheme, signed, verified } from '../../http/signature.ts';
import type { Received } from '../../http/signature.ts';
import type { SignatureScheme } from '../../paymentSettings.ts';

/**
 * `loses`: it acts and the reply is lost. `acts`: it acts and never replies. `hangs`: it does neither. `refuses`: it does
 * nothing, and says so by a status alone.
 */
export type Behaviour = 'accepts' | 'refuses' | 'fails' | 'hangs' | 'loses' | 'acts';

type Fields = Readonly<Record<string, unknown>>;
export interface TestTransfer {
  readonly transferId: string;
  readonly amount: string;
  readonly confirmations: number;
}

// Valid and unused. TRC20 only.
const addresses = ['TXr3ntL3rPaM1HmZ78UCqmpqeSnVLGu3Ym', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `pageOrigin` is where its payers' pages are. */
export async function openPaymentProvider(
  secret: string,
  scheme: SignatureScheme = ownScheme,
  pageOrigin = 'https://pay.example',
) {
  let behaviour: Behaviour = 'accepts';
  const asked: string[] = [];
  const pages = new Map<string, Fields>();
  const paid = new Map<string, Fields>();
  const payouts = new Map<string, Fields[]>();
  const told = new Map<string, Fields>();
  const chains = new Map<string, string>();
  const transfers = new Map<string, readonly TestTransfer[]>();

  const routes: Readonly<Record<string, (body: Fields) => Fields>> = {
    '/orders'(body) {
      const order = text(body['merchantOrder']);
      if (!pages.has(order)) pages.set(order, body);
      return { url: `${pageOrigin}/${order}` };
    },
    '/orders/status': (body) => paid.get(text(body['merchantOrder'])) ?? { state: 'pending' },
    '/payouts'(body) {
      const id = text(body['payoutId']);
      payouts.set(id, [...(payouts.get(id) ?? []), body]);
      return told.get(id) ?? { state: 'submitted', id: `p-${id}` };
    },
    '/payouts/status'(body) {
      const id = text(body['payoutId']);
      return told.get(id) ?? (payouts.has(id) ? { state: 'sent', id: `p-${id}` } : { state: 'none' });
    },
    '/watch'(body) {
      const id = text(body['orderId']);
      if (!chains.has(id)) chains.set(id, addresses[chains.size % addresses.length] ?? '');
      return { address: chains.get(id) };
    },
    '/watch/transfers': (body) => ({ transfers: transfers.get(text(body['orderId'])) ?? [] }),
  };

  function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    const header = (name: string) => String(request.headers[name] ?? '');
    const lenient = { ...scheme, toleranceMs: Number.MAX_SAFE_INTEGER };
    const fields = verified(lenient, secret, { body, header }, Date.now());
    if (typeof fields === 'string') return void response.writeHead(401).end();
    const route = routes[request.url ?? ''];
    asked.push(request.url ?? '');
    if (route === undefined) return void response.writeHead(404).end();
    if (behaviour === 'hangs') return;
    if (behaviour === 'refuses') return void response.writeHead(422).end();
    if (behaviour === 'fails') return void response.writeHead(503).end();
    const reply = route(fields);
    if (behaviour === 'loses') return void response.destroy();
    if (behaviour === 'acts') return;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    orders: `${url}/orders`,
    payoutsUrl: `${url}/payouts`,
    watch: `${url}/watch`,
    behave: (how: Behaviour) => void (behaviour = how),
    /** Paths in the order of their requests. */
    asked,
    pages,
    payouts,
    /** What the status of a merchant order or payout is said to be from now on. */
    tellPayment: (order: string, state: Fields) => void paid.set(order, state),
    tellPayout: (id: string, state: Fields) => void told.set(id, state),
    /** What is on the chain from now on. */
    onChain: (orderId: string, list: readonly TestTransfer[]) => void transfers.set(orderId, list),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type PaymentProvider = Awaited<ReturnType<typeof openPaymentProvider>>;

/** A signed notice, as a provider sends it. */
export function noticeOf(
  secret: string,
  scheme: SignatureScheme,
  notice: Fields,
  nowMs: number,
): Received & { readonly headers: Record<string, string> } {
  const { headers, body } = signed(scheme, secret, notice, nowMs);
  return { body, headers, header: (name) => headers[name] ?? '' };
}
