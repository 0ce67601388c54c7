/** Random bets, chases, stops and voids by several players over many draws: no money appears or disappears. L01, L10 */
import { gtStopChase } from '@foyer/contract/lottery/betting.ts';
import type { BetLine } from '@foyer/contract/lottery/betting.ts';
import { drawAt, drawTimes } from '@foyer/contract/lottery/clock.ts';
import { lotteryCodes } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { lotteryPlays, zonesOf } from '@foyer/contract/lottery/plays.ts';
import type { Play } from '@foyer/contract/lottery/plays.ts';
import { countBets, prizeOf } from '@foyer/contract/lottery/selection.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import type { TestPlayer } from '../wallet/testing/wallet.ts';
import { settleDue } from './settle.ts';
import { bet, lotteryResult } from './testing/lottery.ts';
import { voidDraw } from './void.ts';

const purseSatang = 5_000_000;
const playerCount = 4;
/** Sessions must not expire while days pass. */
const longMs = 4_000 * 24 * 3_600_000;
let t: TestHouse;
let players: TestPlayer[] = [];
beforeAll(async () => {
  t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
  players = await Promise.all(Array.from({ length: playerCount }, () => newPlayer(t, purseSatang / 100)));
});
afterAll(() => t.close());

/** Generates a line of any play of a game, with few enough bets for a small balance. */
function lineOf(play: Play): fc.Arbitrary<BetLine> {
  const { zones, values, bankers } = zonesOf(play);
  const zone = fc.subarray([...values], { minLength: Math.min(play.pick, values.length), maxLength: play.pick + 2 });
  return fc
    .tuple(fc.array(zone, { minLength: zones, maxLength: zones }), fc.nat(bankers), fc.integer({ min: 1, max: 4 }))
    .map(([picks, held, multiple]) => {
      const chosen = bankers === 0 ? [] : (picks[0] ?? []).slice(0, held);
      const dragged = picks.map((some) => some.filter((one) => !chosen.includes(one)));
      return { play: play.play, picks: dragged, bankers: chosen, unitSatang: 100, multiple };
    })
    .filter((line) => countBets(play.lotteryCode, line) > 0);
}

const linesOf = (code: LotteryCode): fc.Arbitrary<BetLine[]> =>
  fc.array(fc.constantFrom(...lotteryPlays[code]).chain(lineOf), { minLength: 1, maxLength: 4 });
const anyCart = fc.constantFrom(...lotteryCodes).chain((code) => fc.tuple(fc.constant(code), linesOf(code)));
const anyPlayer = fc.nat(playerCount - 1);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('bet' as const), by: anyPlayer, cart: anyCart }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('chase' as const),
      by: anyPlayer,
      cart: anyCart,
      issues: fc.integer({ min: 1, max: 4 }),
      isStopOnWin: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('stop' as const), nth: fc.nat(50) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('void' as const), code: fc.constantFrom(...lotteryCodes) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(20_000, 60_000, 300_000, 43_200_000),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'settle' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const running: { readonly player: TestPlayer; readonly chaseNo: string }[] = [];

/**
 * Places a cart, or a chase if issues are given. One that is too late or too expensive is refused and moves nothing.
 */
async function place(by: number, [lotteryCode, lines]: [LotteryCode, BetLine[]], issues = 0, isStopOnWin = false) {
  const player = players[by];
  if (player === undefined) throw new RangeError('nobody');
  const { index, issue } = drawAt(lotteryCode, t.clock.nowMs);
  const steps = Array.from({ length: issues }, (_, ahead) => ({
    issue: drawTimes(lotteryCode, index + ahead).issue,
    multiple: ahead + 1,
  }));
  const { code, data, refusal } = await bet(player, {
    lotteryCode,
    issue,
    lines,
    ...(issues > 0 && { chase: { isStopOnWin, steps } }),
  });
  expect(code === 200 || ['DRAW_CLOSED', 'INPUT_RULE', 'ABOVE_BET_LIMIT'].includes(refusal ?? '')).toBe(true);
  if (data?.chaseNo) running.push({ player, chaseNo: data.chaseNo });
}

async function act(one: Step): Promise<void> {
  switch (one.kind) {
    case 'bet':
      return place(one.by, one.cart);
    case 'chase':
      return place(one.by, one.cart, one.issues, one.isStopOnWin);
    case 'stop': {
      const chase = running.at(one.nth % Math.max(1, running.length));
      if (chase) expect([200, 'CHASE_OVER']).toContain(await stopped(chase.player, chase.chaseNo));
      return;
    }
    case 'void': {
      // Voids the newest draw that may be over, or the one on sale.
      const { index } = drawAt(one.code, t.clock.nowMs);
      await voidDraw(t.house, one.code, drawTimes(one.code, index - (index % 2)).issue, 'at random');
      return;
    }
    case 'wait':
      t.clock.nowMs += one.ms;
      return;
    case 'settle':
      await settleDue(t.house);
  }
}

async function stopped(player: TestPlayer, chaseNo: string) {
  const { code, refusal } = await player.call(gtStopChase, { chaseNo });
  return refusal ?? code;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Recomputes balances, held stakes and the bank from the bets alone, by rules that share no code with the house. */
async function expectAllMoney(): Promise<void> {
  const bets = await t.house.db.selectFrom('lottery_bet').selectAll().execute();
  const draws = await t.house.db.selectFrom('lottery_draw').select(['lottery_code', 'draw_index', 'numbers']).execute();
  const numbersOf = new Map(draws.map((draw) => [`${draw.lottery_code}:${draw.draw_index}`, draw.numbers]));
  const bank = { satang: 0 };
  for (const player of players) {
    const own = bets.filter((one) => one.player_id === player.playerId);
    const bought = own.filter(({ state }) => ['placed', 'won', 'lost'].includes(state));
    const prizes = bought
      .filter(({ state }) => state !== 'placed')
      .map(({ lottery_code, draw_index, play, picks, bankers, unit_satang: unitSatang, multiple, prize_satang }) => {
        const code = lotteryCodes.find((one) => one === lottery_code) ?? 'minute';
        const balls = numbersOf.get(`${lottery_code}:${draw_index}`) ?? [];
        expect(prize_satang).toBe(prizeOf(code, { play, picks, bankers, unitSatang, multiple }, balls));
        return prize_satang;
      });
    const held = sum(own.filter(({ state }) => state === 'planned').map((one) => one.stake_satang));
    const paid = sum(bought.map((one) => one.stake_satang)) - sum(prizes);
    const { main, chase = 0 } = await t.house.ledger.balances(player.playerId);
    expect({ main, chase }).toEqual({ main: purseSatang - held - paid, chase: held });
    bank.satang += paid;
  }
  expect(await lotteryResult(t)).toBe(bank.satang);
  await assertBooksAreZero(t.house.db);
}

it('sums stakes, prizes and the house’s result to zero over any bets, chases, stops, voids and draws. L01', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 45 }), async (steps) => {
      for (const one of steps) await act(one);
      await settleDue(t.house);
      await expectAllMoney();
    }),
    { numRuns: 8, endOnFailure: true },
  );
  const seen = await t.house.db.selectFrom('lottery_bet').select(['state', 'play', 'lottery_code']).execute();
  const states = new Set(seen.map(({ state }) => state));
  expect([...states].toSorted()).toEqual(expect.arrayContaining(['cancelled', 'lost', 'void', 'won']));
  expect(new Set(seen.map(({ lottery_code, play }) => `${lottery_code} ${play}`)).size).toBeGreaterThan(15);
});
