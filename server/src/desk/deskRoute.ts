/** Pairs a call of the desk with its handler, and mounts it. */
import { faultsOf } from './fieldFaults.ts';
import type { DeskCall, ReadOf, ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { operatorDesk } from '../http/operatorDesk.ts';
import { DeskRefusal } from '../http/operator/deskRefusal.ts';
import { isStorable } from '../http/storable.ts';
import { playerByName } from '../players/players.ts';
import type { Player } from '../players/players.ts';

/** What a handler receives besides the fields. */
export interface DeskContext {
  readonly house: House;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Name of the person or key. */
  readonly who: string;
  /** Id for what the act creates: the same for a repeat of the act, so that it is created once. */
  readonly actId: string;
  /** Adds to the row of the trail. */
  note(this: void, what: FastifyRequest['trail']): void;
  /** The player of this account, noted as whom the request is about. Refuses: unknownPlayer. */
  playerOf(this: void, account: string): Promise<Player>;
}

export interface DeskRoute {
  readonly call: DeskCall;
  readonly handle: (context: DeskContext, given: unknown) => Promise<unknown>;
}

/** A handler that sends a file itself returns the reply. */
export const on = <C extends DeskCall>(
  call: C,
  handle: (context: DeskContext, given: ReadOf<C>) => Promise<ReplyOf<C> | FastifyReply>,
): DeskRoute => ({
  call,
  // Safe cast: `readGiven` has parsed the fields by the schema of this call.
  handle: (context, given) => handle(context, given as ReadOf<C>),
});

/** No text of ours contains NUL or half a character, and the database stores neither. */
const isClean = (given: unknown): boolean =>
  typeof given === 'string'
    ? isStorable(given)
    : typeof given !== 'object' ||
      given === null ||
      Object.entries(given).every(([name, value]) => isStorable(name) && isClean(value));

function readGiven(call: DeskCall, given: unknown): unknown {
  if (!isClean(given)) throw new DeskRefusal('badRequest');
  const read = v.safeParse(call.given, given ?? {}, { abortPipeEarly: true });
  if (read.success) return read.output;
  throw new DeskRefusal('badFields', { fields: faultsOf(read.issues) });
}

function contextOf(house: House, request: FastifyRequest, reply: FastifyReply): DeskContext {
  return {
    house,
    request,
    reply,
    who: request.actor?.name ?? '',
    actId: request.act === undefined ? `r-${request.id}` : `${request.act.actor}-${request.act.act_key}`,
    note: (what) => void Object.assign(request.trail, what),
    playerOf: async (account) => {
      request.trail.subject ??= account;
      const player = await playerByName(house, account);
      if (player === undefined) throw new DeskRefusal('unknownPlayer');
      request.playerId = player.playerId;
      return player;
    },
  };
}

/** Mounts these calls in a scope of their own. */
export function mountDeskRoutes(app: FastifyInstance, house: House, routes: readonly DeskRoute[]): void {
  operatorDesk(app, house);
  for (const { call, handle } of routes) {
    const { method, path, permission, isUntracked } = call;
    app.route({
      method,
      url: path,
      exposeHeadRoute: false,
      config: { permission, isUntracked },
      handler: async (request, reply) =>
        handle(contextOf(house, request, reply), readGiven(call, method === 'GET' ? request.query : request.body)),
    });
  }
}
