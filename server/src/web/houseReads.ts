/**
 * Reads for pages from the house itself. Replies that the house keeps are taken from its cache, and the others are asked
 * through its HTTP routes, as a browser would, but without a socket. Nobody is logged in, so a reply is the same for all
 * pages: one that no cache keeps is used for a second, which is little beside the life of a page.
 */
import { clientHeader } from '@foyer/contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { inWork } from '../db/pools.ts';
import type { House } from '../house.ts';
import { inTime, patienceMs } from '../http/cachedReplies.ts';
import type { CompressedReply } from '../http/compressedReply.ts';
import type { Ask } from './render.ts';
import type { AnswerNow, Answer } from './renderWorker/messages.ts';

const lifeMs = 1_000;
/** Replies that no cache keeps. A page has one to three. */
const most = 100;

interface Recent {
  readonly answer: Answer;
  readonly text: string;
  readonly untilMs: number;
}

interface HouseReads {
  readonly ask: Ask;
  readonly answerNow: AnswerNow;
}

/** An unchanged reply is the same object, so that the thread of pages need not be sent it again. */
export function createHouseReads(app: FastifyInstance, { now, config }: Pick<House, 'now' | 'config'>): HouseReads {
  const ofCache = new WeakMap<CompressedReply, Answer>();
  const recent = new Map<string, Recent>();
  // Replies hold the names of the brand.
  config.brand.onChange(() => recent.clear());

  function answerOf(kept: CompressedReply): Answer {
    const answer = ofCache.get(kept) ?? { status: 200, body: JSON.parse(kept.text) as unknown };
    ofCache.set(kept, answer);
    return answer;
  }

  function keep(question: string, answer: Answer, text: string): Answer {
    const last = recent.get(question);
    const same = last?.text === text ? last.answer : answer;
    recent.delete(question);
    recent.set(question, { answer: same, text, untilMs: now() + lifeMs });
    const [oldest] = recent.keys();
    if (recent.size > most && oldest !== undefined) recent.delete(oldest);
    return same;
  }

  const answerNow: AnswerNow = (path, method, body) => {
    const kept = method === 'POST' ? app.keptReads?.now(path, body) : undefined;
    if (kept !== undefined) return answerOf(kept);
    const last = recent.get(`${method} ${path} ${body}`);
    return last !== undefined && Math.abs(last.untilMs - lifeMs - now()) < lifeMs ? last.answer : undefined;
  };

  async function askInFull(path: string, method: 'POST' | 'GET', body: string): Promise<Answer> {
    const headers = { [clientHeader]: '1', 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await app.inject({ method, url: path, headers, ...(method !== 'GET' && { payload: body }) });
    const isStale = reply.headers.warning !== undefined;
    const answer = { status: reply.statusCode, body: reply.json<unknown>(), isStale };
    if (reply.statusCode !== 200 || isStale) return answer;
    if (method === 'POST' && app.keptReads?.learn(reply.raw.req, path, body) === true) return answer;
    return keep(`${method} ${path} ${body}`, answer, reply.payload);
  }

  return {
    answerNow,
    ask: async (path, method, body) =>
      inWork('pages', async () => {
        const known = answerNow(path, method, body);
        if (known !== undefined) return known;
        // Without a database, or if it is slow, the application answers with an old reply and says so.
        const soon = method === 'POST' ? app.keptReads?.soon(path, body) : undefined;
        const kept = soon && (await inTime(soon, patienceMs).catch(() => undefined));
        return kept === undefined ? askInFull(path, method, body) : answerOf(kept);
      }),
  };
}
