/**
 * Admission control by actual load. Each kind of request has a limit of concurrent work and a short, bounded queue.
 * When the queue is full, requests are rejected at once with a hint to retry. A rejected request has begun nothing. R02
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inWork, kindNow } from '../db/pools.ts';
import type { WorkKind } from '../db/pools.ts';

export type GateKind = Exclude<WorkKind, 'jobs' | 'session'>;

interface Limits {
  readonly atWork: number;
  readonly inLine: number;
  readonly waitMs: number;
}

const limits: Record<GateKind, Limits> = {
  pages: { atWork: 16, inLine: 400, waitMs: 1_000 },
  reads: { atWork: 24, inLine: 400, waitMs: 1_000 },
  money: { atWork: 32, inLine: 64, waitMs: 1_500 },
};

/** Snapshot of a gate, with counts since the start. */
export interface GateState {
  readonly kind: GateKind;
  readonly atWork: number;
  readonly inLine: number;
  /** Rejected because the queue was full or the wait too long. */
  readonly turnedAway: number;
  /** Removed from the queue because the client disconnected. */
  readonly givenUp: number;
}

type Answer = 'in' | 'busy' | 'gone';

interface Waiting {
  readonly respond: (answer: Answer) => void;
}

export class Gate {
  private readonly kind: GateKind;
  private readonly limits: Limits;
  private readonly line = new Set<Waiting>();
  private atWork = 0;
  private turnedAway = 0;
  private givenUp = 0;

  constructor(kind: GateKind, given: Limits = limits[kind]) {
    this.kind = kind;
    this.limits = given;
  }

  /**
   * Calls back at once if there is a free place or the queue is full. A caller that got `in` calls `leave` when done.
   */
  enter(onGone: (left: () => void) => void, respond: (answer: Answer) => void): void {
    if (this.atWork < this.limits.atWork) {
      this.atWork += 1;
      return respond('in');
    }
    if (this.line.size >= this.limits.inLine) {
      this.turnedAway += 1;
      return respond('busy');
    }
    const end = (answer: Answer): void => {
      if (!this.line.delete(waiting)) return;
      clearTimeout(timer);
      if (answer === 'busy') this.turnedAway += 1;
      if (answer === 'gone') this.givenUp += 1;
      respond(answer);
    };
    const waiting: Waiting = { respond: end };
    const { waitMs } = this.limits;
    const timer = Number.isFinite(waitMs) ? setTimeout(() => end('busy'), waitMs) : undefined;
    this.line.add(waiting);
    onGone(() => end('gone'));
  }

  /** Frees a place and gives it to the request that has waited longest. */
  leave(): void {
    this.atWork -= 1;
    const [next] = this.line;
    if (next === undefined) return;
    this.atWork += 1;
    next.respond('in');
  }

  get state(): GateState {
    const { kind, atWork, turnedAway, givenUp } = this;
    return { kind, atWork, inLine: this.line.size, turnedAway, givenUp };
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Kind of work of a route. By default POST is money and everything else a read. */
    work?: GateKind;
    /** False if requests stay open for long without doing work: a stream, an upload. By default only POST is gated. */
    isGated?: boolean;
    /** Its database work is limited to SHED_AFTER_MS, since a read can simply be retried. */
    isRead?: boolean;
  }
  interface FastifyRequest {
    gate: Gate | undefined;
  }
  interface FastifyInstance {
    /** Current state of the gates. */
    gates(): readonly GateState[];
  }
}

/** Returns the kind of work. Reads made while a page is rendered count as page work. */
function kindOf({ routeOptions, method }: FastifyRequest): GateKind {
  if (kindNow() === 'pages') return 'pages';
  return routeOptions.config.work ?? (method === 'POST' ? 'money' : 'reads');
}

/** Time reserved for the work after the last database reply. */
const marginMs = 300;

/**
 * Assigns every request to a kind of work and sends calls and forms through that kind's gate. `refuse` replies to
 * rejected requests. With `patienceMs` 0, no wait is too long and reads have no time limit.
 */
export function addGates(
  app: FastifyInstance,
  patienceMs: number,
  refuse: (request: FastifyRequest, reply: FastifyReply) => unknown,
): () => readonly GateState[] {
  const gateOf = (kind: GateKind) =>
    new Gate(kind, patienceMs > 0 ? limits[kind] : { ...limits[kind], waitMs: Infinity });
  const gates = { pages: gateOf('pages'), reads: gateOf('reads'), money: gateOf('money') };
  app.decorateRequest('gate', undefined);
  // Runs after the body has arrived. Otherwise 32 clients that send slowly could occupy the whole gate.
  app.addHook('preHandler', (request, reply, done) => {
    const kind = kindOf(request);
    const { isGated = request.method === 'POST', isRead = false } = request.routeOptions.config;
    const untilMs = isRead && patienceMs > 0 ? Date.now() + patienceMs - marginMs : Number.POSITIVE_INFINITY;
    if (!isGated) return inWork(kind, done, untilMs);
    const { raw } = reply;
    gates[kind].enter(
      (left) => raw.once('close', left),
      (answer) => {
        if (answer === 'busy') return void refuse(request, reply);
        // The client has disconnected: no reply is sent and nothing is begun.
        if (answer === 'gone') return void reply.hijack();
        request.gate = gates[kind];
        inWork(kind, done, untilMs);
      },
    );
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.gate?.leave();
    request.gate = undefined;
    done(null, payload);
  });
  return () => Object.values(gates).map(({ state }) => state);
}
