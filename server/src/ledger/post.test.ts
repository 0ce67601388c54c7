import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitingForLocks } from '../testing/race.ts';
import { InsufficientFunds, KeyConflict, titles } from './accounts.ts';
import type { BetRow, Movement } from './accounts.ts';
import { assertBooksAreZero, readHouseBalances } from './books.ts';
import { BetClosed } from './failures.ts';
import { createLedger } from './post.ts';
import { countingIds, openTestLedger, topUp } from './testing/ledger.ts';
import type { TestLedger } from './testing/ledger.ts';
import { playersTogether, watched } from './testing/watched.ts';

let house: TestLedger;
beforeAll(async () => {
  house = await openTestLedger();
});
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => house.close());

const transfer = (playerId: string, key: string, amountSatang: number): Movement => ({
  playerId,
  key,
  title: titles.transferIn,
  reference: 'PG',
  legs: [
    { account: 'main', amountSatang: -amountSatang },
    { account: 'game:PG', amountSatang },
  ],
});
const bet = (betOrderNo: string, fields: Partial<BetRow> = {}): BetRow => ({
  betOrderNo,
  platformCode: 'PG',
  gameType: 3,
  gameId: 'lanterns',
  stakeSatang: 100,
  winSatang: 0,
  roundId: `round of ${betOrderNo}`,
  isSettled: true,
  ...fields,
});
const stake = (playerId: string, betOrderNo: string, fields: Partial<BetRow> = {}): Movement => ({
  playerId,
  key: `stake ${betOrderNo}`,
  title: titles.stake,
  reference: betOrderNo,
  legs: [
    { account: 'main', amountSatang: -100 },
    { account: 'house:games:PG', amountSatang: 100 },
  ],
  bet: bet(betOrderNo, fields),
});
const prize = (playerId: string, key: string, betOrderNo: string, winSatang: number): Movement => ({
  ...topUp(playerId, key, winSatang),
  title: titles.prize,
  bet: bet(betOrderNo, { winSatang }),
});
const outcomeOf = (posting: Promise<unknown>) =>
  posting.then(
    () => 'posted',
    (error: Error) => error.constructor.name,
  );

describe('a movement', () => {
  it('returns the new balances of the accounts that it touched. L01', async () => {
    await house.ledger.post(topUp('moves', 'a', 5000));
    const posted = await house.ledger.post(transfer('moves', 'b', 1200));
    expect(posted).toMatchObject({ balances: { main: 3800, 'game:PG': 1200 }, isRepeat: false });
    expect(await house.ledger.balances('moves')).toEqual({ main: 3800, 'game:PG': 1200 });
  });

  it('moves nothing if an account would go below zero, and names the account. L03', async () => {
    await house.ledger.post(topUp('poor', 'a', 500));
    const refused = house.ledger.post(transfer('poor', 'b', 501));
    await expect(refused).rejects.toMatchObject({ account: 'main', constructor: InsufficientFunds });
    expect(await house.ledger.balances('poor')).toEqual({ main: 500 });
  });

  it('does not stake money that only its own prize would bring. L03', async () => {
    await house.ledger.post(topUp('hopeful', 'a', 50));
    const spin: Movement = {
      ...stake('hopeful', 'spin'),
      legs: [...stake('hopeful', 'spin').legs, ...topUp('', '', 900).legs],
    };
    expect(await outcomeOf(house.ledger.post(spin))).toBe('InsufficientFunds');
    expect(await house.ledger.balances('hopeful')).toEqual({ main: 50 });
  });

  it('that is refused does not affect the others in its batch', async () => {
    const players = Array.from({ length: 40 }, (_, index) => `neighbour ${index}`);
    const outcomes = await Promise.all(
      players.map((player, index) => outcomeOf(house.ledger.post(topUp(player, 'a', index % 2 === 0 ? 10 : -10)))),
    );
    expect(outcomes).toEqual(players.map((_, index) => (index % 2 === 0 ? 'posted' : 'InsufficientFunds')));
  });

  it.each([
    ['whose legs sum above zero', [{ account: 'main', amountSatang: 5 }]],
    ['whose legs sum below zero', [{ account: 'main', amountSatang: -5 }]],
    ['of parts of a satang', topUp('', '', 0.5).legs],
    ['that touches no player', topUp('', '', 5, 'house:fees' as 'main').legs],
    ['that touches nothing', []],
  ] satisfies [string, Movement['legs']][])('%s is rejected as a bug of the caller. L01', async (_what, legs) => {
    await expect(house.ledger.post({ ...topUp('mistake', 'a', 1), legs })).rejects.toThrow(RangeError);
    expect(await house.ledger.balances('mistake')).toEqual({});
  });

  it('updates no balance row of a house account: its balance is the sum of its entries', async () => {
    const before = await readHouseBalances(house.db);
    await Promise.all(['x', 'y', 'z'].map((player) => house.ledger.post(topUp(`house ${player}`, 'a', 700))));
    const after = await readHouseBalances(house.db);
    expect(after['house:bank']).toBe((before['house:bank'] ?? 0) - 2100);
    const rows = await house.db.selectFrom('balance').select('account').where('account', 'like', 'house:%').execute();
    expect(rows).toEqual([]);
  });
});

describe('a key', () => {
  it('answers a repeat with the first result, and moves nothing. L05', async () => {
    const first = await house.ledger.post(topUp('again', 'a', 300));
    await house.ledger.post(topUp('again', 'b', 40));
    const second = await house.ledger.post(topUp('again', 'a', 300));
    expect(second).toEqual({ ...first, isRepeat: true });
    expect(await house.ledger.balances('again')).toEqual({ main: 340 });
  });

  it('answers a repeat with the first result even if the money has been spent since. L05', async () => {
    await house.ledger.post(topUp('spent', 'a', 300));
    await house.ledger.post(topUp('spent', 'out', -300));
    expect(await house.ledger.post(topUp('spent', 'out', -300))).toMatchObject({
      isRepeat: true,
      balances: { main: 0 },
    });
  });

  it('moves once for 30 concurrent requests. L05', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => house.ledger.post(topUp('twins', 'a', 9))));
    expect(all.filter((posted) => !posted.isRepeat)).toHaveLength(1);
    expect(new Set(all.map((posted) => posted.movementId)).size).toBe(1);
    expect(await house.ledger.balances('twins')).toEqual({ main: 9 });
  });

  it.each([
    ['amount', topUp('conflict', 'a', 301)],
    ['account', topUp('conflict', 'a', 300, 'bonus')],
    ['title', { ...topUp('conflict', 'a', 300), title: titles.bonus }],
    ['reference', { ...topUp('conflict', 'a', 300), reference: 'other' }],
    ['bet', { ...topUp('conflict', 'a', 300), bet: bet('other') }],
  ] satisfies [string, Movement][])('refuses another %s. L05', async (_what, other) => {
    await house.ledger.post(topUp('conflict', 'a', 300));
    await expect(house.ledger.post(other)).rejects.toThrow(KeyConflict);
    expect(await house.ledger.balances('conflict')).toEqual({ main: 300 });
  });

  it('moves once for two processes that wait for the same wallet. L05', async () => {
    const { db, money } = house;
    await house.ledger.post(topUp('both', 'first', 100));
    const other = createLedger({ db, money, now: () => Date.UTC(2026, 10, 21), random: { id: () => 'of the other' } });
    for (const movement of [stake('both', 'b9', { isSettled: false }), prize('both', 'prize', 'b9', 970)]) {
      const asked = await db.transaction().execute(async (trx) => {
        await sql`select from wallet where player_id = 'both' for update`.execute(trx);
        const postings = Promise.all([house.ledger.post(movement), other.post(movement)]);
        await expect.poll(() => waitingForLocks(house)).toBe(2);
        // Not awaited here: they continue after this transaction has released the wallet.
        return { postings };
      });
      expect((await asked.postings).filter(({ isRepeat }) => isRepeat)).toHaveLength(1);
    }
    expect((await house.ledger.balances('both')).main).toBe(970);
    await other.close();
  });

  it('belongs to one player: another player may use the same key', async () => {
    const both = await Promise.all(['one', 'two'].map((player) => house.ledger.post(topUp(player, 'shared', 5))));
    expect(both.map((posted) => posted.isRepeat)).toEqual([false, false]);
  });
});

describe('a bet row', () => {
  it('is only written if the movement that pays for it is posted. ENTITY-035', async () => {
    await house.ledger.post(topUp('better', 'a', 100));
    expect(await outcomeOf(house.ledger.post(stake('better', 'B1')))).toBe('posted');
    expect(await outcomeOf(house.ledger.post(stake('better', 'B2')))).toBe('InsufficientFunds');
    const rows = await house.db.selectFrom('bet').selectAll().where('player_id', '=', 'better').execute();
    expect(rows).toMatchObject([{ bet_order_no: 'B1', stake_satang: 100, win_satang: 0, is_settled: true }]);
  });

  it('is settled once, by the movement that pays it', async () => {
    await house.ledger.post(topUp('winner', 'a', 100));
    await house.ledger.post(stake('winner', 'B1', { isSettled: false }));
    await house.ledger.post(prize('winner', 'prize', 'B1', 250));
    await expect(house.ledger.post(prize('winner', 'prize again', 'B1', 250))).rejects.toThrow(BetClosed);
    const rows = await house.db.selectFrom('bet').selectAll().where('player_id', '=', 'winner').execute();
    expect(rows).toMatchObject([{ stake_satang: 100, win_satang: 250, is_settled: true }]);
    expect(await house.ledger.balances('winner')).toEqual({ main: 250 });
  });
});

describe('a batch', () => {
  it('that fails is halved until the bad movement is alone: only that one fails, and few statements are sent', async () => {
    const players = playersTogether(house.money, 64);
    const [bad = ''] = players.slice(7);
    await Promise.all(players.map((player) => house.ledger.post(topUp(player, 'a', 100))));
    await house.ledger.post(stake(bad, 'closed'));
    await house.ledger.post(topUp(bad, 'more', 100));
    let sent = 0;
    const money = watched(house.money, () => {
      sent += 1;
      return undefined;
    });
    const ids = { id: () => String(Math.trunc(performance.now() * 1e6)) };
    const counted = createLedger({ db: house.db, money, now: () => Date.UTC(2026, 10, 21), random: ids });
    const movements = players.map((player) => ({ ...stake(player, 'closed'), key: `again ${player}` }));
    const outcomes = await counted.postAll(movements);
    expect(outcomes.map(({ status }) => status)).toEqual(
      players.map((player) => (player === bad ? 'rejected' : 'fulfilled')),
    );
    expect(outcomes[7]).toMatchObject({ reason: expect.any(BetClosed) });
    // The whole batch, two halves in each of six steps, and the bad one once more.
    expect(sent).toBe(1 + 2 * 6 + 1);
    await counted.close();
  });

  it('of one house and a batch of another share players without losing or duplicating a movement', async () => {
    const { db, money } = house;
    // The ids must differ from those of the first house, as random ids do.
    const ids = { id: () => String(Math.trunc(performance.now() * 1e6)) };
    const second = createLedger({ db, money, now: () => Date.UTC(2026, 10, 21), random: ids });
    const posts = Array.from({ length: 120 }, (_, index) => {
      const ledger = index % 2 === 0 ? house.ledger : second;
      const order = Math.floor(index / 2);
      return ledger.post(topUp(`shared ${order % 3}`, `key ${order}`, 1));
    });
    const posted = await Promise.all(posts);
    expect(posted.filter(({ isRepeat }) => !isRepeat)).toHaveLength(60);
    const balances = await Promise.all([0, 1, 2].map((index) => house.ledger.balances(`shared ${index}`)));
    expect(balances).toEqual([{ main: 20 }, { main: 20 }, { main: 20 }]);
    await second.close();
  });
});

describe('races', () => {
  it.each(['23505', '40001', '40P01'])('a movement alone is sent again where the database answers %s', async (code) => {
    let sent = 0;
    const money = watched(house.money, () => {
      sent += 1;
      return sent === 1 ? Object.assign(new Error(code), { code }) : undefined;
    });
    const ledger = createLedger({ db: house.db, money, now: Date.now, random: countingIds() });
    expect(await ledger.post(topUp(`raced ${code}`, 'a', 70))).toMatchObject({ balances: { main: 70 } });
    expect(sent).toBeGreaterThan(1);
    await ledger.close();
  });

  it('50 concurrent callers take the whole balance and not a satang more. L03', async () => {
    await house.ledger.post(topUp('raced', 'a', 1000));
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        outcomeOf(house.ledger.post(transfer('raced', `t${index}`, 30 + index))),
      ),
    );
    const taken = outcomes.reduce((sum, outcome, index) => (outcome === 'posted' ? sum + 30 + index : sum), 0);
    expect(await house.ledger.balances('raced')).toEqual({ main: 1000 - taken, 'game:PG': taken });
    expect(outcomes.filter((outcome) => outcome === 'InsufficientFunds').length).toBeGreaterThan(10);
  });

  it('closing waits for everything that was accepted', async () => {
    const { db, money } = house;
    const ledger = createLedger({
      db,
      money,
      now: () => 1.6e12,
      random: { id: () => `${Math.random()}` },
      largestBatch: 4,
    });
    const posts = Array.from({ length: 30 }, (_, index) => ledger.post(topUp(`closing ${index % 7}`, `k${index}`, 1)));
    await ledger.close();
    const rows = await db.selectFrom('movement').select('key').where('player_id', 'like', 'closing%').execute();
    expect(rows).toHaveLength(30);
    await Promise.all(posts);
    await expect(ledger.post(topUp('closing 1', 'late', 1))).rejects.toThrow('closed');
  });
});
