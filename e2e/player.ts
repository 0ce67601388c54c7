/** A registered player without the way through the screens, for journeys that begin later. */
import type { BrowserContext } from '@playwright/test';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { captchaAnswer, freshAccount, freshPhone, siteUrl } from './hand.ts';

export interface Player {
  readonly account: string;
  readonly password: string;
  /** Sends a call of the contract as this player; answers the envelope. */
  send(path: string, fields?: Record<string, string>): Promise<{ code: number; data: any; msg: string }>;
}

export const password = 'abc12345';

export async function registerPlayer(context: BrowserContext): Promise<Player> {
  const url = siteUrl();
  const deviceId = crypto.randomUUID();
  const send: Player['send'] = async (path, fields = {}) => {
    const reply = await context.request.post(url + path, {
      form: { lang: 'zh_CN', frontType: '2', deviceId, ...fields },
      headers: { [clientHeader]: '1', origin: url },
    });
    return reply.json() as Promise<{ code: number; data: any; msg: string }>;
  };
  await context.addCookies([{ name: 'deviceId', value: deviceId, url }]);
  const captcha = await send('/api/guest/defaultKaptcha', { purpose: 'register' });
  const account = freshAccount();
  const reply = await send('/api/guest/registered', {
    userAccount: account,
    password,
    mobilePhone: freshPhone(),
    captcha: captchaAnswer(captcha.data.question),
    captchaId: captcha.data.captchaId,
    adult: '1',
    terms: '1',
  });
  if (reply.code !== 200) throw new Error(`registration: ${reply.code} ${reply.msg}`);
  return { account, password, send };
}
