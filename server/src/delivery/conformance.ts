/**
 * What every sender of messages must do, as a list of cases that run against any adapter: the house's own, or one that
 * an operator adds. senders.test.ts runs them. docs/messages.md
 */
import assert from 'node:assert/strict';
import type { MessagePort, OutsideChannel, OutsideMessage, SendOutcome } from './messagePort.ts';

/** A message as it arrived behind the sender. */
export interface Arrived {
  readonly id: string;
  readonly to: string;
  /** Undefined if the test cannot read the delivered text. */
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
}

/** Simulated behaviour of the gateway. `loses`: the message is accepted and the reply is lost. */
export type Behaviour = 'accepts' | 'refuses' | 'fails' | 'hangs' | 'loses';

export interface Rig {
  readonly channel: OutsideChannel;
  readonly port: MessagePort;
  arrived(): Promise<readonly Arrived[]>;
  /** Undefined if nothing behind the sender can fail. */
  readonly behave: ((how: Behaviour) => void) | undefined;
}

let ids = 0;
const good = { sms: '+66812345678', mail: 'player@mail.example' } as const;

function messageFor({ channel }: Rig, change: Partial<OutsideMessage> = {}): OutsideMessage {
  ids += 1;
  const text = `123456 is your code (${ids})`;
  const subject = channel === 'mail' ? 'Your code' : '';
  return {
    id: `message-${ids}`,
    channel,
    to: good[channel],
    subject,
    text,
    lang: 'en',
    isSecondLine: false,
    ...change,
  };
}

async function arrivedWith(rig: Rig, { id }: OutsideMessage): Promise<Arrived[]> {
  return (await rig.arrived()).filter((one) => one.id === id);
}

/** Sends while the gateway behaves like this. Afterwards it accepts again. */
async function sendWhile(rig: Rig, how: Behaviour, message: OutsideMessage): Promise<SendOutcome> {
  rig.behave?.(how);
  try {
    return await rig.port.send(message);
  } finally {
    rig.behave?.('accepts');
  }
}

async function assertRefusedUnasked(rig: Rig, message: OutsideMessage): Promise<void> {
  const outcome = await rig.port.send(message);
  assert.equal(outcome.state, 'refused', JSON.stringify(message));
  assert.deepEqual(await arrivedWith(rig, message), []);
}

/** A message sent twice is delivered once, or both carry the same id for deduplication. */
async function assertUnknownThenOnce(rig: Rig, how: Behaviour): Promise<void> {
  const message = messageFor(rig);
  const outcome = await sendWhile(rig, how, message);
  assert.equal(outcome.state, 'unknown');
  const words = JSON.stringify(outcome);
  assert.ok(!words.includes(message.to) && !words.includes('123456'), `the reason quotes the message: ${words}`);
  assert.equal((await rig.port.send(message)).state, 'accepted');
  assert.ok((await arrivedWith(rig, message)).length > 0);
}

const badAddresses = {
  sms: ['', '13900112233', '+0661234567', '+66', '+668123456789012345', '+66 812345678', '+66812345678,+66812345679'],
  mail: ['', 'nobody', '@mail.example', 'a@', 'a b@mail.example', 'a@mail.example, b@mail.example', '<a@mail.example>'],
} as const;

interface Case {
  readonly name: string;
  /** The case needs a gateway that can fail. */
  readonly needsGateway?: true;
  run(rig: Rig): Promise<void>;
}

export const conformanceCases: readonly Case[] = [
  {
    name: 'accepts a message, which arrives as it was',
    async run(rig) {
      const message = messageFor(rig);
      assert.equal((await rig.port.send(message)).state, 'accepted');
      const [arrived, ...more] = await arrivedWith(rig, message);
      assert.deepEqual(more, []);
      assert.equal(arrived?.to, message.to);
      if (arrived.text !== undefined) assert.equal(arrived.text.trim(), message.text);
    },
  },
  {
    name: 'carries text in every script',
    async run(rig) {
      // Chinese, Thai, an accented letter and an emoji of two units.
      const words =
        '\u{3010}\u{9A8C}\u{8BC1}\u{7801}\u{3011} 123456 \u{B7} \u{E23}\u{E2B}\u{E31}\u{E2A} \u{B7} na\u{EF}ve \u{1F3B2}';
      const message = messageFor(rig, { text: words, subject: rig.channel === 'mail' ? words : '' });
      assert.equal((await rig.port.send(message)).state, 'accepted');
      const [arrived] = await arrivedWith(rig, message);
      assert.ok(arrived !== undefined);
      if (arrived.text !== undefined) assert.equal(arrived.text.trim(), words);
      if (arrived.subject !== undefined) assert.equal(arrived.subject, message.subject);
    },
  },
  {
    name: 'sends the same id once, or marks every copy with it',
    async run(rig) {
      const message = messageFor(rig);
      assert.equal((await rig.port.send(message)).state, 'accepted');
      assert.equal((await rig.port.send(message)).state, 'accepted');
      const copies = await arrivedWith(rig, message);
      assert.ok(copies.length > 0);
      // Copies without the id would be found by their text alone.
      const sameText = (await rig.arrived()).filter(({ text }) => text !== undefined && text.trim() === message.text);
      assert.ok(sameText.every(({ id }) => id === message.id));
    },
  },
  {
    name: 'refuses what is no address, without asking the gateway',
    async run(rig) {
      for (const to of badAddresses[rig.channel]) await assertRefusedUnasked(rig, messageFor(rig, { to }));
    },
  },
  {
    name: 'refuses headers and commands in the address and the subject',
    async run(rig) {
      for (const line of ['\r\nBcc: all@mail.example', '\nRCPT TO:<all@mail.example>', '\r', '\0'])
        await assertRefusedUnasked(rig, messageFor(rig, { to: `${good[rig.channel]}${line}` }));
      if (rig.channel === 'mail')
        await assertRefusedUnasked(rig, messageFor(rig, { subject: 'Code\r\nBcc: all@mail.example' }));
    },
  },
  {
    name: 'is refused for good by a gateway that does not know the address',
    needsGateway: true,
    async run(rig) {
      const message = messageFor(rig);
      const outcome = await sendWhile(rig, 'refuses', message);
      assert.equal(outcome.state, 'refused');
      assert.ok(!JSON.stringify(outcome).includes(message.to));
      assert.deepEqual(await arrivedWith(rig, message), []);
    },
  },
  {
    name: 'does not know the outcome if the gateway fails',
    needsGateway: true,
    run: (rig) => assertUnknownThenOnce(rig, 'fails'),
  },
  {
    name: 'does not know the outcome if the gateway does not reply in time',
    needsGateway: true,
    run: (rig) => assertUnknownThenOnce(rig, 'hangs'),
  },
  {
    name: 'does not know the outcome if the reply is lost',
    needsGateway: true,
    run: (rig) => assertUnknownThenOnce(rig, 'loses'),
  },
];
