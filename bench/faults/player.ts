/**
 * A simulated player over HTTP: makes one money call after another and retries each under its request id until the
 * answer is final. L04, L05
 */
import { randomUUID } from 'node:crypto';
import { registered } from '@foyer/contract/account/register.ts';
import { login } from '@foyer/contract/account/session.ts';
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import { queryRaffle, raffle } from '@foyer/contract/activities/raffle.ts';
import { changeDrawSeed } from '@foyer/contract/activities/wheelDraw.ts';
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import { clientHeader, frontType, readEnvelope } from '@foyer/contract/envelope.ts';
import { buyBalanceProfit } from '@foyer/contract/interest/plans.ts';
import { gtBetting } from '@foyer/contract/lottery/betting.ts';
import { drawAt } from '@foyer/contract/lottery/clock.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { deposit, withdraw, withdrawGames } from '@foyer/contract/wallet/balance.ts';
import { addBankCard, bankCardList } from '@foyer/contract/wallet/bankCard.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import * as v from 'valibot';
import { pause } from './house.ts';

export interface Operation {
  readonly account: string;
  readonly callName: string;
  readonly requestId: string;
  /** `done` and `refused` were acknowledged; `open` has no final answer yet. */
  state: 'open' | 'done' | 'refused';
  /** Tries that ended without a final answer. */
  unknown: number;
  /** Of a lottery cart: the order number in the reply. */
  orderNo: string;
}

export interface PlayerSettings {
  readonly address: string;
  readonly account: string;
  /** A card number that no other player uses. */
  readonly cardNumber: string;
  /** Between 0 and 1, from the trial's seed. */
  readonly chance: () => number;
  readonly isEnding: () => boolean;
  readonly operations: Operation[];
}

const password = 'sesame77';
const withdrawPassword = 'open77';
const timeoutMs = 8_000;
/** Codes that are not final: the call is retried under the same id. */
const passing: ReadonlySet<number> = new Set([refusals.REQUEST_IN_FLIGHT, refusals.TOO_MANY_REQUESTS, 500, 503]);

export interface Player {
  /** Registers the account, or logs in to it; retries until it succeeds. */
  register(): Promise<void>;
  /** Sets a withdrawal password and the player's own client seed, and adds a card. Needs a verified phone. */
  prepare(): Promise<void>;
  /** Plays until the trial ends, and then until the last answer is final. */
  play(): Promise<void>;
}

export function createPlayer(settings: PlayerSettings): Player {
  const { address, account, cardNumber, chance, operations } = settings;
  const deviceId = randomUUID();
  const ip = `10.9.${account.length}.${1 + (Number(account.replaceAll(/\D/g, '')) % 250)}`;
  let cookie = '';
  let bankCardId = '';

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

  /** Sends a call that moves no money and retries it until it succeeds. */
  async function ask<C extends Call>(call: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
    for (;;) {
      const answer = await send(call, request).catch(() => undefined);
      if (answer?.code === 200) return v.parse(call.response.schema, answer.data) as ResponseOf<C>;
      await pause(200);
    }
  }

  const next = (): Promise<void> => {
    const amountSatang = (1 + Math.floor(chance() * 20)) * 100;
    const kind = chance();
    if (kind < 0.08) {
      const request = {
        method: 'bank',
        bankCardId,
        chain: '',
        address: '',
        amountSatang: 100_00 + amountSatang,
        withdrawPassword,
      };
      return untilFinal(applyWithdraw, request);
    }
    if (kind < 0.12) return untilFinal(raffle, { activityType: 1 });
    if (kind < 0.4) return untilFinal(deposit, { platformKey: 'moyu', amountSatang });
    if (kind < 0.65) return untilFinal(withdraw, { platformKey: 'moyu', amountSatang });
    if (kind < 0.7) return untilFinal(withdrawGames, {});
    if (kind < 0.75) return untilFinal(buyBalanceProfit, { planId: 'day', amountSatang });
    return untilFinal(gtBetting, cartFor(amountSatang));
  };

  return {
    async register() {
      const request = { userAccount: account, password, captcha: 'none', isAdult: true };
      for (;;) {
        const answer = await send(registered, { ...request, hasAcceptedTerms: true } as RequestOf<
          typeof registered
        >).catch(() => undefined);
        if (answer?.code === 200) return;
        // A try without an answer may have registered the account.
        const entered = await send(login, { userAccount: account, password, captcha: 'none' } as RequestOf<
          typeof login
        >).catch(() => undefined);
        if (entered?.code === 200) return;
        await pause(200);
      }
    },
    async prepare() {
      await ask(setWithdrawPW, { withdrawPassword });
      const card = { holderName: '王小明', bankName: '中国工商银行', branch: '朝阳支行', reservedPhone: '13800000000' };
      await ask(addBankCard, { ...card, cardNumber, withdrawPassword });
      const { list } = await ask(bankCardList, {});
      bankCardId = list[0]?.bankCardId ?? '';
      const { mine } = await ask(queryRaffle, { activityType: 1 });
      const nextCommitment = mine?.seeds.nextCommitment ?? '';
      await ask(changeDrawSeed, { wheel: 'turntable', clientSeed: account, nextCommitment });
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
