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
  readonly windowMs: number;
}
const minute = 60_000;
const hour = 60 * minute;

const registrations: readonly Limit[] = [
  { per: 'ip', count: 20, windowMs: hour },
  { per: 'device', count: 20, windowMs: hour },
];
/** SMS and mail to people without a session. Each target has a further limit of its own. */
const messages: readonly Limit[] = [
  { per: 'ip', count: 20, windowMs: hour },
  { per: 'device', count: 20, windowMs: hour },
];
const guesses: readonly Limit[] = [
  { per: 'ip', count: 40, windowMs: 10 * minute },
  { per: 'device', count: 40, windowMs: 10 * minute },
];

const limits: Partial<Record<keyof Calls, readonly Limit[]>> = {
  login: [
    { per: 'ip', count: 30, windowMs: 10 * minute },
    { per: 'device', count: 30, windowMs: 10 * minute },
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
  queryAgentBonus: [{ per: 'ip', count: 60, windowMs: minute }],
  agentLogin: [
    { per: 'ip', count: 30, windowMs: 10 * minute },
    { per: 'device', count: 30, windowMs: 10 * minute },
  ],
  agentRegistered: [
    { per: 'ip', count: 20, windowMs: hour },
    { per: 'device', count: 20, windowMs: hour },
  ],
  getAgentDomain: [{ per: 'ip', count: 60, windowMs: minute }],
  viewTicket: [{ per: 'ip', count: 30, windowMs: 10 * minute }],
  takeTicket: [{ per: 'ip', count: 30, windowMs: 10 * minute }],
  verifyUsername: [
    { per: 'ip', count: 30, windowMs: minute },
    { per: 'device', count: 30, windowMs: minute },
  ],
  defaultKaptcha: [{ per: 'ip', count: 60, windowMs: minute }],
  sendPhoneSMS: [
    { per: 'ip', count: 20, windowMs: hour },
    { per: 'account', count: 10, windowMs: hour },
  ],
  confirmPhone: [{ per: 'account', count: 20, windowMs: hour }],
  sendPhone: [
    { per: 'ip', count: 20, windowMs: hour },
    { per: 'account', count: 10, windowMs: hour },
  ],
  emailSend: [
    { per: 'ip', count: 20, windowMs: hour },
    { per: 'account', count: 10, windowMs: hour },
  ],
  confirmEmail: [{ per: 'account', count: 20, windowMs: hour }],
  sendWithdrawYZM: [{ per: 'account', count: 10, windowMs: hour }],
  // Limits password guesses by anybody who uses an open session.
  updateLoginPassword: [{ per: 'account', count: 10, windowMs: hour }],
  updateWithdrawPW: [{ per: 'account', count: 10, windowMs: hour }],
  beginPasskey: [{ per: 'account', count: 20, windowMs: hour }],
  addPasskey: [{ per: 'account', count: 20, windowMs: hour }],
  removePasskey: [{ per: 'account', count: 20, windowMs: hour }],
  beginPasskeyLogin: [{ per: 'ip', count: 60, windowMs: 10 * minute }],
  passkeyLogin: [
    { per: 'ip', count: 60, windowMs: 10 * minute },
    { per: 'device', count: 30, windowMs: 10 * minute },
  ],
  beginSecondFactor: [{ per: 'account', count: 10, windowMs: hour }],
  confirmSecondFactor: [{ per: 'account', count: 20, windowMs: hour }],
  endSecondFactor: [{ per: 'account', count: 10, windowMs: hour }],
  renewRecoveryCodes: [{ per: 'account', count: 10, windowMs: hour }],
  finishLogin: [
    { per: 'ip', count: 60, windowMs: 10 * minute },
    { per: 'device', count: 30, windowMs: 10 * minute },
  ],
  updateWithdrawPWGOA: [{ per: 'account', count: 20, windowMs: hour }],
  applyWithdraw: [{ per: 'account', count: 100, windowMs: hour }],
  addBankCard: [{ per: 'account', count: 40, windowMs: hour }],
  leaderboardRefresh: [{ per: 'ip', count: 20, windowMs: minute }],
  insertMsgSite: [{ per: 'account', count: 20, windowMs: hour }],
  uploadFile: [{ per: 'account', count: 30, windowMs: hour }],
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
      const uses = (limits[name as keyof Calls] ?? []).flatMap(({ per, count, windowMs }) =>
        by[per] === '' ? [] : [{ key: `${name} ${per} ${by[per]}`, most: count, windowMs }],
      );
      const waitMs = uses.length === 0 ? 0 : await countUses(house, uses);
      if (waitMs > 0) throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(waitMs / 1000) });
    },
  };
}
