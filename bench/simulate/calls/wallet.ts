/** Transfers, deposits and withdrawals, by the house's own services. SI-44, SI-47, SI-50 */
import { deposit, withdraw, withdrawGames } from '@foyer/contract/wallet/balance.ts';
import { offlineAutoPayOrder } from '@foyer/contract/wallet/depositOrders.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { titles } from '@foyer/house/ledger/accounts.ts';
import type { Leg } from '@foyer/house/ledger/accounts.ts';
import { stepWithdrawals } from '@foyer/house/wallet/bank/bank.ts';
import { settleDeposits } from '@foyer/house/wallet/depositSettle.ts';
import { mustBe, mustBeDone, orderNoOf, Untrue } from '../operation.ts';
import type { Kind, Scene } from '../operation.ts';
import type { Process } from '../world.ts';
import { run, send } from './call.ts';
import { peopleFor, withdrawPassword } from './people.ts';
import type { People, Person } from './people.ts';

const baht = 100;
/** Later than any jump of the clock leads. */
const latestMs = Date.UTC(2200, 0);

export const between = (from: Leg['account'], to: Leg['account'], amountSatang: number): Leg[] => [
  { account: from, amountSatang: -amountSatang },
  { account: to, amountSatang },
];

/** Into a game or out of it; now and then more than there is, which is refused. */
const transfer = (people: People, way: 'in' | 'out'): Kind => ({
  name: `transfer ${way}`,
  async ready(scene) {
    const { playerId } = await people(scene);
    const from = way === 'in' ? 'main' : 'game:moyu';
    const amountSatang = scene.chance.between(1, 50) * baht;
    const isTooMuch = scene.chance.oneIn(8);
    const there = scene.model.balance(playerId, from);
    if (!isTooMuch && there < amountSatang) await scene.pay(playerId, from, amountSatang - there);
    const asked = isTooMuch ? amountSatang + Math.ceil(there / baht) * baht : amountSatang;
    const call = way === 'in' ? deposit : withdraw;
    const request = { platformKey: 'moyu', amountSatang: asked };
    const requestId = scene.newRequestId();
    return {
      players: [playerId],
      send: (process) => send(process, { playerId, requestId, call, request }),
      expected(answer) {
        mustBe(answer, isTooMuch ? 'BALANCE_INSUFFICIENT' : undefined);
        const title = way === 'in' ? titles.transferIn : titles.transferOut;
        const legs = between('main', 'game:moyu', way === 'in' ? asked : -asked);
        return isTooMuch ? [] : [{ playerId, title, legs }];
      },
    };
  },
});

const retrieve = (people: People): Kind => ({
  name: 'retrieve',
  async ready(scene) {
    const { playerId } = await people(scene);
    for (const account of ['game:moyu', 'game:kiln'] as const)
      if (scene.model.balance(playerId, account) === 0)
        await scene.pay(playerId, account, scene.chance.between(1, 5_000));
    const requestId = scene.newRequestId();
    const there = scene.model
      .balances(playerId)
      .filter(([account, amount]) => account.startsWith('game:') && amount > 0);
    return {
      players: [playerId],
      send: (process) => send(process, { playerId, requestId, call: withdrawGames, request: {} }),
      expected(answer) {
        mustBeDone(answer);
        return there.map(([account, amount]) => ({
          playerId,
          title: titles.transferOut,
          legs: between(account, 'main', amount),
        }));
      },
    };
  },
});

const depositRequest = (scene: Scene) => ({
  autoBankId: 'sandbox-auto-bangkok',
  amountSatang: scene.chance.between(100_00, 900_00),
  depositorName: 'Somchai',
});

async function openDeposits({ house }: Process, playerId: string): Promise<string[]> {
  const rows = await house.db
    .selectFrom('deposit_order')
    .select('order_no')
    .where('player_id', '=', playerId)
    .where('status', '=', 0)
    .execute();
  return rows.map((row) => row.order_no);
}

const depositOrder = (people: People): Kind => ({
  name: 'deposit order',
  async ready(scene) {
    const { playerId } = await people(scene);
    await settleAll(scene, playerId);
    const request = depositRequest(scene);
    const requestId = scene.newRequestId();
    return {
      players: [playerId],
      send: (process) => send(process, { playerId, requestId, call: offlineAutoPayOrder, request }),
      async expected(answer) {
        mustBeDone(answer);
        const open = await openDeposits(scene.quiet(), playerId);
        if (open.length !== 1) throw new Untrue(`${open.length} orders in place of one`);
        return [];
      },
    };
  },
});

/** An order of a player, and when it was placed: a clock that jumps back does not make the bank wait. */
interface Placed {
  readonly playerId: string;
  readonly orderNo: string;
  readonly atMs: number;
}

/** The bank's turn, until the order is ended. */
async function credit(process: Process, { playerId, orderNo, atMs }: Placed): Promise<void> {
  const nowMs = Math.max(process.house.now(), atMs);
  while ((await openDeposits(process, playerId)).includes(orderNo))
    await settleDeposits(process.house, { nowMs, delayMs: 0, playerId });
}

/** Orders that earlier operations have left are given up before another one begins. */
async function settleAll(scene: Scene, playerId: string): Promise<void> {
  if ((await openDeposits(scene.quiet(), playerId)).length === 0) return;
  await scene.world.observer.query(
    `update deposit_order set status = 2, ended_by = 'cancelled' where player_id = $1 and status = 0`,
    [playerId],
  );
}

const depositCredit = (people: People): Kind => ({
  name: 'deposit credit',
  async ready(scene) {
    const { playerId } = await people(scene);
    await settleAll(scene, playerId);
    const request = depositRequest(scene);
    const requestId = scene.newRequestId();
    const order = await send(scene.quiet(), { playerId, requestId, call: offlineAutoPayOrder, request });
    const placed = { playerId, orderNo: orderNoOf(order), atMs: scene.world.clock.nowMs };
    return {
      players: [playerId],
      send: (process) => run(() => credit(process, placed)),
      expected(answer) {
        mustBeDone(answer);
        return [{ playerId, title: titles.deposit, legs: between('house:bank', 'main', request.amountSatang) }];
      },
    };
  },
});

/** Whole baht whose ending the sandbox bank does nothing special with; `returned` ends in 44. */
function withdrawalAmount({ chance }: Scene, isReturned: boolean): number {
  for (;;) {
    const amount = isReturned ? chance.between(1, 6) * 100 + 44 : chance.between(100, 700);
    if (isReturned || amount % 100 !== 44) return amount * baht;
  }
}

const withdrawalOf = (person: Person, amountSatang: number) => ({
  method: 'bank',
  bankCardId: person.bankCardId,
  chain: '0' as const,
  address: '',
  amountSatang,
  withdrawPassword,
});

const hold = (people: People): Kind => ({
  name: 'withdrawal hold',
  async ready(scene) {
    const person = await people(scene);
    const { playerId } = person;
    await finishWithdrawals(scene, playerId);
    const isTooMuch = scene.chance.oneIn(8);
    const there = scene.model.balance(playerId, 'main');
    const amountSatang = withdrawalAmount(scene, false) + (isTooMuch ? Math.ceil(there / baht) * baht : 0);
    if (!isTooMuch && there < amountSatang) await scene.pay(playerId, 'main', amountSatang - there);
    const requestId = scene.newRequestId();
    const request = withdrawalOf(person, amountSatang);
    return {
      players: [playerId],
      send: (process) => send(process, { playerId, requestId, call: applyWithdraw, request }),
      expected(answer) {
        mustBe(answer, isTooMuch ? 'ABOVE_WITHDRAWABLE' : undefined);
        if (isTooMuch) return [];
        return [{ playerId, title: titles.manualWithdrawal, legs: between('main', 'withdrawing', amountSatang) }];
      },
    };
  },
});

async function openWithdrawals({ house }: Process, playerId: string): Promise<string[]> {
  const rows = await house.db
    .selectFrom('withdrawal')
    .select('order_no')
    .where('player_id', '=', playerId)
    .where('status', 'in', [0, 1, 4, 5])
    .where('method', '!=', 'reserve')
    .execute();
  return rows.map((row) => row.order_no);
}

/** Audits and pays, until the order is ended. */
async function payOut(process: Process, { playerId, orderNo, atMs }: Placed): Promise<void> {
  const nowMs = Math.max(process.house.now(), atMs);
  while ((await openWithdrawals(process, playerId)).includes(orderNo))
    await stepWithdrawals(process.house, { nowMs, delayMs: 0, playerId });
}

/** What earlier operations hold is paid out, so that only the one that is tried is left. */
async function finishWithdrawals(scene: Scene, playerId: string): Promise<void> {
  const [orderNo] = await openWithdrawals(scene.quiet(), playerId);
  if (orderNo === undefined) return;
  await scene.step([playerId], async () => {
    const held = scene.model.balance(playerId, 'withdrawing');
    await payOut(scene.quiet(), { playerId, orderNo, atMs: latestMs });
    return [{ playerId, title: titles.withdrawalPaid, legs: between('withdrawing', 'house:bank', held) }];
  });
}

const ending = (people: People, isReturned: boolean): Kind => ({
  name: isReturned ? 'withdrawal return' : 'withdrawal pay',
  async ready(scene) {
    const person = await people(scene);
    const { playerId } = person;
    await finishWithdrawals(scene, playerId);
    const amountSatang = withdrawalAmount(scene, isReturned);
    const there = scene.model.balance(playerId, 'main');
    if (there < amountSatang) await scene.pay(playerId, 'main', amountSatang - there);
    const requestId = scene.newRequestId();
    const request = withdrawalOf(person, amountSatang);
    let orderNo = '';
    await scene.step([playerId], async () => {
      const answer = await send(scene.quiet(), { playerId, requestId, call: applyWithdraw, request });
      orderNo = orderNoOf(answer);
      return [{ playerId, title: titles.manualWithdrawal, legs: between('main', 'withdrawing', amountSatang) }];
    });
    const placed = { playerId, orderNo, atMs: scene.world.clock.nowMs };
    return {
      players: [playerId],
      send: (process) => run(() => payOut(process, placed)),
      expected(answer) {
        mustBeDone(answer);
        const title = isReturned ? titles.withdrawalReturned : titles.withdrawalPaid;
        return [{ playerId, title, legs: between('withdrawing', isReturned ? 'main' : 'house:bank', amountSatang) }];
      },
    };
  },
});

export function walletKinds(): readonly Kind[] {
  const people = peopleFor('wallet');
  return [
    transfer(people, 'in'),
    transfer(people, 'out'),
    retrieve(people),
    depositOrder(people),
    depositCredit(people),
    hold(people),
    ending(people, false),
    ending(people, true),
  ];
}
