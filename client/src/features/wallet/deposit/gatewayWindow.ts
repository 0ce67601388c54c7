/**
 * Opens the payer's page in its own window. It opens during the click and is navigated by posting a form of eight
 * fields. The order is found by the request's id. ENTITY-042, AMB-132
 */
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import { frontType } from '@foyer/contract/envelope.ts';
import type { RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { depositOrderList, webpayGateway } from '@foyer/contract/wallet/depositOrders.ts';
import { moneyOutcome } from '@foyer/contract/wallet/moneyOutcome.ts';
import type { QueryClient } from '@tanstack/react-query';
import { CallFailure, unclassified } from '#api/failure.ts';
import { closeMoneyRequest, openMoneyRequest } from '#api/moneyRequest.ts';
import { transportOf } from '#api/query.ts';
import { deviceId } from '#session/cookies.ts';
import { currentLocale } from '#session/language.ts';

type PayRequest = RequestOf<typeof webpayGateway>;

const windowName = 'foyer-payment';
const features = 'popup,width=560,height=800';
const pauseMs = 600;
const tries = 14;

/** Only web addresses are posted to; '' is this site. */
function actionOf(payDomain: string): string {
  if (payDomain === '' || !URL.canParse(payDomain)) return webpayGateway.path;
  const { protocol, origin } = new URL(payDomain);
  return protocol === 'https:' || protocol === 'http:' ? origin + webpayGateway.path : webpayGateway.path;
}

function postForm(request: PayRequest, requestId: string, target: string): void {
  const common = { lang: currentLocale(), frontType, deviceId: deviceId(), requestId };
  const { body } = encodeForm(webpayGateway, request, common);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = actionOf(request.payDomain);
  form.target = target;
  form.hidden = true;
  for (const [name, value] of body instanceof URLSearchParams ? body : []) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

const idOf = (request: PayRequest): string =>
  openMoneyRequest(webpayGateway.name, webpayGateway.request.encode(request));

/** Opens the payer's page in place of this one if windows are blocked. It returns here afterwards. */
export function payHere(request: PayRequest): void {
  postForm(request, idOf(request), '_self');
}

/**
 * Opens the window and waits until the order is in the house's list. If the window is blocked, calls `onBlocked` and
 * sends nothing. An order that does not appear is unknown, never failed: its id is kept, so that a retry finds it. L06
 */
export async function payInWindow(
  client: QueryClient,
  request: PayRequest,
  onBlocked: () => void,
): Promise<ResponseOf<typeof webpayGateway>> {
  const opened = window.open('', windowName, features);
  if (!opened) {
    onBlocked();
    throw new CallFailure(webpayGateway.name, { kind: 'aborted' }, '');
  }
  // The payer's page must not be able to navigate this one.
  opened.opener = null;
  const requestId = idOf(request);
  postForm(request, requestId, windowName);
  for (let asked = 0; asked < tries; asked += 1) {
    await new Promise((done) => setTimeout(done, pauseMs));
    const order = await orderOf(client, requestId);
    if (!order) continue;
    closeMoneyRequest(webpayGateway.name);
    return { orderNo: order.orderNo, url: order.payUrl };
  }
  throw await lookedUp(client, requestId);
}

/** Looks up why the window got no order, with the house's own text. Without a record the outcome is unknown. L06 */
async function lookedUp(client: QueryClient, moneyRequestId: string): Promise<CallFailure> {
  try {
    const { state, words } = await transportOf(client)(moneyOutcome, { moneyRequestId }, {});
    if (state === 'open' || state === 'done') return unclassified(webpayGateway);
    // The request has certainly failed, so the next press sends a new one.
    closeMoneyRequest(webpayGateway.name);
    const action = { toast: 'none', endsSession: false, goTo: undefined, afterMs: 0, onceMs: 0 } as const;
    const common = { code: 0, action, data: undefined } as const;
    if (state === 'refused')
      return new CallFailure(webpayGateway.name, { kind: 'silent', text: { words }, ...common }, '');
    const silence = { kind: 'networkFailure', isTimeout: false, text: { label: 'unknownError' }, ...common } as const;
    return new CallFailure(webpayGateway.name, silence, '');
  } catch {
    return unclassified(webpayGateway);
  }
}

async function orderOf(client: QueryClient, requestId: string) {
  try {
    const request = { pageNo: 1, pageSize: 1, status: '', orderNo: '', requestId };
    return (await transportOf(client)(depositOrderList, request, {})).list[0];
  } catch {
    // Still unknown: the next attempt asks again.
    return undefined;
  }
}
