/** The thread that makes pages: renders the built client and puts its reads to the house by messages. */
import { join } from 'node:path';
import { setSiteBrand } from '@foyer/contract/siteBrand.ts';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { pageMaker } from '../render.ts';
import type { Ask, Entry } from '../render.ts';
import { readBuild } from '../styles.ts';
import { nameOf, outcomeOf, settle } from './messages.ts';
import type { Answer, FromWorker, PageJob, Question, ToWorker, WorkerSetup } from './messages.ts';
import { createAnswerStore } from './sentAnswers.ts';

if (parentPort === null) throw new Error('pages are made in a worker thread');
const port = parentPort;
const send = (message: FromWorker): void => port.postMessage(message);

/**
 * The router asks of each result of a loader whether it is a `Response`, and makes one for a redirect. For that name Node
 * would load its HTTP client, which takes longer than rendering some pages. No page sends a request.
 */
class RedirectResponse {
  readonly status: number;
  readonly headers: Headers;
  constructor(_body: null, { status, headers }: { readonly status: number; readonly headers: Headers }) {
    this.status = status;
    this.headers = headers;
  }
}
// Only what the router uses.
globalThis.Response = RedirectResponse as unknown as typeof Response;

const { folder, areVitalsWanted, brand } = workerData as WorkerSetup;
const { render, publicPaths, setBrand } = (await import(
  pathToFileURL(join(folder, 'server/entry-server.js')).href
)) as Entry;
// The thread has modules of its own.
setSiteBrand(brand.site);
setBrand(brand);
const make = pageMaker(render, { ...readBuild(join(folder, 'client')), areVitalsWanted, brand });

const open = new Map<number, PromiseWithResolvers<Answer>>();
let questions = 0;

const answerOf = createAnswerStore();

function askerOf(page: number, known: ReadonlyMap<string, Answer>, asked: Question[]): Ask {
  return (...question) => {
    asked.push(question);
    const answer = known.get(nameOf(question));
    if (answer !== undefined) return Promise.resolve(answer);
    const number = (questions += 1);
    const waiting = Promise.withResolvers<Answer>();
    open.set(number, waiting);
    send({ kind: 'ask', page, question: number, asked: question });
    return waiting.promise;
  };
}

async function makeAndSend(page: number, job: PageJob, known: ReadonlyMap<string, Answer>): Promise<void> {
  const asked: Question[] = [];
  const outcome = await outcomeOf(make(job, askerOf(page, known, asked)));
  send({ kind: 'made', page, outcome, asked });
}

port.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'make':
      void makeAndSend(
        message.page,
        message.job,
        new Map(message.known.map(([question, sent]) => [question, answerOf(sent)])),
      );
      break;
    case 'answer': {
      const { question, outcome } = message;
      const waiting = open.get(question);
      open.delete(question);
      const answered = 'value' in outcome ? { value: answerOf(outcome.value) } : outcome;
      if (waiting) settle(waiting, answered);
      break;
    }
    case 'ping':
      send({ kind: 'alive' });
      break;
  }
});
send({ kind: 'ready', publicPaths: publicPaths() });
