/** What every adapter that states rates must do. rates.test.ts runs the cases. docs/ports.md */
import assert from 'node:assert/strict';
import type { RatePort } from './ratePort.ts';

/** Simulated behaviour of the service. */
export type RateBehaviour = 'works' | 'refuses' | 'fails' | 'hangs' | 'loses' | 'redirects' | 'garbles';

export interface RateRig {
  readonly port: RatePort;
  /** What the service states. Undefined for a port whose rate is fixed. */
  readonly state: ((chain: string, rate: unknown) => void) | undefined;
  readonly behave: ((how: RateBehaviour) => void) | undefined;
}

const noRates = [0, -1, '-32.5', '', 'NaN', '1e9', 'Infinity', null, [], {}, true, 200_001, '0.00001', '32,5', ' 32.5'];

interface Case {
  readonly name: string;
  /** The case needs a service whose statements the test can choose. */
  readonly needsService?: true;
  run(rig: RateRig): Promise<void>;
}

export const rateCases: readonly Case[] = [
  {
    name: 'states a whole number of ten-thousandths',
    async run({ port }) {
      const outcome = await port.rateOf('0');
      assert.equal(outcome.state, 'known');
      if (outcome.state === 'known') assert.ok(Number.isSafeInteger(outcome.rateE4) && outcome.rateE4 > 0);
    },
  },
  {
    name: 'reads decimals without losing a digit, and each chain its own',
    needsService: true,
    async run({ port, state }) {
      for (const [given, rateE4] of [
        ['32.5', 325_000],
        [32.5, 325_000],
        ['32.5001', 325_001],
        ['0.0029', 29],
        ['1.00005', 10_001],
        ['36', 360_000],
      ] as const) {
        state?.('1', given);
        state?.('0', '7');
        const outcome = await port.rateOf('1');
        assert.equal(outcome.state === 'known' ? outcome.rateE4 : outcome.reason, rateE4, String(given));
      }
    },
  },
  {
    name: 'takes nothing for a rate that is none',
    needsService: true,
    async run({ port, state }) {
      for (const given of noRates) {
        state?.('0', given);
        assert.equal((await port.rateOf('0')).state, 'unknown', JSON.stringify(given));
      }
      state?.('0', '32.5');
    },
  },
  {
    name: 'knows nothing if the service refuses, fails, hangs, breaks off, redirects or writes something else',
    needsService: true,
    async run({ port, behave }) {
      for (const how of ['refuses', 'fails', 'hangs', 'loses', 'redirects', 'garbles'] as const) {
        behave?.(how);
        const outcome = await port.rateOf('0').finally(() => behave?.('works'));
        assert.equal(outcome.state, 'unknown', how);
      }
    },
  },
];
