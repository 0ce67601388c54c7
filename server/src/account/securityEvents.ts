/** Shows security events: to the player their own, to the operator those of one player or of all. S18 */
import type { SecurityEvent, securityEvents } from '@foyer/contract/account/securityEvents.ts';
import { securityEventKinds, securityOutcomes } from '@foyer/contract/securityEventKinds.ts';
import type { SecurityEventKind } from '@foyer/contract/securityEventKinds.ts';
import type { RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import type { PlayerContext } from '../http/context.ts';
import { nextOf } from '../http/operator/listPage.ts';
import { operatorDesk, textIn } from '../http/operatorDesk.ts';
import { momentOf, pageOf } from '../http/paging.ts';
import { scheduledJob } from '../jobs/job.ts';
import type { Job } from '../jobs/job.ts';
import { playerByName } from '../players/players.ts';
import { countSecurityEvents, deleteOldSecurityEvents, securityEventsOf } from '../players/securityEventStore.ts';
import type { SecurityEventRow } from '../players/securityEventStore.ts';
import { placeOf } from './login/loginSessions.ts';

/** Older events are for the operator only. */
const shownMs = 90 * 86_400_000;
const operatorPage = 200;

const eventOf = (row: SecurityEventRow): SecurityEvent => ({
  eventId: row.event_id,
  // Safe cast: only the kinds of the contract are asked for.
  kind: row.kind as SecurityEventKind,
  outcome: row.outcome,
  device: row.device_name,
  place: placeOf(row.ip),
  atMs: row.at_ms,
});

/** The row as the operator's systems read it. */
const operatorEventOf = (row: SecurityEventRow) => ({
  eventId: row.event_id,
  atMs: row.at_ms,
  playerId: row.player_id ?? '',
  actor: row.actor,
  kind: row.kind,
  call: row.call_name,
  outcome: row.outcome,
  reason: row.reason,
  staff: row.staff,
  ip: row.ip,
  deviceId: row.device_id,
  device: row.device_name,
  requestId: row.request_id,
});

/** The player's events of the last 90 days, newest first. What the operator's staff did is not listed. */
export async function listSecurityEvents(
  { house, playerId }: PlayerContext,
  request: RequestOf<typeof securityEvents>,
): Promise<ResponseOf<typeof securityEvents>> {
  const wanted = { playerId, kinds: securityEventKinds, sinceMs: house.now() - shownMs };
  const [rows, total] = await Promise.all([
    securityEventsOf(house, wanted, pageOf(request)),
    countSecurityEvents(house, wanted),
  ]);
  return { total, list: rows.map(eventOf) };
}

/** `GET /operator/events?account=&kind=&outcome=&since=&before=`: up to 200, newest first. docs/operators.md */
export function mountSecurityEvents(app: FastifyInstance, house: House): void {
  operatorDesk(app, house);
  app.get('/operator/events', async (request, reply) => {
    const { query } = request;
    const [account, kind, outcome] = [textIn(query, 'account'), textIn(query, 'kind'), textIn(query, 'outcome')];
    const player = account === '' ? undefined : await playerByName(house, account);
    if (account !== '' && player === undefined) return reply.code(404).send({ error: 'unknown account' });
    request.playerId = player?.playerId;
    const wanted = {
      playerId: player?.playerId,
      kinds: kind === '' ? undefined : [kind],
      outcome: securityOutcomes.find((one) => one === outcome),
      sinceMs: momentOf(textIn(query, 'since')),
      before: textIn(query, 'before') || undefined,
    };
    const rows = await securityEventsOf(house, wanted, { offset: 0, limit: operatorPage });
    return { events: rows.map(operatorEventOf), next: nextOf(rows, operatorPage, ({ event_id }) => event_id) };
  });
}

export const securityEventJobs: readonly Job[] = [
  scheduledJob('account.securityEvents', { every: { dailyAt: '04:50' }, missed: 'last' }, deleteOldSecurityEvents),
];
