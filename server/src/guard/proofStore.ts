import type { House } from '../house.ts';

export interface Proofs {
  /** When the session was opened or its player proved themselves again; epoch milliseconds. */
  readonly provedMs: number;
  /** When its player proved themselves again after the log-in; 0 if never. */
  readonly provedAgainMs: number;
  readonly hasFactor: boolean;
}

export async function proofsOf(house: House, playerId: string, sessionId: string): Promise<Proofs> {
  const row = await house.db
    .selectFrom('session')
    .leftJoin('second_factor', 'second_factor.player_id', 'session.player_id')
    .select(['session.proved_ms', 'session.proved_again_ms', 'second_factor.is_on'])
    .where('session.session_id', '=', sessionId)
    .where('session.player_id', '=', playerId)
    .executeTakeFirst();
  return {
    provedMs: row?.proved_ms ?? 0,
    provedAgainMs: row?.proved_again_ms ?? 0,
    hasFactor: row?.is_on ?? false,
  };
}

/** Notes that the player of this session has proved themselves now. */
export async function noteProof(house: House, playerId: string, sessionId: string): Promise<void> {
  await house.db
    .updateTable('session')
    .set({ proved_ms: house.now(), proved_again_ms: house.now() })
    .where('session_id', '=', sessionId)
    .where('player_id', '=', playerId)
    .where('ended_ms', 'is', null)
    .execute();
}
