/** A test player of the house under test: logs in, moves money to the platform and launches the game. */
import { randomUUID } from 'node:crypto';
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import { login } from '@foyer/contract/account/session.ts';
import { clientHeader, frontType, readEnvelope } from '@foyer/contract/envelope.ts';
import { gameUrl } from '@foyer/contract/lobby/launch.ts';
import { deposit } from '@foyer/contract/wallet/balance.ts';

export interface Visit {
  readonly house: string;
  readonly account: string;
  readonly password: string;
  readonly platform: string;
  readonly game: string;
  readonly gameType: number;
}

/** Enough for all cases, satang. */
const neededSatang = 100_00;

/**
 * Returns the ticket of a launch: the value of 22 characters in the game's address. The house must not ask for a captcha
 * (`CAPTCHA=off`). Throws with the house's words if it refuses.
 */
export async function launchedTicket({ house, account, password, platform, game, gameType }: Visit): Promise<string> {
  const cookies = new Map<string, string>();
  const common = { lang: 'en', frontType, deviceId: randomUUID() } as const;
  async function ask<C extends Call>(call: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
    const money = call.effect === 'money' ? { requestId: randomUUID() } : {};
    const { url, body } = encodeForm(call, request, { ...common, ...money });
    const reply = await fetch(house + url, {
      method: call.method,
      headers: {
        [clientHeader]: '1',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(call.method === 'POST' && body !== undefined && { body }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const envelope = readEnvelope(await reply.json());
    if (envelope?.code !== 200) throw new Error(`${call.name}: ${envelope?.message ?? 'no envelope'}`);
    return envelope.data as ResponseOf<C>;
  }
  const blank = { captcha: 'none', captchaId: '', isRemembered: false, linkTicket: '' };
  await ask(login, { userAccount: account, password, ...blank });
  await ask(deposit, { platformKey: platform, amountSatang: neededSatang });
  const launch = { linkType: '1', platformCode: platform, platformKey: platform, gameType, gameCode: game };
  const { url } = await ask(gameUrl, launch);
  const ticket = /[=/]([\w-]{22})(?:&|\/|#|$)/.exec(url)?.[1];
  if (ticket === undefined) throw new Error(`no ticket in ${url}`);
  return ticket;
}
