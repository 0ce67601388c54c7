// @vitest-environment happy-dom
/** The real window crashes and reloads at every step of a bet: no stake is lost or taken twice. L04, L06, M20, R04 */
import { enterSport } from '@foyer/contract/play/sportDesk.ts';
import { cashOutBet, placeBet } from '@foyer/contract/play/sportBets.ts';
import type { SlipLeg } from '@foyer/contract/play/sportSlip.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { playerWith, purse } from '../testing/player.ts';
import type { TestPlayer } from '../testing/player.ts';
import { betDelayMs } from './deskRules.ts';
import { settleDue } from './judging.ts';
import { returnOf } from './odds.ts';
import { legOf, toEnd, toMatch, toMatchWithMove } from './testing/sport.ts';
import { bringPages, openPage } from './testing/window.ts';
import type { TestWindow } from './testing/window.ts';

let t: TestHouse;
let player: TestPlayer;
beforeAll(async () => {
  t = await openTestHouse();
  bringPages(t, () => player);
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(async () => {
  vi.unstubAllGlobals();
  await t.close();
});

const keyOf = ({ matchId, kind, param, pick }: SlipLeg): string => `${matchId}:${kind}:${param}:${pick}`;
const start = 50_000;
const stake = 10_000;

/**
 * A player with 500 baht on the platform and a window at football's board, with their balance and bets in the house.
 */
async function arrive() {
  const seated = await playerWith(t, 'harbour-green-night', start);
  player = seated.player;
  const { playerId } = seated;
  const { sessionId } = await player.ok(enterSport, { ticket: await player.ticket('harbour-green-night', 'real') });
  let page = await openPage(player, sessionId, '#/1/today');
  return {
    page: () => page,
    /** Kills the page and opens another one. */
    async reload(): Promise<TestWindow> {
      page.kill();
      page = await openPage(player, sessionId, '#/1/today');
      return page;
    },
    purse: () => purse(t, playerId),
    bets: () =>
      t.house.db.selectFrom('bet').select(['stake_satang', 'win_satang']).where('player_id', '=', playerId).execute(),
  };
}

async function fillSlip(page: TestWindow, leg: SlipLeg): Promise<void> {
  const odd = `button.odd[data-key="${keyOf(leg)}"]:not([disabled])`;
  await page.sees(odd);
  page.press(odd);
  page.type('#stake', '100');
  await page.sees('button.place:not([disabled])', '฿100.00');
}

async function placed(page: TestWindow, leg: SlipLeg): Promise<void> {
  await fillSlip(page, leg);
  page.press('button.place');
  await page.sees('.receipt[data-state="open"]');
}

async function toBets(page: TestWindow, which: 'running' | 'over' = 'running'): Promise<void> {
  page.press('#tab-bets');
  if (which === 'over') page.press('button[data-press="which"][data-arg="over"]');
}

it('keeps an unsent slip through a reload, and takes no stake for it', async () => {
  const at = await arrive();
  const leg = legOf(t, await toMatch(t, 1, 2), true);
  await fillSlip(at.page(), leg);
  const page = await at.reload();
  await page.sees('.leg .price b');
  expect(page.root.querySelector<HTMLInputElement>('#stake')?.value).toBe('100');
  await page.sees('button.place:not([disabled])', '฿100.00');
  expect(await at.bets()).toEqual([]);
  expect(await at.purse()).toBe(start);
  page.kill();
});

for (const when of ['before', 'after'] as const)
  it(`takes a stake once when the page is killed ${when} the house has received the bet`, async () => {
    const at = await arrive();
    const leg = legOf(t, await toMatch(t, 1, 2), true);
    await fillSlip(at.page(), leg);
    const hung = at.page().loses(placeBet.path, when);
    at.page().press('button.place');
    await hung;
    expect(await at.bets()).toHaveLength(when === 'after' ? 1 : 0);
    for (const _ of [1, 2]) {
      const page = await at.reload();
      await toBets(page);
      await page.sees('.bet .sum', '฿100.00');
      expect(page.root.querySelectorAll('.bet')).toHaveLength(1);
      page.press('#tab-slip');
      await page.sees('.slip .empty');
    }
    expect(await at.bets()).toEqual([{ stake_satang: stake, win_satang: 0 }]);
    expect(await at.purse()).toBe(start - stake);
    at.page().kill();
  });

it('asks again when odds have moved, and shows one pending bet on a running match until it is accepted', async () => {
  const at = await arrive();
  const { leg, movedMs } = await toMatchWithMove(t);
  await fillSlip(at.page(), leg);
  t.clock.nowMs = movedMs;
  await at.page().sees('button.place[data-key="accept"]');
  const asking = await at.reload();
  await asking.sees('button.place[data-key="accept"]');
  expect(await at.bets()).toEqual([]);
  asking.press('button.place');
  asking.press('input[name="policy"][value="any"]');
  asking.type('input[name="policy"][value="any"]', 'any');
  await asking.sees('button.place:not([disabled])', '฿100.00');
  asking.press('button.place');
  await asking.sees('.receipt[data-state="pending"]');
  const waiting = await at.reload();
  await toBets(waiting);
  await waiting.sees('.bet[data-state="pending"]');
  expect(await at.purse()).toBe(start - stake);
  t.clock.nowMs += betDelayMs;
  await waiting.sees('.bet:is([data-state="open"])');
  await at.reload();
  await toBets(at.page());
  await at.page().sees('.bet[data-state="open"]');
  expect(at.page().root.querySelectorAll('.bet')).toHaveLength(1);
  expect(await at.bets()).toHaveLength(1);
  at.page().kill();
});

for (const when of ['before', 'after'] as const)
  it(`cashes out once when the page is killed ${when} the house has received the request`, async () => {
    const at = await arrive();
    await placed(at.page(), legOf(t, await toMatch(t, 1, 2), false));
    await toBets(at.page());
    const ask = '.bet .cash button[data-press="cash"]:not([disabled])';
    await at.page().sees(ask);
    at.page().press(ask);
    const hung = at.page().loses(cashOutBet.path, when);
    at.page().press('button[data-press="cashYes"]');
    await hung;
    const page = await at.reload();
    await toBets(page, when === 'before' ? 'running' : 'over');
    if (when === 'before') {
      expect(await at.purse()).toBe(start - stake);
      await page.sees(ask);
      page.press(ask);
      page.press('button[data-press="cashYes"]');
      await page.sees('.snack', '已');
      page.press('button[data-press="which"][data-arg="over"]');
    }
    const paid = await page.sees('.bet[data-state="cashed"] .sum b');
    const satang = Math.round(Number(/[\d.]+$/.exec(paid.trim())?.[0]) * 100);
    expect(satang).toBeGreaterThan(stake / 2);
    expect(await at.purse()).toBe(start - stake + satang);
    expect(await at.bets()).toEqual([{ stake_satang: stake, win_satang: satang }]);
    page.kill();
  });

it('pays a prize once that was won without an open page, and shows it on every page opened later', async () => {
  const at = await arrive();
  const match = await toMatch(t, 1, 2);
  const leg = legOf(t, match, true);
  await placed(at.page(), leg);
  at.page().kill();
  toEnd(t, match);
  await settleDue(t.house);
  const prize = returnOf(stake, [leg.odds]);
  for (const _ of [1, 2]) {
    const page = await at.reload();
    await toBets(page, 'over');
    await page.sees('.bet[data-state="won"] .sum b', (prize / 100).toFixed(2));
    expect(page.root.querySelectorAll('.bet')).toHaveLength(1);
  }
  expect(await at.purse()).toBe(start - stake + prize);
  expect(await at.bets()).toEqual([{ stake_satang: stake, win_satang: prize }]);
  at.page().kill();
});
