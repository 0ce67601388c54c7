/** What every outside captcha service must do. siteVerify.test.ts runs the cases. docs/ports.md */
import assert from 'node:assert/strict';
import type { CaptchaService } from './captchaPort.ts';

/** `misset`: the service does not know the house's own secret. */
export type CaptchaBehaviour = 'works' | 'fails' | 'breaksOff' | 'garbles' | 'misset';

export interface CaptchaRig {
  readonly port: CaptchaService;
  /** A token that the service confirms, and one that it does not. */
  readonly good: string;
  readonly bad: string;
  /** Undefined if nothing behind the adapter can fail. */
  readonly behave: ((how: CaptchaBehaviour) => void) | undefined;
}

const address = '203.0.113.4';

interface Case {
  readonly name: string;
  /** Needs a provider behind the adapter that can fail. */
  readonly needsProvider?: true;
  run(rig: CaptchaRig): Promise<void>;
}

export const captchaCases: readonly Case[] = [
  {
    name: 'passes a token that the service confirms',
    run: async ({ port, good }) => assert.equal(await port.verify(good, address), 'passed'),
  },
  {
    name: 'refuses a token that it does not confirm, and an empty one',
    async run({ port, bad }) {
      for (const token of [bad, '']) assert.equal(await port.verify(token, address), 'refused');
    },
  },
  {
    name: 'carries any text of a visitor as a token',
    async run({ port }) {
      for (const token of ['a&secret=b', '\r\nx: y', '\u{4EE4}\u{724C}', '%00', 'x'.repeat(2_000)])
        assert.equal(await port.verify(token, address), 'refused');
    },
  },
  {
    needsProvider: true,
    name: 'neither passes nor refuses if the service fails, breaks off, writes something else or does not know the house',
    async run({ port, good, behave }) {
      for (const how of ['fails', 'breaksOff', 'garbles', 'misset'] as const) {
        behave?.(how);
        const verdict = await port.verify(good, address).finally(() => behave?.('works'));
        assert.equal(verdict, 'unknown', how);
      }
    },
  },
];
