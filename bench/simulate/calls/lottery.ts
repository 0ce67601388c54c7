/** Carts of the lottery, their draws and draws that are annulled. L08, L09 */
import { gtBetting, gtStopChase } from '@foyer/contract/lottery/betting.ts';
import type { BetLine } from '@foyer/contract/lottery/betting.ts';
import { drawAt, drawTimes } from '@foyer/contract/lottery/clock.ts';
import type { DrawTimes } from '@foyer/contract/lottery/clock.ts';
import { titles } from '@foyer/house/ledger/accounts.ts';
import { settleDue } from '@foyer/house/lottery/settle.ts';
import { voidDraw } from '@foyer/house/lottery/void.ts';
import { mustBeDone } from '../operation.ts';
import type { Kind, Scene } from '../operation.ts';
import type { Process, World } from '../world.ts';
import { run, send } from './call.ts';
import { arrive } from './people.ts';
import { between } from './wallet.ts';

const bank = 'house:games:lottery';

/** On every last digit: it always wins 9.70 for each baht on one of ten. */
const sureLine = (multiple: number): BetLine => ({
  play: 'position',
  picks: [[], [], [], [], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  bankers: [],
  unitSatang: 100,
  multiple,
});

/** A line's stake and prize, satang. */
const stakeOf = (multiple: number): number => 1_000 * multiple;
const prizeOf = (multiple: number): number => 970 * multiple;

const latest = new WeakMap<Scene, number>();

/** Moves the clock to the first second of a draw that nobody has bet on, also after the clock has jumped back. */
function toNextIssue(scene: Scene): DrawTimes {
  const { clock } = scene.world;
  const index = Math.max(drawAt('minute', clock.latestMs).index, latest.get(scene) ?? 0) + 1;
  latest.set(scene, index);
  const times = drawTimes('minute', index);
  clock.nowMs = times.openMs + 1_000;
  return times;
}

const cartOf = (times: DrawTimes, multiple: number) => ({
  lotteryCode: 'minute' as const,
  issue: times.issue,
  lines: [sureLine(multiple)],
});

/** One player with one cart on the next draw. */
async function placed(scene: Scene) {
  const { playerId } = await arrive(scene, 'lottery');
  const multiple = scene.chance.between(1, 20);
  await scene.pay(playerId, 'main', stakeOf(multiple));
  const times = toNextIssue(scene);
  await scene.step([playerId], async () => {
    const request = cartOf(times, multiple);
    mustBeDone(await send(scene.quiet(), { playerId, requestId: scene.newRequestId(), call: gtBetting, request }));
    return [{ playerId, title: titles.stake, legs: between('main', bank, stakeOf(multiple)) }];
  });
  return { playerId, multiple, times };
}

/** The draw's time has come: every cart on it is paid, once. */
async function settle({ world, quiet }: Scene, playerId: string, multiple: number, { drawMs }: DrawTimes) {
  world.clock.nowMs = Math.max(world.clock.nowMs, drawMs + 1_000);
  await settleDue(quiet().house);
  return [{ playerId, title: titles.prize, legs: between(bank, 'main', prizeOf(multiple)) }];
}

/** The house's own turns until the player's bets are settled: a clock that has jumped back makes nothing due. */
async function settleBets({ house }: Process, clock: World['clock'], playerId: string, { drawMs }: DrawTimes) {
  for (;;) {
    const open = await house.db
      .selectFrom('lottery_bet')
      .select('bet_order_no')
      .where('player_id', '=', playerId)
      .where('state', '=', 'placed')
      .execute();
    if (open.length === 0) return;
    clock.nowMs = Math.max(clock.nowMs, drawMs + 1_000);
    await settleDue(house);
  }
}

const cart: Kind = {
  name: 'lottery cart',
  async ready(scene) {
    const { playerId } = await arrive(scene, 'lottery');
    const multiple = scene.chance.between(1, 20);
    await scene.pay(playerId, 'main', stakeOf(multiple));
    const times = toNextIssue(scene);
    const request = cartOf(times, multiple);
    const requestId = scene.newRequestId();
    return {
      players: [playerId],
      send: (process) => send(process, { playerId, requestId, call: gtBetting, request }),
      expected(answer) {
        // The sale may have ended while the clock jumped or another process took over.
        if (answer.refusal === 'DRAW_CLOSED' || answer.refusal === 'UNKNOWN_DRAW') return [];
        mustBeDone(answer);
        return [{ playerId, title: titles.stake, legs: between('main', bank, stakeOf(multiple)) }];
      },
      async after(answer) {
        if (answer.refusal !== undefined) return;
        await scene.step([playerId], () => settle(scene, playerId, multiple, times));
      },
    };
  },
};

const settled: Kind = {
  name: 'lottery draw',
  async ready(scene) {
    const { playerId, multiple, times } = await placed(scene);
    scene.world.clock.nowMs = times.drawMs + 1_000;
    return {
      players: [playerId],
      send: (process) => run(() => settleBets(process, scene.world.clock, playerId, times)),
      expected(answer) {
        mustBeDone(answer);
        return [{ playerId, title: titles.prize, legs: between(bank, 'main', prizeOf(multiple)) }];
      },
    };
  },
};

const annulled: Kind = {
  name: 'lottery void',
  async ready(scene) {
    const { playerId, multiple, times } = await placed(scene);
    const isSettled = scene.chance.oneIn(2);
    if (isSettled) await scene.step([playerId], () => settle(scene, playerId, multiple, times));
    const [stake, prize] = [stakeOf(multiple), isSettled ? prizeOf(multiple) : 0];
    return {
      players: [playerId],
      send: (process) => run(() => voidDraw(process.house, 'minute', times.issue, 'simulation')),
      expected(answer) {
        mustBeDone(answer);
        const legs = [...between(bank, 'main', stake), ...between('main', bank, prize)];
        return [{ playerId, title: titles.drawVoid, legs: legs.filter(({ amountSatang }) => amountSatang !== 0) }];
      },
    };
  },
};

/** Issues ahead that no jump of the clock brings on sale. */
const soonest = 40;

/** A chase holds the stakes of issues to come, and gives back what is left when its player stops it. */
const stopped: Kind = {
  name: 'chase stop',
  async ready(scene) {
    const { playerId } = await arrive(scene, 'chaser');
    const multiple = scene.chance.between(1, 5);
    const issues = scene.chance.between(2, 10);
    const whole = stakeOf(multiple) * issues;
    await scene.pay(playerId, 'main', whole);
    const { index, ...times } = toNextIssue(scene);
    const steps = Array.from({ length: issues }, (_, step) => ({
      issue: drawTimes('minute', index + soonest + step).issue,
      multiple: 1,
    }));
    const request = {
      ...cartOf({ index, ...times }, multiple),
      issue: steps[0]?.issue ?? '',
      chase: { isStopOnWin: false, steps },
    };
    let chaseNo = '';
    await scene.step([playerId], async () => {
      const answer = await send(scene.quiet(), { playerId, requestId: scene.newRequestId(), call: gtBetting, request });
      mustBeDone(answer);
      ({ chaseNo } = answer.data as { readonly chaseNo: string });
      return [{ playerId, title: titles.chaseHold, legs: between('main', 'chase', whole) }];
    });
    const requestId = scene.newRequestId();
    return {
      players: [playerId],
      send: (process) => send(process, { playerId, requestId, call: gtStopChase, request: { chaseNo } }),
      expected(answer) {
        mustBeDone(answer);
        return [{ playerId, title: titles.chaseReturn, legs: between('chase', 'main', whole) }];
      },
    };
  },
};

export const lotteryKinds = (): readonly Kind[] => [cart, settled, annulled, stopped];
