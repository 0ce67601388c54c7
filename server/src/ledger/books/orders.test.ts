/** Plants faults one by one in a house with open orders, rounds and bets, and finds each. L01, L02, L04, L07 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginEverything, moves } from '../testing/everything.ts';
import { openTestLedger, topUp } from '../testing/ledger.ts';
import type { TestLedger } from '../testing/ledger.ts';
import type { Fault } from './fault.ts';
import { readBooks } from './read.ts';
import { booksText } from './text.ts';

let house: TestLedger;
beforeAll(async () => {
  house = await openTestLedger();
});
afterAll(() => house.close());

const run = (text: string) => sql.raw(text).execute(house.db);
const lines = ({ faults }: { readonly faults: readonly Fault[] }) => faults.map(({ line }) => line).toSorted();
const read = () => readBooks(house.db, { againAfterMs: 0 });

beforeEach(async () => {
  await beginEverything(house);
  expect((await read()).faults).toEqual([]);
});

/** The planted fault, its SQL, and the expected finding: kind, account, movement or order, satang, line. */
const planted: [what: string, sql: string, kind: Fault['kind'], names: Partial<Fault>, line: string][] = [
  [
    'a changed entry',
    `update entry set amount_satang = 2999 where account = 'withdrawing' and seq = 4`,
    'movement',
    { movement: 4, reference: 'W1 asked', satang: -1 },
    'movement 4 of mei sums to -1',
  ],
  [
    'an entry that is missing',
    `delete from entry where account = 'house:fees'`,
    'movement',
    { movement: 6, satang: -40 },
    'movement 6 of mei sums to -40',
  ],
  [
    'money that was made up',
    `update entry set amount_satang = 2999 where account = 'withdrawing' and seq = 4`,
    'total',
    { satang: -1 },
    'all entries sum to -1',
  ],
  [
    'a wrong balance',
    `update balance set amount_satang = 1 where account = 'savings'`,
    'balance',
    { account: 'savings', movement: 7, satang: -3_999 },
    'savings of mei holds 1, its entries sum to 4000',
  ],
  [
    'a broken chain',
    `update movement set title = 1 where seq = 5`,
    'chain',
    { movement: 5, reference: 'W2 asked' },
    'movement 5 of mei was changed',
  ],
  [
    'a house account that another was booked on',
    `update entry set account = 'house:adjustment' where account = 'house:fees'`,
    'house',
    { account: 'house:fees', satang: -40 },
    'house:fees holds 0, its orders come to 40',
  ],
  [
    'an account that nobody uses',
    `update entry set account = 'house:safe' where account = 'house:fees'`,
    'account',
    { account: 'house:safe', satang: 40 },
    'house:safe holds 40, and nothing in the house uses such an account',
  ],
  [
    'a hold whose order is gone',
    `delete from withdrawal where order_no = 'W1'`,
    'hold',
    { account: 'withdrawing', movement: 4, reference: 'W1', satang: 3_000 },
    'withdrawing of mei holds 3000 for W1, which is no order',
  ],
  [
    'a hold whose order has ended',
    `update withdrawal set status = 3 where order_no = 'W1'`,
    'hold',
    { reference: 'W1', satang: 3_000 },
    'withdrawing of mei holds 3000 for W1, which has ended',
  ],
  [
    'a hold that is too small',
    `update withdrawal set amount_satang = 3500 where order_no = 'W1'`,
    'hold',
    { reference: 'W1', satang: -500 },
    'the order W1 of mei is open for 3500, and withdrawing holds 3000 for it',
  ],
  [
    'a paid withdrawal that never held its money',
    `update withdrawal set order_no = 'W9' where order_no = 'W2'`,
    'hold',
    { reference: 'W9' },
    'the order W9 of mei has ended, and withdrawing never held its 2000',
  ],
  [
    'a savings plan that is over and not paid back',
    `update interest_order set status = 1, paid_back_ms = 1`,
    'hold',
    { account: 'savings', satang: 4_000 },
    'savings of mei holds 4000 for S1, which has ended',
  ],
  [
    'a chase that holds more than its issues',
    `update lottery_bet set state = 'cancelled' where bet_order_no = 'C1-3'`,
    'hold',
    { account: 'chase', satang: 200 },
    'chase of mei holds 400, and its open issues come to 200',
  ],
  [
    'a paid deposit that brought less',
    `update deposit_order set credit_satang = 5100`,
    'order',
    { account: 'house:bank', reference: 'D1', satang: 100 },
    'the deposit D1 of mei says -5100 on house:bank, the ledger -5000',
  ],
  [
    'a bonus that was never paid',
    `update held_bonus set grant_id = 'B2'`,
    'order',
    { account: 'house:bonus', reference: 'B2' },
    'the bonus B2 of mei says -700 on house:bonus, the ledger nothing',
  ],
  [
    'an open round without its stake',
    `update play_round set round_id = 'R9'`,
    'stake',
    { reference: 'R9', satang: -500 },
    'the round R9 of mei is open for 500, the ledger took nothing',
  ],
  [
    'a bet on a table with another stake',
    `update table_bet set stake_satang = 301`,
    'stake',
    { account: 'game:moyu', movement: 12, reference: 'T1', satang: -1 },
    'the bet T1 of mei is open for 301, the ledger took 300 with movement 12',
  ],
  [
    'a bet on a match without its stake',
    `update sport_bet set order_no = 'P9'`,
    'stake',
    { reference: 'P9', satang: -250 },
    'the bet P9 of mei is open for 250, the ledger took nothing',
  ],
  [
    'shots that nobody paid',
    `update fish_shot set batch_id = 'F9'`,
    'stake',
    { reference: 'F9', satang: -60 },
    'the shots F9 of mei is open for 60, the ledger took nothing',
  ],
  [
    'a lottery bet that the ledger does not know',
    `update lottery_bet set bet_order_no = 'C1-9' where state = 'placed'`,
    'stake',
    { reference: 'C1-9', satang: -200 },
    'the lottery bet C1-9 of mei is in play for 200, the ledger knows no such bet',
  ],
  [
    'an open bet that no game knows',
    `delete from table_bet`,
    'stake',
    { reference: 'T1', satang: -300 },
    'the bet T1 of mei is open for 300, its game says nothing',
  ],
];

describe('the check of the books finds, with account, movement and amount,', () => {
  it.each(planted)('%s', async (_what, tampering, kind, names_, line) => {
    await run(tampering);
    expect((await read()).faults).toContainEqual(expect.objectContaining({ kind, line, ...names_ }));
  });

  it('a fast payment that contradicts its withdrawal, and money that remains between two players', async () => {
    await house.ledger.post(moves('reserve:Q1:given', 'W1', ['withdrawing', 'house:reserve'], 3_000));
    await run(`insert into reserve_offer (player_id, offer_no, request_key, amount_satang, state, payer_id, order_no, created_ms, expires_ms)
      values ('mei', 'W1', 'W1 asked', 3000, 'settling', 'lee', 'Q1', 1, 1)`);
    await run(`insert into reserve_order (player_id, order_no, request_key, payee_id, offer_no, amount_satang, state, created_ms, due_ms)
      values ('lee', 'Q1', 'q', 'mei', 'W1', 3000, 'settling', 1, 1)`);
    expect((await read()).faults).toEqual([]);
    await run(`update reserve_offer set state = 'paid'`);
    const found = lines(await read());
    expect(found).toContain('house:reserve holds 3000, its orders come to 0');
    expect(found).toContain(
      'the fast payment W1 of mei is paid for 3000, its withdrawal says 1 and 3000, its payer settling and 3000',
    );
  });
});

it('reports no fault for an order between two steps: requested, held, or paid and not stored yet', async () => {
  await run(`update withdrawal set status = -1 where order_no = 'W1'`);
  await run(`update withdrawal set status = 5 where order_no = 'W2'`);
  await run(`update interest_order set status = 2`);
  await run(`update play_round set state = 'closing'`);
  await run(`update lottery_bet set state = 'planned'`);
  expect((await read()).faults).toEqual([]);
});

it('finds the same faults in slices of a few movements as in one slice', async () => {
  for (const player of ['ann', 'bob', 'kai', 'zoe']) await house.ledger.post(topUp(player, 'a', 100));
  await run(
    `update entry set amount_satang = amount_satang + 1 where account = 'main' and player_id in ('ann', 'bob', 'zoe')`,
  );
  const whole = await read();
  const sliced = await readBooks(house.db, { againAfterMs: 0, sliceMovements: 2 });
  expect(lines(sliced)).toEqual(lines(whole));
  expect(lines(whole)).toEqual(
    expect.arrayContaining(['movement 1 of ann sums to 1', 'movement 1 of zoe was changed']),
  );
});

it('reports the balances of accounts, pending money, and whether there are faults', async () => {
  const report = await read();
  expect(report).toMatchObject({ players: 1, movements: 14, entries: 29 });
  expect(report.accounts).toContainEqual({ account: 'house:fees', entries: 1, satang: 40 });
  expect(report.waiting).toContainEqual({ what: 'withdrawals', count: 1, satang: 3_000 });
  const text = booksText(report);
  expect(text).toMatch(/^ {2}house:bank +3 +-1,030\.40$/m);
  expect(text).toMatch(/^ {2}all accounts +29 +0\.00$/m);
  expect(text).toContain('Every satang is explained.');
  await run(`delete from deposit_order`);
  await run(`update balance set amount_satang = 1 where account = 'savings'`);
  expect(booksText(await read())).toContain('1 faults:\n  balance   savings of mei holds 1, its entries sum to 4000');
});
