/** The proof of a match or a round of a table from a bet record, for verify.html. F03 */
import type { SportTicket, TableTicket } from '@foyer/contract/bets/history.ts';
import type { Proof } from '@foyer/games/fair/proof.ts';

/** Undefined before the round is over. */
export function tableProof(gameId: string, table: TableTicket): Proof | undefined {
  const { code, roundNo, numbers, seed, position, anchor, salt } = table;
  if (seed === '' || numbers.length === 0) return undefined;
  return { family: 'table', game: code, table: gameId, round: roundNo, anchor, seed, position, salt, numbers };
}

/** Undefined before the match is over. */
export function matchProof({
  matchId,
  scoreText,
  anchor,
  seed,
  position,
  salt,
}: SportTicket['legs'][number]): Proof | undefined {
  const [, home, away] = /^(\d+)\D+(\d+)$/.exec(scoreText) ?? [];
  if (seed === '' || home === undefined) return undefined;
  return { family: 'sport', match: matchId, anchor, seed, position, salt, home: Number(home), away: Number(away) };
}
