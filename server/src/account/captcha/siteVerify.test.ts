/** An outside captcha service, played by a small server. S16 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { defaultKaptcha, login } from '@foyer/contract/account/session.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxCaptchaScript } from '../../config.ts';
import { openTestHouse } from '../../testing/house.ts';
import { captchaCases } from './captchaConformance.ts';
import type { CaptchaRig } from './captchaConformance.ts';
import { newSandboxToken, sandboxCaptcha } from './sandboxCaptcha.ts';
import { siteVerify } from './siteVerify.ts';

const asked: string[] = [];
let reply: { status: number; body: string } | 'silence' | ((token: string) => string);
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked.push(`${request.headers['content-type']} ${body}`);
    if (reply === 'silence') return void response.destroy();
    if (typeof reply === 'function') return void response.end(reply(new URLSearchParams(body).get('response') ?? ''));
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
});
await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
const { port } = service.address() as AddressInfo;
const t = await openTestHouse({
  config: {
    captcha: 'service',
    captchaVerifyUrl: `http://127.0.0.1:${port}/siteverify`,
    captchaVerifySecret: 'sandbox secret & more',
    trustedProxies: 1,
  },
});
afterAll(async () => {
  await t.close();
  service.close();
});
beforeEach(() => asked.splice(0));

const attempt = async (captcha: string) => {
  const request = { userAccount: 'nobody11', password: 'sesame77', captcha };
  return (await t.client().call(login, request, { headers: { 'x-forwarded-for': '203.0.113.4' } })).refusal;
};

it('lets a log-in pass whose token the service confirms, and asks with secret, token and address', async () => {
  reply = { status: 200, body: '{"success":true,"hostname":"site.example"}' };
  expect(await attempt('token 1')).toBe('WRONG_CREDENTIALS');
  expect(asked).toEqual([
    'application/x-www-form-urlencoded;charset=UTF-8 secret=sandbox+secret+%26+more&response=token+1&remoteip=203.0.113.4',
  ]);
});

it('refuses a token that the service refuses', async () => {
  reply = { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' };
  expect(await attempt('token 2')).toBe('WRONG_CAPTCHA');
});

it.each([
  ['does not answer', 'silence'],
  ['answers 503', { status: 503, body: '{"success":true}' }],
  ['answers a page', { status: 200, body: '<!doctype html>' }],
  ['answers another form', { status: 200, body: '{"ok":true}' }],
  ['does not know the secret', { status: 200, body: '{"success":false,"error-codes":["invalid-input-secret"]}' }],
] as const)('neither passes nor refuses a token if the service %s', async (_title, answer) => {
  reply = answer;
  expect(await attempt('token 3')).toBe('CAPTCHA_UNCHECKED');
});

it('asks each form for a widget of its own, if the operator has named its script, and for nothing otherwise', async () => {
  const ask = () => t.client().ok(defaultKaptcha, {});
  expect(await ask()).toMatchObject({ captchaId: '', widget: '' });
  Object.assign(t.house.config, { captchaScript: 'https://captcha.example/api.js' });
  const first = await ask();
  expect(first).toMatchObject({ captchaId: first.widget, picture: '', question: '' });
  expect(first.widget).not.toBe('');
  expect((await ask()).widget).not.toBe(first.widget);
});

const replies = {
  works: (token: string) => JSON.stringify({ success: token === 'good' }),
  fails: { status: 503, body: '{"success":true}' },
  breaksOff: 'silence',
  garbles: { status: 200, body: '<!doctype html>' },
  misset: { status: 200, body: '{"success":false,"error-codes":["invalid-input-secret"]}' },
} as const;
const rig: CaptchaRig = {
  port: siteVerify(t.house.config),
  good: 'good',
  bad: 'bad',
  behave: (how) => void (reply = replies[how]),
};

const sandboxRig: CaptchaRig = {
  port: sandboxCaptcha(t.house),
  good: newSandboxToken(t.house),
  bad: newSandboxToken(t.house).replace(/\d{10,}/, (endsMs) => String(Number(endsMs) + 1)),
  behave: undefined,
};

describe.each([
  ['the sandbox', sandboxRig],
  ['a service with the calls of Turnstile, hCaptcha and reCAPTCHA', rig],
] as const)('%s does what every service must', (_name, one) => {
  beforeEach(() => one.behave?.('works'));
  const fitting = captchaCases.filter(({ needsProvider }) => needsProvider !== true || one.behave !== undefined);
  it.each(fitting.map((each) => [each.name, each] as const))('%s', (_case, each) => each.run(one));
});

it('confirms a token of the sandbox once, and for five minutes', async () => {
  const sandbox = sandboxCaptcha(t.house);
  const [used, late] = [newSandboxToken(t.house), newSandboxToken(t.house)];
  const answers = await Promise.all(Array.from({ length: 4 }, () => sandbox.verify(used, '')));
  expect(answers.toSorted()).toEqual(['passed', 'refused', 'refused', 'refused']);
  t.clock.nowMs += 5 * 60_000;
  expect(await sandbox.verify(late, '')).toBe('refused');
});

it('serves a widget of the sandbox, whose tick gives a token that a form can send', async () => {
  const own = await openTestHouse({ config: { captcha: 'service', captchaScript: sandboxCaptchaScript } });
  try {
    const { body } = await own.app.inject({ url: sandboxCaptchaScript });
    const tokens: string[] = [];
    const made: { onchange?: () => void }[] = [];
    const window: { turnstile?: { render(box: object, options: object): void } } = {};
    runInNewContext(body, {
      window,
      setTimeout: () => undefined,
      document: {
        createElement: () => {
          const element: { onchange?: () => void; style: object; append: () => void } = {
            style: {},
            append: () => undefined,
          };
          made.push(element);
          return element;
        },
      },
    });
    window.turnstile?.render(
      { append: () => undefined },
      { language: 'en', theme: 'dark', callback: (token: string) => tokens.push(token) },
    );
    expect(tokens).toEqual([]);
    made[1]?.onchange?.();
    const request = { userAccount: 'nobody11', password: 'sesame77', captcha: tokens[0] ?? '' };
    const attempts = async () => (await own.client().call(login, request)).refusal;
    expect([await attempts(), await attempts()]).toEqual(['WRONG_CREDENTIALS', 'WRONG_CAPTCHA']);
  } finally {
    await own.close();
  }
});
