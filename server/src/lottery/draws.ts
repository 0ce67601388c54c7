/**
 * Draws by the house's clock. A reader always finds every due draw drawn: its row is written by the clock's job or by
 * the first reader, and both write the same.
 */
import { drawAt, drawOfIssue, drawTimes } from '@foyer/contract/lottery/clock.ts';
import type { DrawTimes } from '@foyer/contract/lottery/clock.ts';
import type { LotteryDraw } from '@foyer/contract/lottery/draws.ts';
import { bettingLimits, isLotteryCode, lotteryCodes, lotteryGame } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { ballsOf } from '@foyer/games/fair/chain.ts';
import { saltedName } from '@foyer/games/fair/salt.ts';
import type { calls } from '@foyer/contract/calls.ts';
import { chainAt, positionIn } from '../fairness/hashChain.ts';
import type { House } from '../house.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import { settings } from '../settings/settings.ts';
import { chainView, chainsOf, saltOfDue, seedsOf } from './chains.ts';
import { firstChain } from './chainStore.ts';
import type { ChainRow } from './chainStore.ts';
import { insertDrawn, lastDrawn, readDraws } from './drawStore.ts';
import type { DrawRow } from './drawStore.ts';

type Calls = typeof calls;

/** Cache of the newest drawn index per house. Draws never change, so they need not be read again. */
const drawnUpTo = new WeakMap<House['db'], Map<LotteryCode, number>>();

/** Draws everything due in one game and returns the newest index. Safe for concurrent processes. */
export async function drawDue(house: House, lotteryCode: LotteryCode): Promise<number> {
  const due = drawAt(lotteryCode, house.now()).index - 1;
  const known = drawnUpTo.get(house.db) ?? new Map<LotteryCode, number>();
  drawnUpTo.set(house.db, known);
  if ((known.get(lotteryCode) ?? -1) >= due) return due;
  const last = await lastDrawn(house, lotteryCode);
  const chains = await chainsOf(house, lotteryCode, last === undefined ? 0 : last + 1);
  const from = last === undefined ? (chains[0]?.first_index ?? due + 1) : last + 1;
  const rows = [];
  for (let index = from; index <= due; index += 1) rows.push(drawnRow(house, lotteryCode, chains, index));
  await insertDrawn(house, lotteryCode, rows);
  known.set(lotteryCode, due);
  return due;
}

function drawnRow(house: House, lotteryCode: LotteryCode, chains: readonly ChainRow[], index: number) {
  const chain = chainAt(chains, index);
  if (chain === undefined) throw new Error(`no chain for draw ${index} of ${lotteryCode}`);
  const { issue, closeMs } = drawTimes(lotteryCode, index);
  const { seed } = seedsOf(chain, index);
  return {
    draw_index: index,
    issue,
    numbers: ballsOf(
      lotteryGame(lotteryCode).balls,
      seed,
      saltedName(`${lotteryCode}:${issue}`, saltOfDue(house, chain)),
    ),
    seed,
    is_example: closeMs <= chain.published_ms,
  };
}

/** Converts a draw for the reply: from its row, or from the clock if it is not drawn yet. */
function drawView(times: DrawTimes, row: DrawRow | undefined, nowMs: number): LotteryDraw {
  const { lotteryCode, issue, openMs, closeMs, drawMs } = times;
  const view = { lotteryCode, issue, openMs, closeMs, drawMs, numbers: [], isExample: row?.is_example ?? false };
  if (row?.state === 'void') return { ...view, state: 'void' };
  if (row?.state === 'drawn' || row?.state === 'settled') return { ...view, state: 'drawn', numbers: row.numbers };
  return { ...view, state: nowMs < openMs ? 'upcoming' : nowMs < closeMs ? 'open' : 'closed' };
}

/** Returns the draws from `from` to `to`, newest first, whether or not they have a row. */
async function viewsOf(house: House, lotteryCode: LotteryCode, from: number, to: number): Promise<LotteryDraw[]> {
  const rows = new Map((await readDraws(house, lotteryCode, from, to)).map((row) => [row.draw_index, row]));
  const nowMs = house.now();
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, back) => {
    const times = drawTimes(lotteryCode, to - back);
    return drawView(times, rows.get(times.index), nowMs);
  });
}

/** Games whose sale the operator has stopped: setting 'lotteryPaused', codes with commas. M26 */
export async function pausedGames(house: House): Promise<LotteryCode[]> {
  const { lotteryPaused } = await settings(house, ['lotteryPaused']);
  return lotteryPaused.split(',').filter(isLotteryCode);
}

/** Current state of all games, or of the requested one. CALL-179 */
export const gtInit: Handler<Calls['gtInit']> = async ({ house }, wanted) => {
  const paused = await pausedGames(house);
  const games = await Promise.all(
    (wanted.lotteryCode === undefined ? lotteryCodes : [wanted.lotteryCode]).map(async (lotteryCode) => {
      const due = await drawDue(house, lotteryCode);
      const [current, latest] = await viewsOf(house, lotteryCode, due, due + 1);
      if (current === undefined || latest === undefined) throw new Error(`no draws of ${lotteryCode}`);
      return { lotteryCode, isOnSale: !paused.includes(lotteryCode), current, latest };
    }),
  );
  return { serverMs: house.now(), games };
};

/** Returns what can be bet on in one game. CALL-181 */
export const gtBettingList: Handler<Calls['gtBettingList']> = async ({ house }, { lotteryCode }) => {
  const due = await drawDue(house, lotteryCode);
  const [paused, coming, chains] = await Promise.all([
    pausedGames(house),
    viewsOf(house, lotteryCode, due + 1, due + bettingLimits.maxChaseIssues + 1),
    chainsOf(house, lotteryCode, due + 1),
  ]);
  const serverMs = house.now();
  return {
    serverMs,
    isOnSale: !paused.includes(lotteryCode),
    issues: coming.toReversed().filter(({ state }) => state === 'open' || state === 'upcoming'),
    unitsSatang: [...bettingLimits.unitsSatang],
    maxMultiple: bettingLimits.maxMultiple,
    maxLines: bettingLimits.maxLines,
    maxChaseIssues: bettingLimits.maxChaseIssues,
    maxOrderSatang: bettingLimits.maxOrderSatang,
    chains: chains.map((chain) => chainView(house, lotteryCode, chain)),
  };
};

/** Past draws, newest first. CALL-182 */
export const gtResultList: Handler<Calls['gtResultList']> = async ({ house }, request) => {
  const { lotteryCode } = request;
  const due = await drawDue(house, lotteryCode);
  const first = await firstChain(house, lotteryCode);
  const oldest = first?.first_index ?? due + 1;
  const { offset, limit } = pageOf(request);
  const list = await viewsOf(house, lotteryCode, Math.max(oldest, due - offset - limit + 1), due - offset);
  return { list, total: due - oldest + 1 };
};

/** Returns one draw with its proof. The seed of a draw that is voided or not drawn yet is not revealed. */
export const gtDraw: Handler<Calls['gtDraw']> = async (context, { lotteryCode, issue }) => {
  const { house } = context;
  const times = drawOfIssue(lotteryCode, issue);
  await drawDue(house, lotteryCode);
  const chain = times && chainAt(await chainsOf(house, lotteryCode, times.index), times.index);
  if (times === undefined || chain === undefined) return context.refuse('UNKNOWN_DRAW');
  const [row] = await readDraws(house, lotteryCode, times.index, times.index);
  const draw = drawView(times, row, house.now());
  if (draw.state !== 'drawn') return { draw };
  const proof = {
    ...seedsOf(chain, times.index),
    position: positionIn(chain, times.index),
    chain: chainView(house, lotteryCode, chain),
  };
  return { draw, proof };
};
