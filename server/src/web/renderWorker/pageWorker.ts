/**
 * The house's side of the thread that makes pages. Rendering a page blocks its thread for up to a tenth of a second, so
 * it does not run on the event loop that answers calls.
 *
 * A page that takes too long becomes a shell, which the browser renders. A thread that ends, or no longer answers, is
 * replaced, and the pages that waited for it become shells.
 */
import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Ask, Page } from '../render.ts';
import { nameOf, outcomeOf, settle } from './messages.ts';
import type { AnswerNow, FromWorker, PageJob, Question, ToWorker } from './messages.ts';
import { createAnswerSender } from './sentAnswers.ts';

/** Times are counted in ticks: a stall of the house's own event loop, which holds all messages up, is a single tick. */
export interface WorkerLimits {
  readonly tickMs: number;
  readonly pageTicks: number;
  readonly shellTicks: number;
  /** A thread that sends nothing for so long, not even a reply to a ping, is stuck. */
  readonly silentTicks: number;
  /** Pages that wait for the thread. A further one becomes a shell at once. */
  readonly waiting: number;
  /** How long to wait before the next start if a thread ended while it started. */
  readonly restartMs: number;
}

/** Eight seconds for a page: a read that times out after five costs only a part of it. */
const usualLimits: WorkerLimits = {
  tickMs: 250,
  pageTicks: 32,
  shellTicks: 4,
  silentTicks: 16,
  waiting: 64,
  restartMs: 1_000,
};

interface Parts {
  readonly start: () => Worker;
  readonly ask: Ask;
  readonly answerNow?: AnswerNow | undefined;
  /** Makes a shell without the thread. */
  readonly shellOf: (job: PageJob) => Promise<Page>;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly limits?: WorkerLimits;
}

interface Waiting extends PromiseWithResolvers<Page> {
  readonly job: PageJob;
  ticks: number;
}

/** Number of pages whose questions are remembered; the oldest is evicted first. */
const mostAsked = 300;
const pageOf = ({ asked: { visitor, locale, path } }: PageJob): string => `${visitor} ${locale} ${path}`;

const send = (worker: Worker, message: ToWorker): void => worker.postMessage(message, []);

class PageWorker {
  /** Public paths of the client. Rejects if the first thread does not start. */
  readonly started = Promise.withResolvers<readonly string[]>();
  private readonly parts: Parts;
  private readonly limits: WorkerLimits;
  private readonly waiting = new Map<number, Waiting>();
  /** What each page asked the last time. Answers that are at hand are sent with the job. */
  private readonly asked = new Map<string, readonly Question[]>();
  private sentAs = createAnswerSender();
  private worker: Worker | undefined;
  private state: 'starting' | 'ready' | 'restarting' | 'closed' = 'starting';
  private pages = 0;
  private silent = 0;
  private clock: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
    this.limits = parts.limits ?? usualLimits;
    this.begin();
  }

  make(job: PageJob): Promise<Page> {
    if (!this.worker || this.waiting.size >= this.limits.waiting) return this.parts.shellOf(job);
    const page = (this.pages += 1);
    const one = { ...Promise.withResolvers<Page>(), job, ticks: 0 };
    this.waiting.set(page, one);
    this.clock ??= setInterval(() => this.tick(), this.limits.tickMs).unref();
    send(this.worker, { kind: 'make', page, job, known: this.knownOf(job) });
    return one.promise;
  }

  private knownOf(job: PageJob) {
    const { answerNow } = this.parts;
    if (answerNow === undefined || job.isShellOnly) return [];
    return (this.asked.get(pageOf(job)) ?? []).flatMap((question) => {
      const answer = answerNow(...question);
      return answer === undefined ? [] : [[nameOf(question), this.sentAs(answer)] as const];
    });
  }

  private noteAsked(job: PageJob, asked: readonly Question[]): void {
    if (asked.length === 0) return;
    const page = pageOf(job);
    this.asked.delete(page);
    this.asked.set(page, asked);
    const [oldest] = this.asked.keys();
    if (this.asked.size > mostAsked && oldest !== undefined) this.asked.delete(oldest);
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    this.state = 'closed';
    await this.worker?.terminate();
  }

  private begin(): void {
    if (this.state === 'closed') return;
    const worker = this.parts.start();
    this.sentAs = createAnswerSender();
    let cause: unknown;
    this.worker = worker;
    worker.on('message', (message: FromWorker) => {
      this.silent = 0;
      void this.hear(worker, message);
    });
    worker.on('error', (error) => (cause = error));
    worker.on('exit', () => this.end(this.isStuck() ? new Error('the thread is stuck') : cause));
  }

  private async hear(worker: Worker, message: FromWorker): Promise<void> {
    switch (message.kind) {
      case 'ready':
        this.state = 'ready';
        // A process that has nothing else to do may end.
        worker.unref();
        this.started.resolve(message.publicPaths);
        break;
      case 'ask': {
        const { page, question, asked } = message;
        const answer = this.waiting.has(page) ? this.parts.ask(...asked) : Promise.reject(new Error('page given up'));
        const outcome = await outcomeOf(answer);
        // If the thread has been replaced meanwhile, the numbers of sent answers belong to the new one.
        if (worker !== this.worker) break;
        send(worker, {
          kind: 'answer',
          question,
          outcome: 'value' in outcome ? { value: this.sentAs(outcome.value) } : outcome,
        });
        break;
      }
      case 'made': {
        const made = this.take(message.page);
        if (made === undefined) break;
        this.noteAsked(made.job, message.asked);
        settle(made, message.outcome);
        break;
      }
      case 'alive':
        break;
    }
  }

  private take(page: number): Waiting | undefined {
    const found = this.waiting.get(page);
    this.waiting.delete(page);
    if (this.waiting.size === 0) {
      clearInterval(this.clock);
      this.clock = undefined;
    }
    return found;
  }

  private sendShell(page: number): void {
    const one = this.take(page);
    one?.resolve(this.parts.shellOf(one.job));
  }

  private tick(): void {
    for (const [page, one] of this.waiting) {
      one.ticks += 1;
      const { isShellOnly, asked } = one.job;
      if (one.ticks < (isShellOnly ? this.limits.shellTicks : this.limits.pageTicks)) continue;
      this.parts.log.warn({ path: asked.path.split('?', 1)[0] }, 'a page took too long: its visitor gets a shell');
      this.sendShell(page);
    }
    // A thread that is loading the client cannot answer yet.
    if (this.state !== 'ready' || !this.worker) return;
    this.silent += 1;
    if (this.isStuck()) void this.worker.terminate();
    else send(this.worker, { kind: 'ping' });
  }

  private isStuck(): boolean {
    return this.silent >= this.limits.silentTicks;
  }

  private end(cause: unknown): void {
    const before = this.state;
    const shells = this.waiting.size;
    this.worker = undefined;
    this.silent = 0;
    for (const page of this.waiting.keys()) this.sendShell(page);
    if (before === 'starting') this.started.reject(cause);
    if (before === 'starting' || before === 'closed') return;
    this.parts.log.error({ err: cause, shells }, 'the thread that makes pages has ended and is started again');
    this.state = 'restarting';
    if (before === 'ready') this.begin();
    else setTimeout(() => this.begin(), this.limits.restartMs).unref();
  }
}

/** Starts the thread. Rejects if it does not start. */
export async function openPageWorker(parts: Parts) {
  const worker = new PageWorker(parts);
  const publicPaths = await worker.started.promise;
  return { publicPaths, make: (job: PageJob) => worker.make(job), close: () => worker.close() };
}
