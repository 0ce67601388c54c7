/** Registers players by calls instead of screens, for journeys that begin later. */
import { crc32, deflateSync } from 'node:zlib';
import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { captchaFields, freshAccount, freshPhone, siteUrl } from './hand.ts';

export interface Player {
  readonly account: string;
  readonly password: string;
  readonly mobilePhone: string;
  /** Sends a call of the contract as this player and returns the envelope. */
  send(path: string, fields?: Record<string, string>): Promise<{ code: number; data: any; msg: string }>;
}

export const password = 'river5moon';

/** A PNG of one pixel, accepted as a proof. */
export const onePixel = {
  name: '转账截图.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
let proofs = 0;
/** A picture that no other deposit has as its proof, because the house credits each picture once for a player. */
export function freshProof(): typeof onePixel {
  proofs += 1;
  const size = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const pixel = Buffer.from([0, proofs & 255, (proofs >> 8) & 255, process.pid & 255]);
  const parts = [chunk('IHDR', size), chunk('IDAT', deflateSync(pixel)), chunk('IEND', Buffer.alloc(0))];
  return { ...onePixel, buffer: Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]) };
}

let addresses = 0;
/** Gives this visitor an IP address of their own. */
export async function comeFromOwnAddress(context: BrowserContext): Promise<void> {
  addresses += 1;
  const address = `10.${process.pid % 250}.${Math.floor(addresses / 250)}.${addresses % 250}`;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
}

interface Registration {
  /** Address of another house than the one that all journeys share. */
  readonly url?: string;
  readonly email?: string;
}

export async function registerPlayer(
  context: BrowserContext,
  { url = siteUrl(), email }: Registration = {},
): Promise<Player> {
  await comeFromOwnAddress(context);
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
  const mobilePhone = freshPhone();
  const reply = await send('/api/guest/registered', {
    userAccount: account,
    password,
    mobilePhone,
    ...(email !== undefined && { email }),
    ...captchaFields(captcha.data),
    adult: '1',
    terms: '1',
  });
  if (reply.code !== 200) throw new Error(`registration: ${reply.code} ${reply.msg}`);
  return { account, password, mobilePhone, send };
}

/** Deletes the session cookies, as if the session had expired. */
export async function forgetSession(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: 'UUID' });
  await context.clearCookies({ name: 'signedIn' });
}

export const realName = '陈晓林';
export const withdrawPassword = 'take12345';

/** Adds what a withdrawal requires: a verified phone, the real name and a withdrawal password. */
export async function verifyPlayer(context: BrowserContext, player: Player, url = siteUrl()): Promise<void> {
  const mobilePhone = freshPhone();
  await must(player, '/api/loged/sendPhoneSMS', { mobilePhone, scene: 'verify' });
  const outbox = await (await context.request.get(`${url}/sandbox/outbox`)).text();
  const code = /\b\d{6}\b/.exec(outbox.replace(/[\s\S]*<main>/, ''))?.[0] ?? '';
  await must(player, '/api/loged/confirmPhone', { mobilePhone, code });
  await must(player, '/api/loged/confirmRealName', { name: realName });
  await must(player, '/api/loged/setWithdrawPW', { withdrawPassword });
}

/** Orders a deposit by bank transfer, with a proof. */
export async function orderTransfer(
  context: BrowserContext,
  player: Player,
  baht: string,
  url = siteUrl(),
): Promise<void> {
  const upload = await context.request.post(`${url}/api/uploadFile`, {
    multipart: { file: freshProof() },
    headers: { [clientHeader]: '1', origin: url },
  });
  const { data } = (await upload.json()) as { data: { url: string } };
  await must(player, '/api/bankpay/inPayOrder', {
    requestId: crypto.randomUUID(),
    inBankId: 'sandbox-bangkok',
    amount: baht,
    depositorName: realName,
    proof: data.url,
  });
}

/** Deposits by bank transfer and waits until the sandbox's bank has paid. */
export async function fund(context: BrowserContext, player: Player, baht: string): Promise<void> {
  await orderTransfer(context, player, baht);
  await expect
    .poll(async () => (await player.send('/api/loged/refresh')).data.accountBalance, { timeout: 30_000 })
    .not.toBe('0.00');
}

/** The key of the player's account on the platform with this displayed name. */
export async function platformKeyOf(player: Player, name: string): Promise<string> {
  const { data } = await player.send('/api/logged/refreshGameAccount');
  const list = data.list as { platformName: string; platformKey: string }[];
  return list.find((one) => one.platformName === name)?.platformKey ?? '';
}

/** A player with ฿400 in the main wallet and ฿600 on the platform of this name. */
export async function playerAtPlatform(context: BrowserContext, name: string): Promise<Player> {
  const player = await registerPlayer(context);
  await fund(context, player, '1000');
  const platformKey = await platformKeyOf(player, name);
  await must(player, '/api/loged/deposit', { requestId: crypto.randomUUID(), platformKey, amount: '600' });
  return player;
}

async function must(player: Player, path: string, fields: Record<string, string>): Promise<void> {
  const reply = await player.send(path, fields);
  if (reply.code !== 200) throw new Error(`${path}: ${reply.code} ${reply.msg}`);
}
