// @vitest-environment happy-dom
/** The top bar of every window says for as long as it is open that its money is not real: play money or trial. M10, M12 */
import type { PlayState } from '@foyer/contract/play/slot.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHud as createSlotHud } from '../slot/hud.ts';
import { createHud } from './hud.ts';
import { testWords } from './testing/page.ts';

const words = testWords({ trial: 'Trial', playMoney: 'Play money', replayBadge: 'Replay' });
const nothing = (): void => undefined;
const purse = { balanceSatang: 1_000_00, wonSatang: 5_00, stakedSatang: 10_00, nowMs: 0 };
const modes = ['real', 'trial'] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.money;
});

const badges = (): (string | null)[] => [...document.querySelectorAll('.badge')].map(({ textContent }) => textContent);

/** Collects the badges after every change of the page for a minute, in which `act` runs each second. */
async function seen(act: (second: number) => void): Promise<string[]> {
  const found = new Set<string>();
  const look = () => void found.add(badges().join('|'));
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  look();
  for (let second = 0; second < 60; second += 1) {
    act(second);
    await vi.advanceTimersByTimeAsync(1_000);
    look();
  }
  observer.disconnect();
  return [...found];
}

it.each(modes)('of the rooms in %s play, through purses, sounds and replays', async (mode) => {
  const hud = createHud({ name: '百家乐', mode, openedMs: 0, words }, nothing, nothing);
  document.body.replaceChildren(hud.root);
  const own = words(mode === 'trial' ? 'trial' : 'playMoney');
  expect(
    await seen((second) => {
      hud.showPurse({ ...purse, balanceSatang: second });
      hud.showSound(second % 2 === 0);
    }),
  ).toEqual([own]);
  expect(await seen((second) => hud.markReplay(second % 3 === 0))).toEqual([own, words('replayBadge')]);
  hud.markReplay(false);
  expect(badges()).toEqual([own]);
});

it.each(modes)('of the slots in %s play', async (mode) => {
  const state = { purse, mode, openedMs: 0, stakesSatang: [100] } as unknown as PlayState;
  const actions = { onSpin: nothing, onStake: nothing, onSound: nothing, onPanel: nothing };
  const hud = createSlotHud(state, words, actions);
  document.body.replaceChildren(hud.top, hud.bottom);
  expect(await seen((second) => hud.showPurse({ ...purse, balanceSatang: second }))).toEqual([
    words(mode === 'trial' ? 'trial' : 'playMoney'),
  ]);
});

it('says nothing of real money, and still that a round is a trial or a replay', () => {
  document.documentElement.dataset.money = 'real';
  const hud = createHud({ name: '百家乐', mode: 'real', openedMs: 0, words }, nothing, nothing);
  const state = { purse, mode: 'real', openedMs: 0, stakesSatang: [100] } as unknown as PlayState;
  const slot = createSlotHud(state, words, { onSpin: nothing, onStake: nothing, onSound: nothing, onPanel: nothing });
  document.body.replaceChildren(hud.root, slot.top);
  expect(badges()).toEqual(['', '']);
  hud.markReplay(true);
  slot.markAs('replayBadge');
  expect(badges()).toEqual([words('replayBadge'), words('replayBadge')]);
  hud.markReplay(false);
  slot.markAs();
  expect(badges()).toEqual(['', '']);
  const trial = createHud({ name: '百家乐', mode: 'trial', openedMs: 0, words }, nothing, nothing);
  document.body.replaceChildren(trial.root);
  expect(badges()).toEqual([words('trial')]);
});
