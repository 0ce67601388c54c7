/**
 * The trail of /operator: what each member of staff and each key has seen and done. An act has a row before it begins
 * and one when it has ended; what is read has a row before it is shown. If a row cannot be written, nothing is done or
 * shown.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { deviceNameOf } from '../../players/deviceName.ts';
import { addStaffEvent } from '../../staff/trailStore.ts';
import type { NewStaffEvent } from '../../staff/trailStore.ts';

type Record = Readonly<{ [name: string]: unknown }>;

/** What a handler adds to the row. */
export interface TrailNote {
  /** Name of the person, where there is no session: a log-in. */
  who?: string;
  staffId?: string;
  subject?: string;
  before?: Record | undefined;
  after?: Record | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    trail: TrailNote;
    isTrailWritten: boolean;
  }
}

/** Never in the trail. A link's token and a code are secrets as long as they are valid. */
const secrets = new Set(['password', 'code', 'token', 'response']);
const longestText = 2_000;

const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** Keeps what the database can store, without secrets. A field of another name than ours is left out. */
function shown(name: string, value: unknown): unknown {
  if (secrets.has(name)) return '…';
  if (typeof value === 'string')
    return storable(value.length > longestText ? `${value.slice(0, longestText)}…` : value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([inner]) => /^[\w.-]{1,60}$/.test(inner)));
}

/** The fields of a request; those of a whole catalogue are left out. */
function givenIn({ params, query, body }: FastifyRequest): Record | undefined {
  const parts = [params, query, body].filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
  const fields = Object.fromEntries(parts.flatMap((one) => Object.entries(one as Record)));
  const text = JSON.stringify(fields, shown);
  return text === '{}' || text.length > 32_768 ? undefined : (JSON.parse(text) as Record);
}

const isActOf = ({ method }: FastifyRequest): boolean => method === 'POST';

function rowOf(request: FastifyRequest): Omit<NewStaffEvent, 'outcome'> {
  const { actor, trail } = request;
  const named = request.headers['x-operator'];
  return {
    actor: actor?.kind ?? 'guest',
    staff_id: actor?.kind === 'staff' ? actor.staffId : (trail.staffId ?? null),
    who: storable(actor?.name ?? trail.who ?? '').slice(0, 200),
    for_whom: actor?.kind === 'key' && typeof named === 'string' ? storable(named).slice(0, 200) : '',
    call_name: `${request.method} ${request.routeOptions.url}`,
    subject: storable(trail.subject ?? '').slice(0, 200),
    player_id: request.playerId ?? null,
    is_act: isActOf(request),
    given: givenIn(request),
    ip: request.ip,
    device_name: deviceNameOf(request.headers['user-agent'] ?? ''),
    request_id: request.id,
  };
}

/** Writes that an act begins. */
export async function noteBegun(house: House, request: FastifyRequest): Promise<void> {
  if (request.actor === undefined || !isActOf(request)) return;
  await addStaffEvent(house, { ...rowOf(request), outcome: 'begun' });
}

const outcomeOf = (status: number): NewStaffEvent['outcome'] =>
  status < 400 ? 'done' : status < 500 ? 'refused' : 'unknown';

/** Writes how a request ended, before its reply is sent. Requests without a valid session or key are not in the trail. */
export async function noteEnded(house: House, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { trail, routeOptions } = request;
  const status = reply.statusCode;
  const isKnown = request.actor !== undefined || trail.who !== undefined;
  if (!isKnown || request.isTrailWritten || routeOptions.config.isUntracked === true || status === 429) return;
  // Set first: the reply to a failure of this row comes here again.
  request.isTrailWritten = true;
  const { before, after } = trail;
  const written = addStaffEvent(house, { ...rowOf(request), before, after, outcome: outcomeOf(status), status });
  // An error shows nothing, so that it may be sent without its row.
  await (status < 500
    ? written
    : written.catch((error: unknown) => request.log.error({ err: error }, 'not in the trail')));
}
