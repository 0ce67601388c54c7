// @vitest-environment happy-dom
/**
 * A fishing room shows what the house settled, shot by shot. A killed page or a broken connection at any step of a clip
 * loses no bullet and doubles none. Only the canvas is replaced by one that records its drawing calls. M03, M08, L04 to
 * L06
 */
import { shotGapMs } from '@foyer/contract/play/fish.ts';
import own from '@foyer/text/zh_CN/fish.json' with { type: 'json' };
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bulletsSatang } from '../../engines/fish/chance.ts';
import { fishModels } from '../../engines/fish/models.ts';
import { setClock } from '../frame/clock.ts';
import { money, testWords } from '../frame/testing/page.ts';
import { recordsPanel } from './panels/records.ts';
import { createPlay } from './play.ts';
import type { Play } from './play.ts';
import { createRoom } from './room.ts';
import type { Room } from './room.ts';
import { createRoomHouse, fishIdOf, houseMs, startSatang, tideFish } from './testing/roomHouse.ts';
import type { RoomHouse, Trouble } from './testing/roomHouse.ts';
import type { Setting } from './setting.ts';
import type { Stage } from './stage/stage.ts';

/** The number of shots: 600 by default, `DRAWN_SHOTS=10000` for the full run. */
const shots = Number(process.env.DRAWN_SHOTS ?? 600);
const words = testWords(own);
const nothing = (): void => undefined;

/** Recorded drawing calls. */
interface Drawn {
  readonly fired: string[];
  readonly caught: string[];
  readonly missed: string[];
  /** Fish that were taken off the screen without a catch of this window. */
  readonly gone: Set<string>;
  givenBack: number;
}

function recording(): { readonly stage: Stage; readonly drawn: Drawn } {
  const drawn: Drawn = { fired: [], caught: [], missed: [], gone: new Set(), givenBack: 0 };
  const stage: Stage = {
    crowd: 0,
    setTides: nothing,
    setCaught: (names) => names.forEach((name) => drawn.gone.add(name)),
    setSeats: nothing,
    point: nothing,
    arm: nothing,
    targetAt: () => undefined,
    targetAlong: () => undefined,
    angleAt: () => 90,
    angleFor: () => 90,
    targets: () => [],
    mark: nothing,
    shoot({ fishId }) {
      drawn.fired.push(fishId);
      return 200;
    },
    hit: (fishId) => void drawn.missed.push(fishId),
    haul: (fishId, _, { amount }) => void drawn.caught.push(`${fishId} ${amount}`),
    giveBack: () => void (drawn.givenBack += 1),
    setClock: nothing,
    clear: nothing,
    frame: nothing,
    destroy: nothing,
  };
  return { stage, drawn };
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

interface Page {
  readonly play: Play;
  readonly room: Room;
  readonly drawn: Drawn;
  readonly setting: Setting;
}

async function open(house: RoomHouse): Promise<Page> {
  const state = house.state(houseMs());
  const setting: Setting = { state, model: fishModels.reef, words, lang: 'zh_CN' };
  const room = createRoom(setting, { onFire: nothing, onLock: nothing, onBullet: nothing, onPanel: nothing });
  const { stage, drawn } = recording();
  const opened = createPlay(setting, stage, room);
  const begun = opened.begin();
  await vi.advanceTimersByTimeAsync(100);
  await begun;
  return { play: opened, room, drawn, setting };
}

const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';

/** Long enough for the reply to a shot and for its bullet to arrive. */
const waitedMs = 4_100;

/** Fires one shot, with another fish and another bullet value each time. */
async function fireNext(page: Page, shot: number): Promise<void> {
  const bullet = bulletsSatang[shot % bulletsSatang.length] ?? 100;
  while (page.room.controls.bulletSatang !== bullet)
    page.room.controls.step(page.room.controls.bulletSatang < bullet ? 1 : -1);
  page.play.fire(fishIdOf((shot * 7) % tideFish.length), 90);
  // A press during the wait fires nothing.
  page.play.fire(fishIdOf(0), 90);
  await vi.advanceTimersByTimeAsync(waitedMs);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  sessionStorage.clear();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openHouse(): RoomHouse {
  const house = createRoomHouse();
  setClock(houseMs());
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: URLSearchParams }) =>
    Response.json({ code: 200, message: '', success: true, data: house.fetch(path, body) }),
  );
  return house;
}

it(`draws ${shots} shots as they were settled: bullet, net or catch with its amount, balance, clip and records. M03`, async () => {
  const house = openHouse();
  const page = await open(house);
  for (let shot = 0; shot < shots; shot += 1) {
    await fireNext(page, shot);
    page.play.frame();
    expect(document.querySelectorAll('.pips i.spent')).toHaveLength(1);
    expect(text('.fire-button')).toBe(words('resting', { seconds: 1 }));
    await vi.advanceTimersByTimeAsync(shotGapMs - waitedMs + 100);
    expect(house.settled).toHaveLength(shot + 1);
    expect(text('.balance output')).toBe(money(house.balanceSatang));
    const last = house.settled.at(-1);
    const name = words(`species.${last?.species.code}`);
    expect(text('p[aria-live=polite]')).toBe(
      last?.state === 'caught' ? `捕获 ${name}，+${money(last.winSatang)}` : `${name} 没有捕获`,
    );
    page.play.frame();
    expect(document.querySelectorAll('.pips i.spent')).toHaveLength(0);
  }
  const caught = house.settled.filter(({ state }) => state === 'caught');
  expect(page.drawn.fired).toEqual(house.settled.map(({ fishId }) => fishId));
  expect(page.drawn.caught).toEqual(caught.map(({ fishId, winSatang }) => `${fishId} +${money(winSatang)}`));
  expect(page.drawn.missed).toEqual(
    house.settled.filter(({ state }) => state === 'missed').map(({ fishId }) => fishId),
  );
  expect(page.drawn.givenBack).toBe(0);
  expect(caught.length).toBeGreaterThan(shots / 20);
  expect(text('.sitting')).toBe(`本次 ${shots} 发，捕获 ${caught.length}`);
  document.body.append(recordsPanel(page.setting, nothing));
  await vi.advanceTimersByTimeAsync(100);
  const lines = Array.from(document.querySelectorAll('.record'), (line) => [
    line.querySelector('.record-result')?.textContent,
    ...Array.from(line.querySelectorAll('.money'), (amount) => amount.textContent),
  ]);
  const clips = Map.groupBy(house.settled, ({ clip }) => clip);
  expect(lines).toEqual(
    [...clips.values()]
      .slice(-50)
      .toReversed()
      .map((clip) => {
        const won = sum(clip.map(({ winSatang }) => winSatang));
        const count = clip.filter(({ state }) => state === 'caught').length;
        const back = won > 0 ? `+${money(won)}` : money(0);
        return [
          `${clip.length} 发，捕获 ${count}`,
          `−${money(sum(clip.map(({ bulletSatang }) => bulletSatang)))}`,
          back,
        ];
      }),
  );
}, 600_000);

/** Number of shots in all, the trouble with the connection, and how long the page lives after its last shot. */
const deaths: readonly (readonly [name: string, fired: number, trouble: Trouble, lifeMs: number])[] = [
  ['before the shot has left', 1, undefined, 0],
  ['while the line is down', 1, 'deaf', 900],
  ['when the answer was lost', 1, 'mute', 400],
  ['after the answer, before its bullet arrives', 1, undefined, 260],
  ['after other shots, with one on its way', 5, undefined, 0],
  ['after other shots, when the last answer was lost', 6, 'mute', 300],
];

it.each(deaths)(
  'charges each bullet once when the page dies %s. M08, L04 to L06',
  async (_, fired, trouble, lifeMs) => {
    const house = openHouse();
    const page = await open(house);
    for (let shot = 0; shot < fired - 1; shot += 1) {
      await fireNext(page, shot);
      await vi.advanceTimersByTimeAsync(shotGapMs - waitedMs + 100);
    }
    house.trouble = trouble;
    page.play.fire(fishIdOf(fired), 90);
    await vi.advanceTimersByTimeAsync(lifeMs);
    const diedMs = performance.now();
    // This also resets the fake clock, so the next line restores the time.
    vi.clearAllTimers();
    await vi.advanceTimersByTimeAsync(diedMs - performance.now());
    house.trouble = undefined;
    const again = await open(house);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(house.settled).toHaveLength(fired);
    expect(new Set(house.settled.map(({ actionId }) => actionId)).size).toBe(fired);
    const net = house.settled.reduce((all, one) => all + one.winSatang - one.bulletSatang, 0);
    expect(house.balanceSatang).toBe(startSatang + net);
    expect(text('.balance output')).toBe(money(house.balanceSatang));
    again.play.frame();
    const waits = Math.ceil((house.clip().openedMs + shotGapMs + 20 - houseMs()) / 1_000);
    expect(document.querySelectorAll('.pips i.spent')).toHaveLength(Math.max(0, waits));
    expect(sessionStorage).toHaveLength(0);
  },
);

it('retries with the same ids until the connection is back, and charges once. L06', async () => {
  const house = openHouse();
  const page = await open(house);
  house.trouble = 'mute';
  page.play.fire(fishIdOf(3), 90);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(text('.notice')).toBe(words('lost'));
  house.trouble = undefined;
  await vi.advanceTimersByTimeAsync(9_000);
  expect(house.settled).toHaveLength(1);
  expect(text('.balance output')).toBe(money(house.balanceSatang));
  expect(text('.notice')).toBe('');
});

it('takes a fish that another player has caught off the screen, and keeps the fish of a shot that came too late', async () => {
  const house = openHouse();
  const page = await open(house);
  house.caught.add(fishIdOf(4));
  page.play.fire(fishIdOf(4), 90);
  await vi.advanceTimersByTimeAsync(shotGapMs + 100);
  expect([...page.drawn.gone]).toEqual([fishIdOf(4)]);
  house.trouble = 'late';
  page.play.fire(fishIdOf(5), 90);
  await vi.advanceTimersByTimeAsync(shotGapMs + 100);
  expect([...page.drawn.gone]).toEqual([fishIdOf(4)]);
  // Both bullets come back.
  expect(page.drawn).toMatchObject({ fired: [fishIdOf(4), fishIdOf(5)], caught: [], missed: [], givenBack: 2 });
  expect(house.settled).toEqual([]);
  expect(text('.balance output')).toBe(money(startSatang));
  expect(text('.sitting')).toBe('本次 0 发，捕获 0');
});
