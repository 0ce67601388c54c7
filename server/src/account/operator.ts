/**
 * Calls for the operator's other systems, on /operator/: a log-in link for a player, ending sessions, a player's state.
 * docs/operators.md, S01
 */
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { operatorDesk, textIn } from '../http/operatorDesk.ts';
import { playerStatuses, setPlayerStatus } from '../players/players.ts';
import type { PlayerStatus } from '../players/players.ts';
import { kickPlayer } from '../players/sessions.ts';
import { issueTicket } from '../players/tickets.ts';

/** Accepts a path of this site without a query. Anything else becomes the home page. S07 */
const pathIn = (path: string): string => (/^(?:\/[A-Za-z\d][\w-]*){1,4}$/.test(path) ? path : '/home');

export function mountOperator(app: FastifyInstance, house: House): void {
  const about = operatorDesk(app, house);
  about('/operator/ticket', async ({ playerId }, body) => {
    const { ticket, expiresMs } = await issueTicket(house, playerId);
    return { address: `${pathIn(textIn(body, 'path'))}?UUID=${ticket}`, expiresMs };
  });
  about('/operator/kick', async ({ playerId }) => {
    await kickPlayer(house, playerId);
    return {};
  });
  about('/operator/status', async ({ playerId }, body) => {
    const status = playerStatuses.find((one): one is PlayerStatus => one === textIn(body, 'status'));
    if (status === undefined) return { error: 'unknown status' };
    await setPlayerStatus(house, playerId, status);
    if (status !== 'active') house.live.endSessions(playerId, 'kicked');
    return { status };
  });
}
