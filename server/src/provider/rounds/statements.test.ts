/** How often a spin asks the database for its round: each read is a round trip that a player waits for. */
import { randomUUID } from 'node:crypto';
import * as calls from '@foyer/contract/play/slot.ts';
import { afterAll, expect, it } from 'vitest';
import { watchStatements } from '../../db/testing/failing.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { playerWith } from '../testing/player.ts';

const t = await openTestHouse();
const statements = watchStatements();
afterAll(async () => {
  statements.stop();
  await assertBooksAreZero(t.house.db);
  await t.close();
});

it('a spin reads its round twice and writes it twice, whatever it pays. M11, L05', async () => {
  const { player } = await playerWith(t, 'moyu-koi-gate', 1_000_000);
  const { sessionId } = await player.window('moyu-koi-gate', 'real');
  const ask = { sessionId, requestId: randomUUID(), stakeSatang: 100 };
  t.clock.nowMs += calls.minSpinCycleMs;
  const { texts } = await statements.failing(0, 'unsent', () => player.ok(calls.spin, ask));
  const ofRound = texts.filter((text) => text.includes('"play_round"')).map((text) => text.split(' ', 1)[0]);
  // Before it is drawn: a round of the same request, and the last one. Then once more when its turn to be paid has come.
  expect(ofRound).toEqual(['select', 'insert', 'select', 'update']);
});
