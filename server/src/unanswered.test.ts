/**
 * Every money call, with each of its statements failing in turn: before the database receives it, and after it has run.
 * An unexpected error leaves the outcome unknown. No reply is false, a repeat of the request gets one true answer,
 * money moves once or not at all, and moneyOutcome agrees with the books. L05, L06
 *
 * Here each statement that writes fails in one of its two ways, in turn; `npm run check:unanswered` tries both.
 */
import { randomUUID } from 'node:crypto';
import type { Call } from '@foyer/contract/call.ts';
import { calls } from '@foyer/contract/calls.ts';
import { moneyOutcome } from '@foyer/contract/wallet/moneyOutcome.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { claimWays } from './testing/claims.ts';
import type { Claim, ClaimWay } from './testing/claims.ts';
import { watchStatements } from './db/testing/failing.ts';
import type { Loss } from './db/testing/failing.ts';
import { takeOverMs } from './http/moneyRequests.ts';
import { assertBooksAreZero } from './ledger/books.ts';
import { endOffers, reporting } from './testing/moneyCalls.ts';
import { moneyWays } from './testing/moneyWays.ts';
import { promotionTesting } from './promotions/testing/promotions.ts';
import type { Claimant } from './promotions/testing/promotions.ts';
import { openTestHouse } from './testing/house.ts';

const longMs = 90 * 24 * 3_600_000;
const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
const { claimant } = promotionTesting(t);
const statements = watchStatements();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(async () => {
  statements.stop();
  await t.close();
});

interface Ready {
  readonly player: Claimant;
  readonly claim: Claim;
  readonly before: unknown;
}

async function ready(way: ClaimWay): Promise<Ready> {
  // Ends offers between players that an earlier try left open. Payments that end may reopen their offers, so it runs
  // twice.
  await endOffers(t);
  await endOffers(t);
  const player = reporting(await claimant(), (name) => asked.add(name));
  const claim = await way(player);
  return { player, claim, before: await standing(player) };
}

const asked = new Set<string>();
const tables = ['wheel_draw', 'deposit_order', 'withdrawal', 'interest_order', 'lottery_order', 'held_bonus'] as const;

/**
 * Returns a player's balances and their number of orders of each kind. Leaves out prizes of draws, which are random.
 */
async function standing({ playerId }: Claimant) {
  const counts = await Promise.all(
    tables.map((table) =>
      t.house.db
        .selectFrom(table)
        .select((rows) => rows.fn.countAll<number>().as('count'))
        .where('player_id', '=', playerId)
        .executeTakeFirstOrThrow(),
    ),
  );
  const numbers = Object.fromEntries(tables.map((table, index) => [table, counts[index]?.count]));
  if (numbers.wheel_draw !== 0) return { draws: numbers.wheel_draw, unpaid: await unpaidDraws(playerId) };
  return { numbers, balances: await t.house.ledger.balances(playerId) };
}

async function unpaidDraws(playerId: string): Promise<number> {
  const draws = t.house.db.selectFrom('wheel_draw').select('draw_id').where('player_id', '=', playerId);
  return (await draws.where('amount_satang', '>', 0).where('paid_ms', 'is', null).execute()).length;
}

const outcomeOf = async ({ player }: Ready, moneyRequestId: string) =>
  (await player.ok(moneyOutcome, { moneyRequestId })).state;

/** Repeats the request: it continues and returns its outcome, and returns the same ever after. */
async function askAgain(tried: Ready, requestId: string, after: unknown): Promise<void> {
  const answer = await tried.claim({ requestId });
  expect(answer.code).toBe(200);
  expect(await standing(tried.player)).toEqual(after);
  expect((await tried.claim({ requestId })).body).toBe(answer.body);
  expect(await outcomeOf(tried, requestId)).toBe('done');
  expect(await standing(tried.player)).toEqual(after);
}

/** Looks up the outcome, before and after the failed request counts as abandoned. */
async function lookUp(tried: Ready, requestId: string, after: unknown): Promise<void> {
  expect(await outcomeOf(tried, requestId)).not.toBe('refused');
  t.clock.nowMs += takeOverMs;
  const state = await outcomeOf(tried, requestId);
  expect(state).toMatch(/^(?:done|none)$/);
  expect(await standing(tried.player)).toEqual(state === 'done' ? after : tried.before);
  const answer = await tried.claim({ requestId });
  expect(answer.code === 200).toBe(state === 'done');
  expect(await standing(tried.player)).toEqual(state === 'done' ? after : tried.before);
}

/** A read has no effect, so it makes no difference whether it was sent. */
const isRead = (text: string) => /^\s*select/.test(text) && !/for (?:update|share)/.test(text);
/** If the reply to `begin` is lost, the connection is lost too, and the transaction has done nothing yet. */
const isBegin = (text: string) => text === 'begin';
const isWhole = process.env.UNANSWERED === 'all';
function lossesOf(text: string, index: number): readonly Loss[] {
  if (isRead(text)) return ['unheard'];
  if (isBegin(text)) return ['unsent'];
  // A statement that stores a reply is tried with both kinds of loss in every run.
  const isBoth = isWhole || text.includes('update money_request');
  return isBoth ? ['unheard', 'unsent'] : [index % 2 === 0 ? 'unheard' : 'unsent'];
}

async function tryFailing(way: ClaimWay, failAt: number, loss: Loss, after: unknown): Promise<string[]> {
  const tried = await ready(way);
  const requestId = randomUUID();
  const { answer, hasFailed, texts } = await statements.failing(failAt, loss, () => tried.claim({ requestId }));
  if (!hasFailed) return texts;
  // The outcome is never a refusal; some work continues without data that it could not read. A lost connection is
  // reported by a status that allows a retry.
  expect(answer.code === 200 ? [200] : [500, 503]).toContain(answer.code === 200 ? 200 : answer.status);
  expect([200, 500]).toContain(answer.code);
  // Not the parity that chooses how a statement fails.
  const isLookedUp = failAt % 4 < 2 && answer.code === 500;
  await (isLookedUp ? lookUp : askAgain)(tried, requestId, after);
  return texts;
}

it.each([...moneyWays(t), ...claimWays(t).filter(([name]) => !/check-in|gift of the club/.test(name))])(
  'is answered truthfully with any one statement failing: %s. L05, L06',
  async (_name, way) => {
    const whole = await ready(way);
    const { answer, texts } = await statements.failing(0, 'unsent', () => whole.claim({ requestId: randomUUID() }));
    expect(answer.code).toBe(200);
    const after = await standing(whole.player);
    for (const [index, text] of texts.entries())
      for (const loss of lossesOf(text, index))
        await tryFailing(way, index + 1, loss, after).catch((error: unknown) => {
          throw new Error(`statement ${index + 1}, ${loss}: ${text.slice(0, 200)}\n${String(error)}`, { cause: error });
        });
    expect(texts.length).toBeGreaterThan(5);
  },
);

it('has tried every money call of the contract', () => {
  const all = Object.values<Call>(calls).filter(({ effect }) => effect === 'money');
  const left = all.map(({ name }) => name).filter((name) => !asked.has(name));
  expect(left).toEqual([]);
});
