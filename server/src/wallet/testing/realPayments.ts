/** A house outside the sandbox with a provider of tests behind its gateway, payouts and chains, set as an operator would. */
import { sql } from 'kysely';
import { readConfig } from '../../config.ts';
import type { PaymentConfig } from '../../paymentSettings.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { openPaymentProvider } from './paymentProvider.ts';
import type { PaymentProvider } from './paymentProvider.ts';

export const providerSecret = 'a-secret-of-forty-characters-for-tests..';
const operatorKey = 'operator-key-of-these-tests.';

/** The settings of an operator who has connected this provider. */
const settingsOf = ({ orders, payoutsUrl, watch }: PaymentProvider): Record<string, string> => ({
  SANDBOX: 'off',
  OPERATOR_KEY: operatorKey,
  GATEWAY_URL: orders,
  GATEWAY_SECRET: providerSecret,
  PAYOUT_URL: payoutsUrl,
  PAYOUT_SECRET: providerSecret,
  PAYOUT_METHODS: 'bank usdt',
  CHAIN_URL: watch,
  CHAIN_SECRET: providerSecret,
  CHAIN_CONFIRMATIONS: '20',
  PAYMENT_STAFF: 'mei tan lek',
  TWO_PERSON_ABOVE: '1000',
  PAYMENT_ORIGINS: 'https://pay.example',
});

export async function openRealPayments(env: NodeJS.ProcessEnv = {}) {
  const provider = await openPaymentProvider(providerSecret);
  const settings = { ...settingsOf(provider), ...env };
  const { payments: read, paymentOrigins } = readConfig(settings);
  // What hangs in these tests hangs for ever.
  const soon = { timeoutMs: 1_000 };
  const payments: PaymentConfig = {
    ...read,
    gateway: read.gateway && { ...read.gateway, ...soon },
    payout: read.payout && { ...read.payout, ...soon },
    chain: read.chain && { ...read.chain, ...soon },
  };
  const longMs = 90 * 24 * 3_600_000;
  const real = { isSandbox: false, isDemoSeeded: false, operatorKey, payments, paymentOrigins };
  const t = await openTestHouse({ config: { ...real, sessionIdleMs: longMs, sessionLifeMs: longMs } });
  // The operator's channels: those of the seed under names of their own.
  for (const [table, id] of [
    ['pay_channel', 'pay_config_id'],
    ['receiving_bank', 'in_bank_id'],
  ] as const)
    await sql`update ${sql.table(table)} set ${sql.ref(id)} = replace(${sql.ref(id)}, 'sandbox-', 'own-')`.execute(
      t.database.db,
    );
  return {
    t,
    provider,
    /** For other processes of this house. */
    settings,
    desk: deskOf(t),
    async close() {
      provider.close();
      await t.close();
    },
  };
}

interface DeskReply {
  readonly status: number;
  readonly body: {
    readonly state?: string;
    readonly error?: string;
    readonly list?: readonly Record<string, unknown>[];
  };
}

/** Asks the desk as this member of staff. */
const deskOf =
  (t: TestHouse) =>
  async (staff: string, path: string, body?: Readonly<Record<string, string>>): Promise<DeskReply> => {
    const headers = { authorization: `Bearer ${operatorKey}`, 'x-operator': staff };
    const url = `/operator/payments/${path}`;
    const reply = await t.app.inject(
      body === undefined ? { url, headers } : { method: 'POST', url, headers, payload: body },
    );
    return { status: reply.statusCode, body: reply.json() };
  };
