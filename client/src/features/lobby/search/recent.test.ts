import { afterEach, describe, expect, it } from 'vitest';
import { clearRecentGames, keepRecentGame, recentGames } from './recent.ts';

afterEach(clearRecentGames);

describe('the games opened last in this browser', () => {
  it('are eight at most, latest first, none twice', () => {
    for (let turn = 0; turn < 12; turn += 1) keepRecentGame(`game-${turn}`);
    keepRecentGame('game-7');
    keepRecentGame('');
    expect(recentGames()).toEqual(['game-7', ...[11, 10, 9, 8, 6, 5, 4].map((turn) => `game-${turn}`)]);
  });

  it('are empty if the stored value is invalid, and after they were cleared', () => {
    localStorage.setItem('foyer.recentGames', '{"a":1}');
    expect(recentGames()).toEqual([]);
    localStorage.setItem('foyer.recentGames', '[1,"koi",null]');
    expect(recentGames()).toEqual(['koi']);
    clearRecentGames();
    expect(recentGames()).toEqual([]);
  });
});
