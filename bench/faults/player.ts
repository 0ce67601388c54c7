/** A player over HTTP: one money call after the other, each repeated under its own id until the answer is final. L04, L05 */
import { randomUUID } from 'node:crypto';
import { registered } from '@foyer/contract/account/register.ts';
import type { Call, RequestOf } from '@foyer/contract/call.ts';
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import { clientHeader, frontType, readEnvelope } from '@foyer/contract/envelope.ts';
import { buyBalanceProfit } from '@foyer/contract/interest/plans.ts';
import { gtBetting } from '@foyer/contract/lottery/betting.ts';
import { drawAt } from '@foyer/contract/lottery/clock.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { deposit, withdraw, withdrawGames } from '@foyer/contract/wallet/balance.ts';
import { pause } from './house.ts';

export interface Operation {
  readonly account: string;
  readonly callName: string;
  readonly requestId: string;
  /** `done` and `refused` were acknowledged; `open` has no final answer yet. */
  state: 'open' | 'done' | 'refused';
  /** Tries that ended without an answer. */
  unknown: number;
  /** Of a cart: the order that was named. */
  orderNo: string;
}

export interface PlayerSettings {
  readonly address: string;
  readonly account: string;
  /** Between 0 and 1, from the trial's seed. */
  readonly chance: () => number;
  readonly isEnding: () => boolean;
  readonly operations: Operation[];
}

const timeoutMs = 8_000;
/** Come back later: what these answer has not happened and is not final. */
const passing: ReadonlySet<number> = new Set([refusals.REQUEST_IN_FLIGHT, refusals.TOO_MANY_REQUESTS, 500, 503]);

export interface Player {
  /** Opens the account; again and again until it stands. */
  register(): Promise<void>;
  /** Plays until the trial ends, and then until the last answer is final. */
  play(): Promise<void>;
}

export function createPlayer(settings: PlayerSettings): Player {
  const { address, account, chance, operations } = settings;
  const deviceId = randomUUID();
  const ip = `10.9.${account.length}.${1 + (Number(account.replaceAll(/\D/g, '')) % 250)}`;
  let cookie = '';

  async function send<C extends Call>(call: C, request: RequestOf<C>, requestId = '') {
    const common = { lang: 'en', frontType, deviceId, ...(requestId !== '' && { requestId }) } as const;
    const { url, body } = encodeForm(call, request, common);
    const headers = { [clientHeader]: '1', cookie, 'x-forwarded-for': ip };
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(address + url, { method: call.method, headers, body: body ?? null, signal });
    const opened = reply.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    if (opened.length > 0) cookie = opened.join('; ');
    const envelope = readEnvelope(await reply.json());
    return reply.status >= 400 || envelope === undefined ? undefined : envelope;
  }

  async function untilFinal<C extends Call>(call: C, request: RequestOf<C>): Promise<void> {
    const requestId = randomUUID();
    const operation: Operation = { account, callName: call.name, requestId, state: 'open', unknown: 0, orderNo: '' };
    operations.push(operation);
    for (;;) {
      const answer = await send(call, request, requestId).catch(() => undefined);
      if (answer !== undefined && !passing.has(answer.code)) {
        operation.state = answer.code === 200 ? 'done' : 'refused';
        operation.orderNo = (answer.data as { orderNo?: string } | null)?.orderNo ?? '';
        return;
      }
      operation.unknown += 1;
      await pause(100 + 200 * chance());
    }
  }

  const next = (): Promise<void> => {
    const amountSatang = (1 + Math.floor(chance() * 20)) * 100;
    const kind = chance();
    if (kind < 0.4) return untilFinal(deposit, { platformKey: 'moyu', amountSatang });
    if (kind < 0.65) return untilFinal(withdraw, { platformKey: 'moyu', amountSatang });
    if (kind < 0.7) return untilFinal(withdrawGames, {});
    if (kind < 0.75) return untilFinal(buyBalanceProfit, { planId: 'day', amountSatang });
    return untilFinal(gtBetting, cartFor(amountSatang));
  };

  return {
    async register() {
      const request = { userAccount: account, password: 'sesame77', captcha: 'none', isAdult: true };
      for (;;) {
        const answer = await send(registered, { ...request, hasAcceptedTerms: true } as RequestOf<
          typeof registered
        >).catch(() => undefined);
        if (answer?.code === 200) return;
        await pause(200);
      }
    },
    async play() {
      while (!settings.isEnding()) {
        await next();
        await pause(20 + 60 * chance());
      }
    },
  };
}

const cartFor = (unitSatang: number) => ({
  lotteryCode: 'minute' as const,
  issue: drawAt('minute', Date.now()).issue,
  lines: [{ play: 'position', picks: [[7], [], [], [], []], bankers: [], unitSatang, multiple: 1 }],
});
