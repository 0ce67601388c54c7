import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import type { Kysely } from 'kysely';
import { gathered } from './gathered.ts';
import { inWork } from './pools.ts';
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
  /** Answers the oldest statement that waits. */
  const answer = () => waiting.shift()?.resolve();
  const answerAll = async () => {
    for (; waiting.length > 0; await new Promise((next) => setImmediate(next))) answer();
  };
  return { asked, double, waiting, answer, answerAll };
}

describe('gathered', () => {
  it('sends a call alone at once', async () => {
    const { asked, double, answer } = doubling();
    const one = double(db, 1);
    expect(asked).toEqual([[1]]);
    answer();
    expect(await one).toBe(2);
  });

  it('joins the calls that arrive while two statements run, and answers each with its own value', async () => {
    const { asked, double, answerAll } = doubling();
    const all = Promise.all([1, 2, 3, 4, 3].map((key) => double(db, key)));
    expect(asked).toEqual([[1], [2]]);
    await answerAll();
    expect(asked).toEqual([[1], [2], [3, 4, 3]]);
    expect(await all).toEqual([2, 4, 6, 8, 6]);
  });

  it('joins at most so many', async () => {
    const { asked, double, answerAll } = doubling(2);
    const all = Promise.all([1, 2, 3, 4, 5].map((key) => double(db, key)));
    await answerAll();
    expect(asked).toEqual([[1], [2], [3, 4], [5]]);
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
    expect(asked).toEqual([[1], [2], [4], [5], [6], [7], [8]]);
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
    });
    await Promise.all(['a', 'b', 'c', 'd'].map((key) => caller.run(key, () => name(db, key))));
    expect(callers).toEqual(['a', 'b', 'c']);
  });
});

const failing = (code: string) =>
  gathered(async (_, keys: readonly number[]) => {
    await Promise.resolve();
    if (keys.includes(-1)) throw Object.assign(new Error('refused'), { code });
    return keys;
  });

/** How each of five calls ends, of which the fourth has values that the statement refuses. */
async function statesUnder(code: string): Promise<string[]> {
  const run = failing(code);
  const ended = await Promise.allSettled([1, 2, 3, -1, 4].map((key) => run(db, key)));
  return ended.map(({ status }) => status);
}

describe('an error of a joined statement', () => {
  it.each(['22003', '23503'])('about values (%s) is only of the caller whose values they are', async (code) => {
    expect(await statesUnder(code)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it.each(['57014', '40P01', ''])('of another kind (%s) is of every caller, because nothing is known', async (code) => {
    expect(await statesUnder(code)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'rejected']);
  });

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
