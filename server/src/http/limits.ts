/**
 * Rate limits per address, device and account for calls that enumerate, guess or cost money. Time spans are fixed. They
 * are counted in the database, so that several processes share them. S15, S16
 */
import type { Calls } from '@foyer/contract/calls.ts';
import type { House } from '../house.ts';
import { Refusal } from '../refusal.ts';
import { householdOf } from './address.ts';
import { countUses } from './rateStore.ts';

interface Limit {
  readonly per: 'ip' | 'device' | 'account';
  readonly count: number;
  readonly spanMs: number;
}
const minute = 60_000;
const hour = 60 * minute;

const registrations: readonly Limit[] = [
  { per: 'ip', count: 20, spanMs: hour },
  { per: 'device', count: 20, spanMs: hour },
];
/** SMS and mail to people without a session. Each target has a further limit of its own. */
const messages: readonly Limit[] = [
  { per: 'ip', count: 20, spanMs: hour },
  { per: 'device', count: 20, spanMs: hour },
];
const guesses: readonly Limit[] = [
  { per: 'ip', count: 40, spanMs: 10 * minute },
  { per: 'device', count: 40, spanMs: 10 * minute },
];

const limits: Partial<Record<keyof Calls, readonly Limit[]>> = {
  login: [
    { per: 'ip', count: 30, spanMs: 10 * minute },
    { per: 'device', count: 30, spanMs: 10 * minute },
  ],
  registered: registrations,
  registeredGOA: registrations,
  registeredSPT: registrations,
  registeredPhone: registrations,
  registeredNew: registrations,
  phoneSendVerify: messages,
  forgetSendCode: messages,
  forgetSendCodeNew: messages,
  lotterySendCode: messages,
  forgetConfirm: guesses,
  forgetPassword: guesses,
  thirAuthLogin: guesses,
  queryAgentBonus: [{ per: 'ip', count: 60, spanMs: minute }],
  agentLogin: [
    { per: 'ip', count: 30, spanMs: 10 * minute },
    { per: 'device', count: 30, spanMs: 10 * minute },
  ],
  agentRegistered: [
    { per: 'ip', count: 20, spanMs: hour },
    { per: 'device', count: 20, spanMs: hour },
  ],
  getAgentDomain: [{ per: 'ip', count: 60, spanMs: minute }],
  viewTicket: [{ per: 'ip', count: 30, spanMs: 10 * minute }],
  takeTicket: [{ per: 'ip', count: 30, spanMs: 10 * minute }],
  verifyUsername: [
    { per: 'ip', count: 30, spanMs: minute },
    { per: 'device', count: 30, spanMs: minute },
  ],
  defaultKaptcha: [{ per: 'ip', count: 60, spanMs: minute }],
  sendPhoneSMS: [
    { per: 'ip', count: 20, spanMs: hour },
    { per: 'account', count: 10, spanMs: hour },
  ],
  confirmPhone: [{ per: 'account', count: 20, spanMs: hour }],
  sendPhone: [
    { per: 'ip', count: 20, spanMs: hour },
    { per: 'account', count: 10, spanMs: hour },
  ],
  emailSend: [
    { per: 'ip', count: 20, spanMs: hour },
    { per: 'account', count: 10, spanMs: hour },
  ],
  confirmEmail: [{ per: 'account', count: 20, spanMs: hour }],
  sendWithdrawYZM: [{ per: 'account', count: 10, spanMs: hour }],
  // Limits password guesses by anybody who uses an open session.
  updateLoginPassword: [{ per: 'account', count: 10, spanMs: hour }],
  proveSelf: [{ per: 'account', count: 20, spanMs: hour }],
  updateWithdrawPW: [{ per: 'account', count: 10, spanMs: hour }],
  beginPasskey: [{ per: 'account', count: 20, spanMs: hour }],
  addPasskey: [{ per: 'account', count: 20, spanMs: hour }],
  removePasskey: [{ per: 'account', count: 20, spanMs: hour }],
  beginPasskeyLogin: [{ per: 'ip', count: 60, spanMs: 10 * minute }],
  passkeyLogin: [
    { per: 'ip', count: 60, spanMs: 10 * minute },
    { per: 'device', count: 30, spanMs: 10 * minute },
  ],
  beginSecondFactor: [{ per: 'account', count: 10, spanMs: hour }],
  confirmSecondFactor: [{ per: 'account', count: 20, spanMs: hour }],
  endSecondFactor: [{ per: 'account', count: 10, spanMs: hour }],
  renewRecoveryCodes: [{ per: 'account', count: 10, spanMs: hour }],
  finishLogin: [
    { per: 'ip', count: 60, spanMs: 10 * minute },
    { per: 'device', count: 30, spanMs: 10 * minute },
  ],
  updateWithdrawPWGOA: [{ per: 'account', count: 20, spanMs: hour }],
  applyWithdraw: [{ per: 'account', count: 100, spanMs: hour }],
  addBankCard: [{ per: 'account', count: 40, spanMs: hour }],
  leaderboardRefresh: [{ per: 'ip', count: 20, spanMs: minute }],
  insertMsgSite: [{ per: 'account', count: 20, spanMs: hour }],
  uploadFile: [{ per: 'account', count: 30, spanMs: hour }],
};

export interface Asker {
  readonly ip: string;
  readonly device: string;
  /** The player's id, or '' for a guest. */
  readonly account: string;
}

export interface Limiter {
  /** Counts one request. Refuses: TOO_MANY_REQUESTS with the seconds to wait. */
  count(name: string, asker: Asker): Promise<void>;
}

export function createLimiter(house: House): Limiter {
  return {
    async count(name, asker) {
      const by = { ...asker, ip: householdOf(asker.ip) };
      const uses = (limits[name as keyof Calls] ?? []).flatMap(({ per, count, spanMs }) =>
        by[per] === '' ? [] : [{ key: `${name} ${per} ${by[per]}`, most: count, spanMs }],
      );
      const waitMs = uses.length === 0 ? 0 : await countUses(house, uses);
      if (waitMs > 0) throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(waitMs / 1000) });
    },
  };
}
