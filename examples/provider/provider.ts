/**
 * A game provider of its own: a coin that falls on one of two sides. Plain Node, without packages. README.md
 *
 *     PORT=4100 HOUSE=http://localhost:8080 KEY=coin:first SECRET=… node examples/provider/provider.ts
 */
import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { call, Refused, Unknown } from './wallet.ts';

const { PORT = '4100', HOUSE = 'http://localhost:8080', KEY = 'coin:first', SECRET = '' } = process.env;
const settings = { house: HOUSE, key: KEY, secret: SECRET, pauseMs: 200 };
const file = (name: string) => readFileSync(`${import.meta.dirname}/${name}`);

/** The stakes of the game, satang, and what a right guess pays for each satang: a return of 98 %. */
const stakes = new Set([1_00, 10_00, 100_00]);
const pays = 1.96;

interface Visit {
  readonly session: string;
  readonly player: string;
  balance: number;
}
/** Sessions by the cookie of their window. A real provider keeps them, and its rounds, in a database. */
const visits = new Map<string, Visit>();

/** Opens a window: exchanges the ticket of the launch for a session. A trial comes without one, and plays for nothing. */
async function open(url: URL, response: ServerResponse): Promise<void> {
  const ticket = url.searchParams.get('ticket') ?? '';
  const isTrial = url.searchParams.get('mode') === 'trial';
  const answer = isTrial
    ? { session: '', player: '', balance: 1_000_00 }
    : await call(settings, 'session', { ticket }, 1);
  const cookie = randomUUID();
  visits.set(cookie, {
    session: String(answer.session),
    player: String(answer.player),
    balance: Number(answer.balance),
  });
  response.setHeader('set-cookie', `visit=${cookie}; HttpOnly; SameSite=Lax; Path=/`);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(file('page.html'));
}

/**
 * One round: the stake, the coin, the win. The coin falls only after the stake is certain. If the house does not say what
 * became of the stake, it is rolled back, so that it counts for nothing whether it was taken or not.
 */
async function play(visit: Visit, side: number, amount: number): Promise<object> {
  const isTrial = visit.session === '';
  const round = randomUUID();
  const { session, player } = visit;
  if (isTrial && visit.balance < amount) throw new Refused('short');
  if (isTrial) visit.balance -= amount;
  else await stake(visit, round, amount);
  const fell = randomInt(2);
  const win = fell === side ? Math.round(amount * pays) : 0;
  if (isTrial) visit.balance += win;
  else void settle({ session, player, round, win });
  const balance = visit.balance + (isTrial ? 0 : win);
  visit.balance = balance;
  return { fell, win, balance };
}

async function stake(visit: Visit, round: string, amount: number): Promise<void> {
  const { session, player } = visit;
  try {
    const answer = await call(settings, 'debit', { session, round, transaction: `${round}-stake`, amount });
    visit.balance = Number(answer.balance);
  } catch (error) {
    if (error instanceof Unknown) void untilKnown('rollback', { player, round, transaction: `${round}-stake` });
    throw error;
  }
}

/** Pays the win and closes the round. A lost round is closed by a win of 0. */
const settle = ({ player, round, win }: { session: string; player: string; round: string; win: number }) =>
  untilKnown('credit', { player, round, transaction: `${round}-win`, amount: win, isLast: true });

/** Sends a call until the house has answered, however long that takes. */
async function untilKnown(name: string, fields: object): Promise<void> {
  try {
    await call(settings, name, fields, Infinity);
  } catch (error) {
    process.stderr.write(`${name} was refused: ${String(error)} ${JSON.stringify(fields)}\n`);
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 1_000) throw new Refused('malformed');
  }
  return JSON.parse(text) as Record<string, unknown>;
}

async function flip(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const cookie = /visit=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const visit = visits.get(cookie);
  const { side, amount } = await bodyOf(request);
  if (visit === undefined) throw new Refused('session');
  if ((side !== 0 && side !== 1) || !stakes.has(Number(amount))) throw new Refused('malformed');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(await play(visit, side, Number(amount))));
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://provider');
  response.setHeader('x-content-type-options', 'nosniff');
  if (url.pathname === '/open') return open(url, response);
  if (url.pathname === '/flip' && request.method === 'POST') return flip(request, response);
  if (url.pathname === '/page.js')
    return void response.setHeader('content-type', 'text/javascript').end(file('page.js'));
  if (url.pathname === '/coin.svg')
    return void response.setHeader('content-type', 'image/svg+xml').end(file('coin.svg'));
  response.statusCode = 404;
  response.end();
}

const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    response.statusCode = error instanceof Refused ? 400 : 502;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ error: error instanceof Refused ? error.reason : 'unknown' }));
  });
});
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : PORT}\n`);
});
