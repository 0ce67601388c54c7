/**
 * Every page on a device that keeps nothing and whose clock is wrong: storage is forbidden or full, and the time is off by
 * three hours. Here every third page; `npm run faults` tries them all.
 */
import { afterAll, expect, it, vi } from 'vitest';
import { closeStorage } from '../../../client/src/testing/storage.ts';
import { openTestHouse } from '../../../server/src/testing/house.ts';
import { newPlayer, readyToWithdraw } from '../../../server/src/wallet/testing/wallet.ts';
import { guestScreens, playerScreens } from '../../addresses.ts';
import { cookiesOf, houseSettings } from '../wallet/players.ts';
import { readsOf, tryDevice } from './matrix.tsx';

const isWhole = process.env.FAULTS === 'all';
const threeHoursMs = 3 * 3_600_000;

const t = await openTestHouse(houseSettings);
afterAll(() => t.close());
const player = await newPlayer(t, 1000);
await readyToWithdraw(t, player);

/** Timers go on as they are; only what the device takes for the time moves. */
function setClock(offMs: number): () => void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs, shouldAdvanceTime: true });
  return () => void vi.useRealTimers();
}

const places = [
  ...guestScreens.map((path) => ['guest', path] as const),
  ...playerScreens.map((path) => ['player', path] as const),
].filter((_, index) => isWhole || index % 3 === 0);

it.each(places)('a %s on %s needs neither storage nor the right time. SI-21, NFR-012', async (visitor, path) => {
  const place = { path, setCookies: visitor === 'guest' ? [] : cookiesOf(player) };
  const healthy = await readsOf(t, place);
  for (const [how, offMs] of [
    ['forbidden', threeHoursMs],
    ['full', -threeHoursMs],
  ] as const) {
    const disturb = () => {
      const restores = [closeStorage(how), setClock(offMs)];
      return () => {
        for (const restore of restores) restore();
      };
    };
    expect(await tryDevice(t, place, { disturb, healthy }), `${how} storage`).toEqual([]);
  }
});
