/**
 * What every store of files must do, as a list of cases that run against any adapter: the house's own, or one that an
 * operator adds. files.test.ts runs them. docs/ports.md
 */
import assert from 'node:assert/strict';
import type { FilePort, StoredFile } from './filePort.ts';

/** Simulated behaviour of the store. `loses`: the file is stored and the reply is lost. */
export type StoreBehaviour = 'works' | 'refuses' | 'fails' | 'hangs' | 'loses';

export interface FileRig {
  readonly port: FilePort;
  /** Undefined if nothing behind the port can fail. */
  readonly behave: ((how: StoreBehaviour) => void) | undefined;
}

let keys = 0;
const newKey = (): string => {
  keys += 1;
  return `7/conformance-${Date.now()}-${keys}.png`;
};

/** All bytes, so that an adapter which reads them as text fails. */
const file = (mark = 0): StoredFile => ({
  bytes: Buffer.from([...Array.from({ length: 256 }, (_, at) => at), mark]),
  type: 'image/png',
});

async function assertHolds({ port }: FileRig, key: string, { bytes, type }: StoredFile): Promise<void> {
  const got = await port.get(key);
  assert.equal(got.state, 'found');
  if (got.state === 'found') assert.deepEqual([got.type, got.bytes.equals(bytes)], [type, true]);
}

async function assertUnknownThenStored(rig: FileRig, how: StoreBehaviour): Promise<void> {
  const key = newKey();
  rig.behave?.(how);
  const outcome = await rig.port.put(key, file());
  const read = await rig.port.get(key);
  rig.behave?.('works');
  assert.equal(outcome.state, 'unknown');
  assert.equal(read.state, 'unknown', 'a store that does not answer must not be taken for one without the file');
  assert.equal((await rig.port.put(key, file())).state, 'stored');
  await assertHolds(rig, key, file());
}

interface Case {
  readonly name: string;
  /** The case needs a store that can fail. */
  readonly needsFaults?: true;
  run(rig: FileRig): Promise<void>;
}

export const fileCases: readonly Case[] = [
  {
    name: 'returns a file as it was stored, with its type and size',
    async run(rig) {
      const key = newKey();
      assert.deepEqual(await rig.port.put(key, file()), { state: 'stored' });
      await assertHolds(rig, key, file());
    },
  },
  {
    name: 'has nothing under a key that was never used',
    run: async ({ port }) => assert.deepEqual(await port.get(newKey()), { state: 'none' }),
  },
  {
    name: 'may be told again to store the same file',
    async run(rig) {
      const key = newKey();
      for (let times = 0; times < 3; times += 1) assert.equal((await rig.port.put(key, file())).state, 'stored');
      await assertHolds(rig, key, file());
      await Promise.all([rig.port.put(key, file()), rig.port.put(key, file())]);
      await assertHolds(rig, key, file());
    },
  },
  {
    name: 'keeps files of different keys apart',
    async run(rig) {
      const [one, other] = [newKey(), newKey()];
      await rig.port.put(one, file(1));
      await rig.port.put(other, file(2));
      await assertHolds(rig, one, file(1));
      await rig.port.delete(one);
      assert.equal((await rig.port.get(one)).state, 'none');
      await assertHolds(rig, other, file(2));
    },
  },
  {
    name: 'deletes for good, and again',
    async run({ port }) {
      const key = newKey();
      await port.put(key, file());
      for (let times = 0; times < 2; times += 1) assert.equal((await port.delete(key)).state, 'deleted');
      assert.equal((await port.get(key)).state, 'none');
    },
  },
  {
    name: 'refuses keys that lead elsewhere, and another type than the key’s',
    async run({ port }) {
      for (const key of [
        '',
        '../a.png',
        '7/../../a.png',
        '/etc/a.png',
        '7/a.png/',
        '7//a.png',
        'a.png?x=1',
        '7/a.exe',
        '7/a',
      ])
        for (const outcome of [await port.put(key, file()), await port.get(key), await port.delete(key)])
          assert.equal(outcome.state, 'refused', key);
      assert.equal((await port.put(newKey(), { ...file(), type: 'text/html' })).state, 'refused');
    },
  },
  {
    name: 'has nothing after the store has refused',
    needsFaults: true,
    async run(rig) {
      const key = newKey();
      rig.behave?.('refuses');
      const outcome = await rig.port.put(key, file());
      rig.behave?.('works');
      assert.equal(outcome.state, 'refused');
      assert.equal((await rig.port.get(key)).state, 'none');
    },
  },
  {
    name: 'does not know the outcome if the store fails',
    needsFaults: true,
    run: (rig) => assertUnknownThenStored(rig, 'fails'),
  },
  {
    name: 'does not know the outcome if the store does not reply in time',
    needsFaults: true,
    run: (rig) => assertUnknownThenStored(rig, 'hangs'),
  },
  {
    name: 'does not know the outcome if the reply is lost',
    needsFaults: true,
    run: (rig) => assertUnknownThenStored(rig, 'loses'),
  },
];
