/**
 * A house outside the sandbox with everything behind it that an operator connects: a mail server, a gateway for SMS, a
 * payment gateway with its payers' pages, a payout provider and a chain watcher. All of them are of the tests.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSmsSink } from '@foyer/house/delivery/testing/smsSink.ts';
import { openSmtpSink } from '@foyer/house/delivery/testing/smtpSink.ts';
import { ownScheme } from '@foyer/house/http/signature.ts';
import { openPaymentProvider } from '@foyer/house/wallet/testing/paymentProvider.ts';
import { Client } from 'pg';
import { startHouse } from './house.ts';
import { openPayersPages } from './payersPages.ts';
import type { PaidOrder } from './payersPages.ts';

export const gatewaySecret = 'a-secret-of-forty-characters-for-tests..';
const operatorKey = 'a-real-house-has-a-key-of-its-own';

/** The channels that the documentation tells an operator to write before the first day. */
function ownChannels(): string {
  const page = readFileSync(join(import.meta.dirname, '../docs/payments.md'), 'utf8');
  const block = /^```sql\n([^`]+)```$/m.exec(page)?.[1];
  if (block === undefined) throw new Error('docs/payments.md has no statements for channels');
  return block;
}

export async function startRealHouse() {
  let houseUrl = '';
  const orders = new Map<string, PaidOrder>();
  const pages = await openPayersPages({
    houseUrl: () => houseUrl,
    orderOf: (merchantOrder) => orders.get(merchantOrder) ?? orderIn(provider.pages.get(merchantOrder)),
    secret: gatewaySecret,
  });
  const provider = await openPaymentProvider(gatewaySecret, ownScheme, pages.origin);
  const [sms, smtp] = [await openSmsSink(gatewaySecret), await openSmtpSink()];
  const house = await startHouse({
    SANDBOX: 'off',
    TRUST_PROXY: 'on',
    CAPTCHA_BITS: '8',
    SMS_URL: sms.url,
    SMS_SECRET: gatewaySecret,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'door@site.example',
    OPERATOR_KEY: operatorKey,
    PAYMENT_STAFF: 'desk',
    TWO_PERSON_ABOVE: '1500',
    PAYMENT_ORIGINS: pages.origin,
    GATEWAY_URL: provider.orders,
    GATEWAY_SECRET: gatewaySecret,
    PAYOUT_URL: provider.payoutsUrl,
    PAYOUT_SECRET: gatewaySecret,
    CHAIN_URL: provider.watch,
    CHAIN_SECRET: gatewaySecret,
  });
  houseUrl = house.url;
  const database = new Client({ connectionString: house.database });
  await database.connect();
  await database.query(ownChannels());
  return {
    house,
    database,
    sms,
    smtp,
    pages,
    provider,
    async stop() {
      await database.end();
      await house.stop();
      for (const service of [sms, smtp, pages, provider]) service.close();
    },
  };
}

export type RealHouse = Awaited<ReturnType<typeof startRealHouse>>;

/** The order as the house has handed it to the gateway. */
const orderIn = (fields: Readonly<Record<string, unknown>> | undefined) => fields as PaidOrder | undefined;
