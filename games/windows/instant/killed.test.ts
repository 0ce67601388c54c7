// @vitest-environment happy-dom
/**
 * A killed page or a broken connection at every step of a round, in all ten games: no stake is lost or doubled. M08,
 * L04 to L06
 */
import { expect, it } from 'vitest';
import { instantCodes } from '../../engines/instant/game.ts';
import type { InstantCode } from '../../engines/instant/game.ts';
import { instantGames } from '../../engines/instant/games.ts';
import { resultText } from '../../engines/instant/words.ts';
import { startSatang, TestHouse } from './testing/house.ts';
import * as page from './testing/page.ts';

page.inEveryTest();

const choiceOf = (code: InstantCode): string => instantGames[code].settings[0]?.choice.split('@')[0] ?? '';
/** A door without a trap in the seeds of this test. */
const safeDoor = 7;
const chipSatang = 1_000;

/** Ends an open treasure round as a returning player would. */
async function leaveRoom(): Promise<void> {
  if (page.textOf('.main-button') === page.word('openFirst')) {
    await page.openDoor(safeDoor);
    await page.passMs(1_000);
  }
  if (page.one('.main-button').classList.contains('is-take')) await page.take();
}

/** Expects `count` rounds, each settled and paid once, and a page that agrees with the house. */
async function expectOnce(code: InstantCode, house: TestHouse, count = 1): Promise<void> {
  house.trouble();
  await page.passMs(5_000);
  await leaveRoom();
  await page.rest(code);
  expect(house.rounds).toHaveLength(count);
  const back = house.rounds.reduce((sum, { winSatang }) => sum + winSatang, 0);
  expect(house.rounds.map(({ stakeSatang, isSettled }) => [stakeSatang, isSettled])).toEqual(
    house.rounds.map(() => [chipSatang, true]),
  );
  expect(house.balanceSatang).toBe(startSatang - count * chipSatang + back);
  expect(page.balance()).toBe(page.money(house.balanceSatang));
  const last = house.rounds.at(-1);
  if (last) expect(page.textOf('.outcome')).toBe(resultText(page.word, { ...last, code }));
  expect(sessionStorage).toHaveLength(0);
}
/** Expects that the next bet opens a new round. */
async function expectNext(code: InstantCode, house: TestHouse, count: number): Promise<void> {
  await page.bet(code, choiceOf(code));
  await expectOnce(code, house, count);
}

/** Opens the window and bets; `kind` breaks the connection before. */
async function betInto(code: InstantCode, kind: 'deaf' | 'mute' | undefined): Promise<TestHouse> {
  const house = new TestHouse(code);
  await page.enter(house);
  if (kind) house.trouble('open', kind);
  await page.bet(code, choiceOf(code));
  return house;
}

/** By default one game of each kind of picture. With `DRAWN_ROUNDS`, which `npm run check:windows` sets, all ten. */
const played: readonly InstantCode[] =
  process.env.DRAWN_ROUNDS === undefined ? ['plinko', 'treasure', 'scratch', 'hands'] : instantCodes;

for (const code of played) {
  it(`${code}: places a bet once if the page is killed repeatedly before the reply. M08, L04`, async () => {
    for (const kind of ['deaf', 'mute'] as const) {
      const house = await betInto(code, kind);
      expect([house.rounds.length, page.balance()]).toEqual([
        kind === 'mute' ? 1 : 0,
        page.money(startSatang - chipSatang),
      ]);
      page.kill();
      await page.reload();
      // The connection is still bad, and the page is killed again.
      page.kill();
      house.trouble();
      await page.reload();
      await expectOnce(code, house);
      if (kind === 'mute') await expectNext(code, house, 2);
      page.kill();
    }
  });

  it(`${code}: shows the same round after a reload if the page is killed before the result. M03, M08`, async () => {
    page.setCalm(false);
    const house = await betInto(code, undefined);
    if (code !== 'treasure')
      expect([page.textOf('.outcome'), page.balance()]).toEqual(['', page.money(startSatang - chipSatang)]);
    page.kill();
    const asked = house.heard.length;
    await page.reload();
    await page.passMs(1_000);
    // `safety.ts` reads the sums of the session at any time; that opens no round.
    expect(house.heard.slice(asked).filter((call) => call !== 'session')).toEqual(['state']);
    await expectOnce(code, house);
    page.kill();
    // A reload after the result changes nothing.
    await page.reload();
    expect(page.balance()).toBe(page.money(house.balanceSatang));
    await expectOnce(code, house);
  });

  it(`${code}: keeps the round of a closed tab only if the house has received it. M08, L08`, async () => {
    for (const kind of ['deaf', 'mute'] as const) {
      const house = await betInto(code, kind);
      page.kill();
      sessionStorage.clear();
      await page.enter(house);
      await expectOnce(code, house, kind === 'mute' ? 1 : 0);
      page.kill();
    }
  });

  it(`${code}: retries with the same id if the request or its reply is lost. L05, L06`, async () => {
    const house = new TestHouse(code);
    await page.enter(house);
    for (const [at, kind] of (['deafOnce', 'muteOnce'] as const).entries()) {
      house.trouble('open', kind);
      await page.bet(code, choiceOf(code));
      expect(page.textOf('.notice')).toBe(page.word('lost'));
      await expectOnce(code, house, at + 1);
      expect(page.one('.notice').hidden).toBe(true);
    }
  });
}

/** An open treasure round, with its first door opened if requested. */
async function room(doors: 0 | 1): Promise<TestHouse> {
  const house = await betInto('treasure', undefined);
  if (doors === 1) await page.openDoor(safeDoor);
  await page.passMs(1_000);
  return house;
}
const opened = (): string[] => page.all('.door[data-face=safe]').map((door) => door.getAttribute('aria-label') ?? '');

it('restores an open treasure round with its open doors after the page is killed. M08', async () => {
  for (const doors of [0, 1] as const) {
    const house = await room(doors);
    page.kill();
    await page.reload();
    expect(page.textOf('.notice')).toBe(page.word('held'));
    expect(opened()).toEqual(doors === 0 ? [] : [page.word('doorSafe', { no: safeDoor + 1 })]);
    await expectOnce('treasure', house);
    page.kill();
  }
});

it.each(['opens a door', 'takes the prize'] as const)(
  '%s once if the page is killed before the reply or before the result is shown. M08, L05',
  async (what) => {
    for (const kind of ['deaf', 'mute', undefined] as const) {
      const house = await room(what === 'opens a door' ? 0 : 1);
      const [roundId] = house.rounds.map((round) => round.roundId);
      if (kind) house.trouble('act', kind);
      if (what === 'opens a door') await page.openDoor(safeDoor);
      else await page.take();
      page.kill();
      house.trouble();
      await page.reload();
      await page.passMs(1_000);
      expect(house.rounds.map((round) => [round.roundId, round.moves.length])).toEqual([
        [roundId, what === 'takes the prize' || kind !== 'deaf' ? 1 : 0],
      ]);
      await expectOnce('treasure', house);
      expect(house.rounds[0]?.winSatang).toBe(1_010);
      page.kill();
    }
  },
);

it.each(['deafOnce', 'muteOnce'] as const)(
  'opens a door and takes the prize once over a connection that is %s. L05, L06',
  async (kind) => {
    const house = await room(0);
    house.trouble('act', kind);
    await page.openDoor(safeDoor);
    await page.passMs(9_000);
    expect(opened()).toHaveLength(1);
    house.trouble('act', kind);
    await page.take();
    await page.passMs(9_000);
    await expectOnce('treasure', house);
    expect(house.rounds[0]).toMatchObject({ moves: [safeDoor], winSatang: 1_010 });
  },
);
