/**
 * Five thousand hostile requests over every call of the contract and of the game windows, from a seed: each is answered
 * by an envelope, none by an error, a stack or SQL. What a refused request or a read may not move has not moved.
 * S13, S21, S24
 */
import type { Call } from '@foyer/contract/call.ts';
import { calls } from '@foyer/contract/calls.ts';
import { clientHeader, readEnvelope } from '@foyer/contract/envelope.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { afterAll, expect, it } from 'vitest';
import { timeLimit } from '../db/testing/timeFactor.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { watchChanges } from '../testing/changes.ts';
import { openTestHouse } from '../testing/house.ts';
import { openWindows } from '../testing/furnishedPlayer.ts';
import { drawFrom, hostileMultipart, hostileRequest, hostileValues } from '../testing/hostileValues.ts';
import type { Draw } from '../testing/hostileValues.ts';
import { playCalls } from '@foyer/contract/play/playCalls.ts';
import { newPlayer, readyToWithdraw } from '../wallet/testing/wallet.ts';
import type { TestPlayer } from '../wallet/testing/wallet.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const requests = Number(process.env.N ?? 5000);
const seed = 20_261_121;

type Target = Pick<Call, 'path' | 'method' | 'body' | 'effect' | 'access' | 'request'>;
const targets: readonly Target[] = [
  ...Object.values<Call>(calls),
  ...playCalls.map(({ path, request }): Target => ({
    path,
    request,
    method: 'POST',
    body: 'form',
    effect: 'money',
    access: 'player',
  })),
];

/** Tables of money, of keys, and of what a player owns. Tokens, counters and events of the house are not among them. */
const kept = [
  'movement entry balance wallet bet deposit_order withdrawal bank_card held_bonus bonus_lock',
  'deposit_lock player player_phone player_email passkey second_factor recovery_code',
  'third_party_identity upload favourite site_mail interest_order lottery_order reserve_order',
  'protection_limit protection_stop setting',
].flatMap((names) => names.split(' '));

/** What only the inside of the house knows. */
const leak = new RegExp(
  [
    String.raw`\bat .{0,99}\.(?:ts|js):\d+`,
    'node_modules',
    'postgres',
    String.raw`\bselect\b.{0,99}\bfrom\b`,
    String.raw`insert into`,
    'syntax error',
    'violates',
    'invalid byte',
    'argon2',
    '/server/src',
    'TypeError',
    'Cannot read',
  ].join('|'),
  'i',
);

let address = 0;
const nextAddress = (): string => `10.77.${((address += 1) >> 8) & 255}.${address & 255}`;

interface Reply {
  readonly statusCode: number;
  readonly body: string;
}

async function send(target: Target, ready: Ready | undefined, draw: Draw): Promise<[string, Reply]> {
  const cookie =
    ready === undefined ? '' : [...ready.player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const common = `lang=en&frontType=2&deviceId=${t.house.random.id(0)}&requestId=hostile-${t.house.random.id(0)}`;
  const headers = { [clientHeader]: '1', cookie };
  const from = { method: target.method, remoteAddress: nextAddress() } as const;
  if (target.body === 'multipart') {
    const { body, type, spoilt } = hostileMultipart(draw);
    const reply = await t.app.inject({
      ...from,
      url: target.path,
      headers: { ...headers, 'content-type': type },
      payload: body,
    });
    return [spoilt, reply];
  }
  const { pairs, spoilt } = hostileRequest(
    target.request,
    { sessionId: windowOf(target.path, ready?.windows ?? {}) },
    draw,
  );
  const fields = draw(2) === 0 ? `${pairs}&${common}` : `${common}&${pairs}`;
  const reply =
    target.method === 'GET'
      ? await t.app.inject({ ...from, url: `${target.path}?${fields}`, headers })
      : await t.app.inject({
          ...from,
          url: target.path,
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          payload: fields,
        });
  return [spoilt, reply];
}

interface Ready {
  readonly player: TestPlayer;
  readonly windows: Readonly<Record<string, string>>;
}

async function readyPlayer(): Promise<Ready> {
  const player = await newPlayer(t, 1_000);
  await readyToWithdraw(t, player);
  return { player, windows: await openWindows(t, player) };
}

/** The window that a call of a game belongs to; the slots' calls have no family in their path. */
const windowOf = (path: string, windows: Readonly<Record<string, string>>): string =>
  windows[path.split('/')[3] ?? ''] ?? windows.slot ?? '';

const sessionIsOver = new Set([403, 706]);

it(
  `answers ${requests} hostile requests without an error, a leak or an unwanted change`,
  { timeout: timeLimit(240_000) },
  async () => {
    const draw = drawFrom(seed);
    let ready = await readyPlayer();
    const changes = await watchChanges(t.house, kept);
    const found: string[] = [];
    const codes = new Map<number, number>();
    for (let sent = 0; sent < requests; sent += 1) {
      const target = targets[sent % targets.length] as Target;
      const isGuest = draw(8) === 0;
      if (sent % 25 === 0) await t.house.db.deleteFrom('rate_limit').execute();
      const [spoilt, { statusCode, body }] = await send(target, isGuest ? undefined : ready, draw);
      const envelope = statusCode === 302 ? { code: 200 } : readEnvelope(safeJson(body));
      const name = `${sent}: ${target.path} ${spoilt}`;
      codes.set(envelope?.code ?? 0, (codes.get(envelope?.code ?? 0) ?? 0) + 1);
      if (statusCode >= 500) found.push(`${name}: ${statusCode}`);
      if (envelope === undefined) found.push(`${name}: no envelope: ${body.slice(0, 80)}`);
      if (leak.test(body)) found.push(`${name}: leaks ${body.slice(0, 200)}`);
      const changed = await changes.taken();
      if (changed.length > 0 && (envelope?.code !== 200 || target.effect === 'read'))
        found.push(`${name}: ${envelope?.code} changed ${changed.join(' ')}`);
      if (sessionIsOver.has(envelope?.code ?? 0) && target.access === 'player' && !isGuest) {
        ready = await readyPlayer();
        await changes.taken();
      }
    }
    expect(found).toEqual([]);
    // Guards the generator: too few replies of a kind mean that it no longer reaches the services.
    for (const [code, least] of [
      [200, 1_000],
      [refusals.BAD_REQUEST, 500],
      [refusals.INPUT_RULE, 200],
    ] as const)
      expect(codes.get(code), String(code)).toBeGreaterThan(least);
    await assertBooksAreZero(t.house.db);
  },
);

it.each(['/api/uploads/', '/api/reserve/photo/', '/pictures/game/', '/play/', '/api/', '/api/loged/'])(
  'answers hostile names under %s without an error. S13',
  async (folder) => {
    for (const value of hostileValues) {
      const { statusCode, body } = await t.app.inject({ url: folder + value, remoteAddress: nextAddress() });
      expect([value, statusCode < 500, leak.test(body)]).toEqual([value, true, false]);
    }
  },
);

function safeJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
