/** The sound of the player's own result. M11 */
import type { TableBet } from '@foyer/contract/play/table.ts';
import { expect, it, vi } from 'vitest';
import { winsPlayed } from '../frame/testing/voice.ts';
import type { LiveTable } from './live.ts';
import { callOwn } from './results.ts';
import { createSound } from './sound.ts';

vi.mock('../frame/voice.ts', () => import('../frame/testing/voice.ts'));

const bet = (
  stakeSatang: number,
  prizeSatang: number,
  state: TableBet['state'] = prizeSatang > 0 ? 'won' : 'lost',
): TableBet => ({ stakeSatang, prizeSatang, state }) as unknown as TableBet;

function heard(bets: readonly TableBet[], isReplay = false): string[] {
  winsPlayed();
  const room = { sound: createSound('baccarat'), call: () => undefined, seesResult: () => true };
  callOwn({ setting: { words: () => '' }, room, isReplay } as unknown as LiveTable, '', bets);
  return winsPlayed();
}

it('plays a win if the bets of a round return more than they cost together, and not in a replay. M11', () => {
  expect(heard([bet(2_000, 4_000), bet(2_000, 0)])).toEqual([]);
  expect(heard([bet(2_000, 0, 'void')])).toEqual([]);
  expect(heard([bet(2_000, 3_950)])).toEqual(['win1']);
  expect(heard([bet(2_000, 72_000)])).toEqual(['win3']);
  expect(heard([bet(2_000, 3_950)], true)).toEqual([]);
});
