/** Every sender passes the conformance cases: the sandbox's, mail by SMTP, and SMS by the signed gateway. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openTestHouse } from '../testing/house.ts';
import { conformanceCases } from './conformance.ts';
import type { Arrived, Rig } from './conformance.ts';
import type { OutsideChannel, OutsideMessage } from './messagePort.ts';
import { sandboxSender } from './outboxStore.ts';
import { smsGateway } from './smsGateway.ts';
import { smtpSender } from './smtp.ts';
import { openSmsSink } from './testing/smsSink.ts';
import { openSmtpSink } from './testing/smtpSink.ts';

const secret = 'a secret of forty characters for tests..';
const t = await openTestHouse();
const sms = await openSmsSink(secret);
const smtp = await openSmtpSink();
afterAll(async () => {
  sms.close();
  smtp.close();
  await t.close();
});

// Long enough for a machine that runs many suites. What hangs in these tests hangs for ever.
const patienceMs = 1_500;
const smsSettings = { smsUrl: sms.url, smsSecret: secret };
const mailSettings = { ...readConfig({}), smtpUrl: smtp.url, mailFrom: 'door@site.example' };

async function outbox(): Promise<Arrived[]> {
  const rows = await t.database.db.selectFrom('outbox_message').select(['message_id', 'target']).execute();
  return rows.map(({ message_id: id, target: to }) => ({ id, to }));
}

function sandboxRig(channel: OutsideChannel): Rig {
  const whose = { playerId: '', sessionId: '', deviceId: 'device', code: '123456', sentMs: t.clock.nowMs };
  const send = (message: OutsideMessage) =>
    sandboxSender(t.house.db, { ...whose, channel, purpose: 'verify', target: message.to }).send(message);
  return { channel, port: { send }, arrived: outbox, behave: undefined };
}

const rigs: readonly (readonly [string, Rig])[] = [
  ['the sandbox, SMS', sandboxRig('sms')],
  ['the sandbox, mail', sandboxRig('mail')],
  [
    'the gateway for SMS',
    {
      channel: 'sms',
      port: smsGateway(smsSettings, Date.now, patienceMs),
      arrived: () => Promise.resolve(sms.arrived()),
      behave: sms.behave,
    },
  ],
  [
    'SMTP',
    {
      channel: 'mail',
      port: smtpSender(mailSettings, patienceMs),
      arrived: () => Promise.resolve(smtp.arrived()),
      behave: smtp.behave,
    },
  ],
];

describe.each(rigs)('%s does what every sender must', (_name, rig) => {
  beforeEach(() => rig.behave?.('accepts'));
  const fitting = conformanceCases.filter(({ needsGateway }) => needsGateway !== true || rig.behave !== undefined);
  it.each(fitting.map((one) => [one.name, one] as const))('%s', (_case, one) => one.run(rig));
});

const message: OutsideMessage = {
  id: 'one',
  channel: 'sms',
  to: '+8613900112233',
  subject: '',
  text: '【验证码】123456',
  lang: 'zh_CN',
  isSecondLine: true,
};

it('signs each request with its time, and names the language and the line', async () => {
  const nowMs = Date.UTC(2026, 10, 21);
  const sent = await smsGateway(smsSettings, () => nowMs).send(message);
  expect(sent).toEqual({ state: 'accepted', gatewayId: 'sms-one' });
  expect(sms.signedTimes.at(-1)).toBe(nowMs);
  expect(sms.arrived().at(-1)).toMatchObject({ lang: 'zh_CN', isSecondLine: true });
  const wrong = smsGateway({ ...smsSettings, smsSecret: 'another secret of many characters' }, () => nowMs);
  expect(await wrong.send({ ...message, id: 'two' })).toEqual({ state: 'refused', reason: 'HTTP 401' });
});

it('knows neither a gateway nor a server that does not exist, and does not throw', async () => {
  const nowhere = { ...smsSettings, smsUrl: 'http://127.0.0.1:1/send' };
  expect((await smsGateway(nowhere, Date.now).send(message)).state).toBe('unknown');
  const mail = { ...message, channel: 'mail', to: 'a@mail.example' } as const;
  const unreachable = smtpSender({ ...mailSettings, smtpUrl: 'smtp://127.0.0.1:1?tls=off' });
  expect((await unreachable.send(mail)).state).toBe('unknown');
});

it('hands mail to no server without TLS, unless its address says so', async () => {
  const before = smtp.arrived().length;
  const strict = smtpSender({ ...mailSettings, smtpUrl: smtp.url.replace('?tls=off', '') }, patienceMs);
  const mail = { ...message, id: 'plain', channel: 'mail', to: 'a@mail.example' } as const;
  expect((await strict.send(mail)).state).toBe('unknown');
  expect(smtp.arrived()).toHaveLength(before);
});

it('sends mail from the brand, marked as automatic', async () => {
  const mail = { ...message, id: 'named', channel: 'mail', to: 'a@mail.example', subject: '验证码' } as const;
  expect(await smtpSender(mailSettings).send(mail)).toEqual({
    state: 'accepted',
    gatewayId: '<named@site.example>',
  });
  const headers = smtp.arrived().at(-1)?.headers ?? '';
  expect(headers).toMatch(/^From: =\?UTF-8\?.*\?= <door@site\.example>$/m);
  expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(headers).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
});
