/** The proof of a round of a table, once it is over. F03 */
import type { PlayedRound } from '@foyer/contract/play/table.ts';
import type { TableCode } from '../../engines/table/table.ts';
import type { Proof } from '../../fair/proof.ts';

/** Undefined before the round is over. */
export function proofOfRound(code: TableCode, gameId: string, played: PlayedRound): Proof | undefined {
  const { round, position, chain } = played;
  const { roundNo, numbers, seed } = round;
  if (seed === '' || numbers.length === 0) return undefined;
  const { anchor, salt } = chain;
  return {
    family: 'table',
    game: code,
    table: gameId,
    round: roundNo,
    anchor,
    seed,
    position,
    salt: salt.salt,
    numbers,
  };
}
