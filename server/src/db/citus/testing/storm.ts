/** Movements that go on while shards are moved and connections are killed. */
import type { Ledger, Movement } from '../../../ledger/accounts.ts';
import { topUp } from '../../../ledger/testing/ledger.ts';

/** Each try has tries of its own within the ledger, for seconds. */
const mostTries = 50;

/** Eight callers who post without a pause, and repeat what had no answer under its key. `end` returns what was posted. */
export function startStorm(ledger: Ledger, players: readonly string[], prefix: string) {
  const acknowledged: string[] = [];
  let unanswered = 0;
  let isEnding = false;
  let waiting: { count: number; done: () => void } | undefined;
  const call = async (caller: number): Promise<void> => {
    for (let turn = 0; ; turn += 1) {
      if (isEnding) return;
      const playerId = players[(caller + turn * 8) % players.length] ?? '';
      const key = `${prefix} ${caller} ${turn}`;
      for (let tries = 1; !(await isPosted(ledger, topUp(playerId, key, 1))); tries += 1) {
        unanswered += 1;
        if (tries === mostTries) throw new Error(`${key} of ${playerId} cannot be posted`);
      }
      acknowledged.push(`${playerId} ${key}`);
      if (waiting !== undefined && acknowledged.length >= waiting.count) waiting.done();
    }
  };
  const all = Promise.all(Array.from({ length: 8 }, (_, caller) => call(caller)));
  return {
    acknowledges: (more: number) =>
      Promise.race([
        all,
        new Promise<void>((done) => {
          waiting = { count: acknowledged.length + more, done };
        }),
      ]),
    unanswered: () => unanswered,
    async end() {
      isEnding = true;
      await all;
      return acknowledged;
    },
  };
}

const isPosted = (ledger: Ledger, movement: Movement): Promise<boolean> =>
  ledger.post(movement).then(
    () => true,
    () => false,
  );
