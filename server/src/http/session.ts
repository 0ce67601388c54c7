/** Who is asking: the session of the request's cookie and whether its player may act. */
import type { FastifyRequest } from 'fastify';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import type { PlayerStatus } from '../players/players.ts';
import { findSession } from '../players/sessions.ts';
import type { Session } from '../players/sessions.ts';
import { Refusal } from './context.ts';
import type { House } from './context.ts';
import { sessionTokenOf } from './cookies.ts';

const refusalOfStatus = {
  active: undefined,
  inactive: 'ACCOUNT_NOT_ACTIVATED',
  frozen: 'ACCOUNT_FROZEN',
  disabled: 'ACCOUNT_DISABLED',
  rejected: 'ACCOUNT_AUDIT_FAILED',
} as const satisfies Record<PlayerStatus, RefusalName | undefined>;

/** Why a player of this status may not come in or act; undefined where they may. */
export function refusalOf(status: PlayerStatus): (typeof refusalOfStatus)[PlayerStatus] {
  return refusalOfStatus[status];
}

/** The session of a request; undefined for a guest. `legacyToken` counts only where the operator allows it. */
export async function sessionOf(house: House, request: FastifyRequest, legacyToken = ''): Promise<Session | undefined> {
  const answer = await answerOf(house, request, legacyToken);
  return typeof answer === 'object' ? answer : undefined;
}

/** The session that a player's call needs. Refuses: SESSION_EXPIRED, KICKED_OUT and the states of an account. */
export async function sessionRequired(house: House, request: FastifyRequest, legacyToken = ''): Promise<Session> {
  const answer = await answerOf(house, request, legacyToken);
  if (answer === undefined || answer === 'expired') throw new Refusal('SESSION_EXPIRED');
  if (answer === 'kicked') throw new Refusal('KICKED_OUT');
  const refusal = refusalOf(answer.status);
  if (refusal !== undefined) throw new Refusal(refusal);
  return answer;
}

async function answerOf(house: House, request: FastifyRequest, legacyToken: string) {
  const legacy = house.config.isSessionReadable ? legacyToken : '';
  const token = sessionTokenOf(request) ?? legacy;
  return token === '' ? undefined : await findSession(house, token);
}
