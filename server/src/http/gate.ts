/**
 * Admission by what really waits: so many requests of a kind are worked on at a time, so many more stand in line for a
 * moment, and whoever comes then is told at once to come back. Nothing was begun for them. R02
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inWork, kindNow } from '../db/pools.ts';
import type { WorkKind } from '../db/pools.ts';

export type GateKind = Exclude<WorkKind, 'jobs'>;

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

/** How a gate stands at this moment, and what it has done since the start. */
export interface GateState {
  readonly kind: GateKind;
  readonly atWork: number;
  readonly inLine: number;
  /** Told to come back: the line was full, or the wait too long. */
  readonly turnedAway: number;
  /** Left the line because their caller had gone. */
  readonly givenUp: number;
}

type Answer = 'in' | 'busy' | 'gone';

interface Waiting {
  readonly say: (answer: Answer) => void;
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

  /** Calls back at once where there is a place or the line is full. Whoever is `in` calls `leave` when they are done. */
  enter(onGone: (left: () => void) => void, say: (answer: Answer) => void): void {
    if (this.atWork < this.limits.atWork) {
      this.atWork += 1;
      return say('in');
    }
    if (this.line.size >= this.limits.inLine) {
      this.turnedAway += 1;
      return say('busy');
    }
    const end = (answer: Answer): void => {
      if (!this.line.delete(waiting)) return;
      clearTimeout(timer);
      if (answer === 'busy') this.turnedAway += 1;
      if (answer === 'gone') this.givenUp += 1;
      say(answer);
    };
    const waiting: Waiting = { say: end };
    const { waitMs } = this.limits;
    const timer = Number.isFinite(waitMs) ? setTimeout(() => end('busy'), waitMs) : undefined;
    this.line.add(waiting);
    onGone(() => end('gone'));
  }

  /** A place is free: whoever has waited longest takes it over. */
  leave(): void {
    this.atWork -= 1;
    const [next] = this.line;
    if (next === undefined) return;
    this.atWork += 1;
    next.say('in');
  }

  get state(): GateState {
    const { kind, atWork, turnedAway, givenUp } = this;
    return { kind, atWork, inLine: this.line.size, turnedAway, givenUp };
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What kind of work a route asks for; a form that is sent elsewhere is money, everything else a read. */
    work?: GateKind;
    /** False where a request stands open for long without asking for anything: a stream, a file on its way. */
    isGated?: boolean;
    /** Nobody waits longer than SHED_AFTER_MS for its answer, since asking again is as good. */
    isRead?: boolean;
  }
  interface FastifyRequest {
    gate: Gate | undefined;
  }
  interface FastifyInstance {
    /** How the gates stand. */
    gates(): readonly GateState[];
  }
}

/** What a page reads while it is made is work for the page. */
function kindOf({ routeOptions, method }: FastifyRequest): GateKind {
  if (kindNow() === 'pages') return 'pages';
  return routeOptions.config.work ?? (method === 'POST' ? 'money' : 'reads');
}

/** Keeps a little of the time for what is left to do after the last answer of the database. */
const marginMs = 300;

/**
 * Puts every request into its kind of work, and calls and forms through that kind's gate. `refuse` answers who is told
 * to come back; with `patienceMs` 0 nobody is told so for the time they wait, and reads may take as long as they need.
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
  // Not before the body has come: 32 callers who send theirs slowly would hold the whole gate.
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
        // Nobody hears an answer, and nothing is begun.
        if (answer === 'gone') return void reply.hijack();
        request.gate = gates[kind];
        inWork(kind, done, untilMs);
      },
    );
  });
  app.addHook('onSend', async (request) => {
    request.gate?.leave();
    request.gate = undefined;
  });
  return () => Object.values(gates).map(({ state }) => state);
}
