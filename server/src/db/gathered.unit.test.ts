import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Kysely } from 'kysely';
import { gathered } from './gathered.ts';
import { deadlineNow, inWork } from './pools.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;
const db = { isTransaction: false } as Db;

/** A statement that doubles numbers and is answered by the test. */
function doubling(most?: number) {
  const asked: (readonly number[])[] = [];
  const waiting: PromiseWithResolvers<void>[] = [];
  const double = gathered(async (_, keys: readonly number[]) => {
    asked.push(keys);
    const heard = Promise.withResolvers<void>();
    waiting.push(heard);
    await heard.promise;
    return keys.map((key) => key * 2);
  }, most);
  const answerAll = async () => {
    await turn();
    for (; waiting.length > 0; await turn()) {
      waiting.shift()?.resolve();
      await turn();
    }
  };
  return { asked, double, answerAll };
}

/** Ends after what was scheduled for the end of this turn of the event loop. */
const turn = () => new Promise((next) => setImmediate(next));

describe('gathered', () => {
  it('sends a call alone at the end of its turn', async () => {
    const { asked, double, answerAll } = doubling();
    const one = double(db, 1);
    await turn();
    expect(asked).toEqual([[1]]);
    await answerAll();
    expect(await one).toBe(2);
  });

  it('joins the calls of one turn, then those that arrive while it runs, and answers each with its own value', async () => {
    const { asked, double, answerAll } = doubling();
    const all = [double(db, 1), Promise.resolve().then(() => double(db, 2))];
    await turn();
    all.push(...[3, 4, 3].map((key) => double(db, key)));
    await turn();
    expect(asked).toEqual([[1, 2]]);
    await answerAll();
    expect(asked).toEqual([
      [1, 2],
      [3, 4, 3],
    ]);
    expect(await Promise.all(all)).toEqual([2, 4, 6, 8, 6]);
  });

  it('waits until the latest deadline of its callers, and joins nobody who has one with somebody who has none', async () => {
    const asked: [readonly number[], untilMs: number][] = [];
    const double = gathered(async (_, keys: readonly number[]) => {
      asked.push([keys, deadlineNow()]);
      return keys.map((key) => key * 2);
    });
    const now = Date.now();
    await Promise.all([
      inWork('reads', () => double(db, 1), now + 10_000),
      inWork('reads', () => double(db, 2)),
      inWork('reads', () => double(db, 3), now + 20_000),
      inWork('reads', () => double(db, 4)),
    ]);
    expect(asked).toEqual([
      [[1, 3], now + 20_000],
      [[2, 4], Infinity],
    ]);
  });

  it('sends a second statement beside one that waits, and no third', async () => {
    const { asked, double, answerAll } = doubling();
    const all = [double(db, 1)];
    await turn();
    all.push(double(db, 2), double(db, 3));
    while (asked.length < 2) await turn();
    all.push(double(db, 4));
    await pause(60);
    expect(asked).toEqual([[1], [2, 3]]);
    await answerAll();
    expect(asked).toEqual([[1], [2, 3], [4]]);
    expect(await Promise.all(all)).toEqual([2, 4, 6, 8]);
  });

  it('joins at most so many, and then runs two at a time', async () => {
    const { asked, double, answerAll } = doubling(2);
    const all = Promise.all([1, 2, 3, 4, 5].map((key) => double(db, key)));
    await turn();
    await turn();
    expect(asked).toEqual([
      [1, 2],
      [3, 4],
    ]);
    await answerAll();
    expect(asked).toEqual([[1, 2], [3, 4], [5]]);
    expect(await all).toEqual([2, 4, 6, 8, 10]);
  });

  it('does not join calls of different pools or databases, nor those of a transaction', async () => {
    const { asked, double, answerAll } = doubling();
    const trx = { isTransaction: true } as Db;
    const other = { isTransaction: false } as Db;
    const all = [1, 2, 3].map((key) => double(db, key));
    all.push(
      inWork('money', () => double(db, 4)),
      double(other, 5),
      double(trx, 6),
      double(trx, 7),
      double(trx, 8),
    );
    await turn();
    expect(asked).toEqual([[6], [7], [8], [1, 2, 3], [4], [5]]);
    await answerAll();
    expect(await Promise.all(all)).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  });

  it("runs in the context of a statement's first caller", async () => {
    const caller = new AsyncLocalStorage<string>();
    const callers: (string | undefined)[] = [];
    const name = gathered(async (_, keys: readonly string[]) => {
      callers.push(caller.getStore());
      await Promise.resolve();
      return keys;
    }, 2);
    await Promise.all(['a', 'b'].map((key) => caller.run(key, () => name(db, key))));
    await Promise.all(['c', 'd', 'e', 'f', 'g'].map((key) => caller.run(key, () => name(db, key))));
    expect(callers).toEqual(['a', 'c', 'e', 'g']);
  });
});

const failing = (code: string, text = 'refused') =>
  gathered(async (_, keys: readonly number[]) => {
    await Promise.resolve();
    if (keys.includes(-1)) throw Object.assign(new Error(text), { code });
    return keys;
  });

/** How each of five calls ends, of which the fourth has values that the statement refuses. */
async function statesUnder(code: string, text?: string): Promise<string[]> {
  const run = failing(code, text);
  const ended = await Promise.allSettled([1, 2, 3, -1, 4].map((key) => run(db, key)));
  return ended.map(({ status }) => status);
}

describe('an error of a joined statement', () => {
  it.each(['22003', '23503'])('about values (%s) is only of the caller whose values they are', async (code) => {
    expect(await statesUnder(code)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('about a worker that is down is only of the callers whose rows are there', async () => {
    const text = 'connection to the remote node foyer@two:5432 failed with the following error: Connection refused';
    expect(await statesUnder('08006', text)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it.each(['57014', '40P01', '08006', ''])(
    'of another kind (%s) is of every caller, because nothing is known',
    async (code) => {
      expect(await statesUnder(code)).toEqual(['rejected', 'rejected', 'rejected', 'rejected', 'rejected']);
    },
  );

  it('does not stop later calls', async () => {
    const run = failing('57014');
    await expect(run(db, -1)).rejects.toThrow('refused');
    expect(await run(db, 5)).toBe(5);
  });

  it('is thrown for a statement that returns another number of values', async () => {
    const run = gathered(async () => Promise.resolve([]));
    await expect(run(db, 1)).rejects.toThrow('another number');
  });
});
