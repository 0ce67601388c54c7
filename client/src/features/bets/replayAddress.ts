import type { BetRecord } from '@foyer/contract/bets/history.ts';

/** Where the game's window opens on this round, or on this bet. M07 */
export function replayAddress(bet: BetRecord, shown: string): string {
  const search = new URLSearchParams({
    mode: 'real',
    game: bet.gameId,
    platform: bet.platformCode,
    key: bet.platformCode,
    type: String(bet.gameType),
    name: bet.gameName,
    // In quotes, since the router would read a long number as one and round it.
    replay: JSON.stringify(shown),
  });
  return `/launch?${search}`;
}
