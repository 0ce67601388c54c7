import type { BetRecord } from '@foyer/contract/bets/history.ts';

/** Address of the game window with the replay of a round or bet. M07 */
export function replayAddress(bet: BetRecord, shown: string): string {
  const search = new URLSearchParams({
    mode: 'real',
    game: bet.gameId,
    platform: bet.platformCode,
    key: bet.platformCode,
    type: String(bet.gameType),
    name: bet.gameName,
    // Quoted, because the router would parse a long number as a JSON number and round it.
    replay: JSON.stringify(shown),
  });
  return `/launch?${search}`;
}
