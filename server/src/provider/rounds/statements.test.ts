/** Counts the statements of a spin: the player waits for each round trip to the database. */
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

it('makes a spin in 14 statements, of which two read its round and two write it, whatever it pays. M11, L05', async () => {
  const { player } = await playerWith(t, 'moyu-koi-gate', 1_000_000);
  const { sessionId } = await player.window('moyu-koi-gate', 'real');
  const ask = { sessionId, requestId: randomUUID(), stakeSatang: 100 };
  t.clock.nowMs += calls.minSpinCycleMs;
  const { texts } = await statements.failing(0, 'unsent', () => player.ok(calls.spin, ask));
  const ofRound = texts.filter((text) => text.includes('"play_round"')).map((text) => text.split(' ', 1)[0]);
  // The first finds a round of the same request and the last round. The third takes the lease of the step that settles
  // the round, and reads it again.
  expect(ofRound).toEqual(['select', 'with', 'with', 'with']);
  expect(texts).toHaveLength(14);
});
