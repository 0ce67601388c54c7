/** What every provider of identity checks must do. identity.test.ts runs the cases. docs/ports.md */
import assert from 'node:assert/strict';
import type { IdentityOutcome, IdentityPort, IdentityRequest } from './identityPort.ts';

/** Simulated behaviour of the provider. `loses`: the check has begun and the reply is lost. */
export type IdentityBehaviour = 'works' | 'refuses' | 'fails' | 'hangs' | 'loses' | 'garbles';

export interface IdentityRig {
  readonly port: IdentityPort;
  /** A document's number that leads to this outcome. */
  readonly numberFor: (outcome: IdentityOutcome) => string;
  /** Undefined if nothing behind the port can fail. */
  readonly behave: ((how: IdentityBehaviour) => void) | undefined;
  /** How many checks the provider has begun under this reference. Undefined if the test cannot know. */
  readonly begun: ((reference: string) => number) | undefined;
}

let references = 0;
function requestFor(rig: IdentityRig, outcome: IdentityOutcome): IdentityRequest {
  references += 1;
  const documentNumber = rig.numberFor(outcome);
  return {
    reference: `${Date.now()}${references}`,
    realName: '\u{738B}\u{5C0F}\u{660E}',
    birthday: '1990-01-31',
    documentNumber,
  };
}

interface Case {
  readonly name: string;
  /** The case needs a provider that can fail. */
  readonly needsFaults?: true;
  run(rig: IdentityRig): Promise<void>;
}

export const identityCases: readonly Case[] = [
  {
    name: 'approves, refuses, or says that it will decide later',
    async run(rig) {
      for (const outcome of ['approved', 'refused', 'pending'] as const)
        assert.equal(await rig.port.begin(requestFor(rig, outcome)), outcome);
    },
  },
  {
    name: 'begins one check for one reference',
    async run(rig) {
      const request = requestFor(rig, 'approved');
      assert.deepEqual([await rig.port.begin(request), await rig.port.begin(request)], ['approved', 'approved']);
      if (rig.begun !== undefined) assert.equal(rig.begun(request.reference), 1);
    },
  },
  {
    name: 'tells the outcome of an earlier check',
    async run(rig) {
      const request = requestFor(rig, 'approved');
      await rig.port.begin(request);
      assert.equal(await rig.port.outcomeOf(request.reference), 'approved');
    },
  },
  {
    name: 'says that it has never had a reference',
    needsFaults: true,
    run: async ({ port }) => assert.equal(await port.outcomeOf('never'), 'none'),
  },
  {
    name: 'refuses nobody because the provider refuses the house, fails, hangs or writes something else',
    needsFaults: true,
    async run(rig) {
      for (const how of ['refuses', 'fails', 'hangs', 'garbles'] as const) {
        const request = requestFor(rig, 'approved');
        rig.behave?.(how);
        try {
          await assert.rejects(
            rig.port.begin(request),
            (error: Error) => !error.message.includes(request.documentNumber),
          );
          await assert.rejects(rig.port.outcomeOf(request.reference));
        } finally {
          rig.behave?.('works');
        }
      }
    },
  },
  {
    name: 'finds a check whose reply was lost',
    needsFaults: true,
    async run(rig) {
      const request = requestFor(rig, 'refused');
      rig.behave?.('loses');
      await assert.rejects(rig.port.begin(request)).finally(() => rig.behave?.('works'));
      assert.equal(await rig.port.outcomeOf(request.reference), 'refused');
    },
  },
];
