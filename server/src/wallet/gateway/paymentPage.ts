/**
 * The sandbox's payer page, and the address at which gateways notify the house. The page needs no session, because the
 * phone that scans the code may not be logged in. Anyone who has the page's address can pay, as with a real gateway.
 */
import formbody from '@fastify/formbody';
import type { Locale } from '@foyer/contract/envelope.ts';
import { amountText } from '@foyer/text/amount.ts';
import { translate } from '@foyer/text/translate.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { langOf } from '../../http/decode.ts';
import { isOwnForm } from '../../http/origin.ts';
import { escapeHtml } from '../../sandbox/html.ts';
import { sendSandboxPage } from '../../sandbox/page.ts';
import { gatewayOf } from './gateway.ts';
import { statusOfAnswer, takeNotice } from './notices.ts';
import type { NoticeAnswer } from './notices.ts';
import { act, payerActs } from './payment.ts';
import { paymentOf } from './paymentStore.ts';
import type { SandboxPayment } from './paymentStore.ts';
import { sandboxPayPath } from './sandboxGateway.ts';

/** Address for a gateway's signed notices. docs/payments.md */
export const noticePath = '/gateway/notice';

const fieldOf = (source: unknown, name: string): string => {
  const value: unknown =
    typeof source === 'object' && source !== null ? Object.entries(source).find(([key]) => key === name)?.[1] : '';
  return typeof value === 'string' ? value.slice(0, 64) : '';
};

export function mountNotices(app: FastifyInstance, house: House): void {
  const gateway = gatewayOf(house);
  if (gateway === undefined) return;
  app.removeAllContentTypeParsers();
  // Keep the body unparsed: the signature is computed over its exact bytes.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) => done(null, body));
  app.post(noticePath, async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const header = (name: string) => String(request.headers[name] ?? '');
    const answer = await takeNotice(house, gateway, { body, header });
    if (answer === 'known') reply.header('idempotency-hit', '1');
    const words = statusOfAnswer[answer] === 200 ? 'success' : answer;
    return reply.code(statusOfAnswer[answer]).type('text/plain; charset=utf-8').send(words);
  });
}

export async function mountPayments(app: FastifyInstance, house: House): Promise<void> {
  if (!house.config.isSandbox) return;
  await app.register(formbody);
  app.get(sandboxPayPath, async (request, reply) => {
    const payment = await paymentOf(house, fieldOf(request.query, 'payment'));
    return payment === undefined ? reply.redirect('/404', 303) : show(request, reply, payment, []);
  });
  app.post(sandboxPayPath, async (request, reply) => {
    const payment = await paymentOf(house, fieldOf(request.body, 'payment'));
    if (payment === undefined) return reply.redirect('/404', 303);
    const chosen = payerActs.find((one) => one === fieldOf(request.body, 'act'));
    const answers = chosen !== undefined && isOwnForm(request) ? await act(house, payment, chosen) : [];
    return show(request, reply, (await paymentOf(house, payment.payment_id)) ?? payment, answers);
  });
}

function show(
  request: FastifyRequest,
  reply: FastifyReply,
  payment: SandboxPayment,
  answers: readonly NoticeAnswer[],
): FastifyReply {
  const lang = langOf(undefined, request);
  const text = translate(lang);
  const content = `${bill(lang, payment)}${noticeList(lang, answers)}${choices(lang, payment)}`;
  const words = {
    lang,
    title: text('wallet/gateway', 'title'),
    badge: text('wallet/gateway', 'badge'),
    lead: text('wallet/gateway', 'lead'),
    content,
  };
  return sendSandboxPage(reply, words, 'form');
}

const states = ['open', 'paid', 'failed', 'delayed'] as const;

function bill(lang: Locale, { amount_minor, currency, merchant_order, state }: SandboxPayment): string {
  const text = translate(lang);
  const amount = amountText(amount_minor, currency);
  const orderNo = merchant_order.split('-')[1] ?? '';
  const known = states.find((one) => one === state) ?? 'open';
  return `<ul><li>
<p class="to">${escapeHtml(text('wallet/gateway', 'order', { orderNo }))}</p>
<p class="label">${escapeHtml(text('wallet/gateway', 'amount'))}</p>
<p class="code sum">${escapeHtml(amount)}</p>
<p class="until" role="status">${escapeHtml(text('wallet/gateway', `state.${known}`))}</p>
</li></ul>`;
}

/** Renders the house's reply to each notification. */
function noticeList(lang: Locale, answers: readonly NoticeAnswer[]): string {
  if (answers.length === 0) return '';
  const text = translate(lang);
  const lines = answers.map(
    (answer, index) =>
      `<li><p class="label">${escapeHtml(text('wallet/gateway', 'notice', { number: index + 1 }))}</p>
<p class="until">${escapeHtml(text('wallet/gateway', `answer.${answer}`))}</p></li>`,
  );
  return `<ul class="log">${lines.join('')}</ul>`;
}

function choices(lang: Locale, { payment_id, state, return_url }: SandboxPayment): string {
  const text = translate(lang);
  const offered = state === 'open' ? payerActs : state === 'paid' ? (['duplicate'] as const) : [];
  const buttons = offered.map(
    (one) =>
      `<button class="${one === 'success' ? 'button' : 'plain'}" name="act" value="${one}">${escapeHtml(state === 'paid' ? text('wallet/gateway', 'again') : text('wallet/gateway', `act.${one}`))}</button>`,
  );
  const form =
    buttons.length === 0
      ? ''
      : `<form method="post" action="${sandboxPayPath}" class="choices">
<input type="hidden" name="payment" value="${escapeHtml(payment_id)}">
${buttons.join('\n')}
</form>`;
  const refresh = `${sandboxPayPath}?payment=${encodeURIComponent(payment_id)}`;
  return `${form}
<nav>${state === 'delayed' ? `<a class="button" href="${escapeHtml(refresh)}">${escapeHtml(text('wallet/gateway', 'refresh'))}</a>` : ''}
<a href="${escapeHtml(return_url)}">${escapeHtml(text('wallet/gateway', 'back'))}</a></nav>`;
}
