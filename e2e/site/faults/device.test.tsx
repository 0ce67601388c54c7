/**
 * Every page on a device whose storage is forbidden or full and whose clock is three hours off. Tests run every third
 * page, `npm run faults` runs all of them.
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

/** Moves only `Date`; timers stay real. Returns a function that restores it. */
function setClock(offMs: number): () => void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs, shouldAdvanceTime: true });
  return () => void vi.useRealTimers();
}

const places = [
  ...guestScreens.map((path) => ['guest', path] as const),
  ...playerScreens.map((path) => ['player', path] as const),
].filter((_, index) => isWhole || index % 3 === 0);

it.each(places)('for a %s, %s works without storage and with a wrong clock. SI-21, NFR-012', async (visitor, path) => {
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
