/** A window for tests: calls /api/play like the real one, with a browser's cookies. */
import { randomUUID } from 'node:crypto';
import { clientHeader, readEnvelope } from '@foyer/contract/envelope.ts';
import * as calls from '@foyer/contract/play/slot.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import type { PlayCall } from '@foyer/contract/play/play.ts';
import type { PlayState } from '@foyer/contract/play/slot.ts';
import { guestGameUrl, gameUrl } from '@foyer/contract/lobby/launch.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import * as v from 'valibot';
import type { TestClient } from '../../http/testing/client.ts';
import { titles } from '../../ledger/accounts.ts';
import { playerByName } from '../../players/players.ts';
import { platformByCode } from '../../platforms/platforms.ts';
import { signUp } from '../../testing/house.ts';
import type { SignedUp, TestHouse } from '../../testing/house.ts';
import { createTicket, enterWithTicket } from '../session/sessions.ts';
import type { PlaySession } from '../session/sessions.ts';

export interface Reply<S> {
  readonly refusal: RefusalName | undefined;
  /** The message that the player reads; of an accepted call ''. */
  readonly words: string;
  readonly data: S | undefined;
}

/** One browser: the site's client and its cookies, shared by all its windows. */
export interface TestPlayer {
  readonly client: TestClient;
  send<Q, S>(call: PlayCall<Q, S>, request: Q, headers?: Record<string, string>): Promise<Reply<S>>;
  ok<Q, S>(call: PlayCall<Q, S>, request: Q): Promise<S>;
  ticket(gameId: string, mode: 'real' | 'trial'): Promise<string>;
  /** Launches, enters and sets a seed: ready to spin. */
  window(gameId: string, mode: 'real' | 'trial'): Promise<PlayState>;
}

export function playerAt({ app }: TestHouse, client: TestClient): TestPlayer {
  const send = async <Q, S>(call: PlayCall<Q, S>, request: Q, headers: Record<string, string> = {}) => {
    const fields = Object.entries(call.request.encode(request) as Record<string, unknown>);
    const reply = await app.inject({
      method: 'POST',
      url: call.path,
      headers: {
        [clientHeader]: '1',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      payload: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)])).toString(),
    });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      client.cookies.set(name, value);
    }
    const envelope = readEnvelope(reply.json());
    if (envelope === undefined) throw new Error(reply.body);
    const names = Object.keys(refusals) as RefusalName[];
    return envelope.code === 200
      ? { refusal: undefined, words: '', data: v.parse(call.response.schema, envelope.data) }
      : {
          refusal: names.find((name) => refusals[name] === envelope.code),
          words: envelope.message,
          data: undefined,
        };
  };
  const ok = async <Q, S>(call: PlayCall<Q, S>, request: Q): Promise<S> => {
    const reply = await send(call, request);
    if (reply.data === undefined) throw new Error(`${call.path}: ${reply.refusal}`);
    return reply.data;
  };
  const ticket = async (gameId: string, mode: 'real' | 'trial') => {
    const request = {
      linkType: mode === 'real' ? '1' : '2',
      platformCode: platformOf(gameId),
      gameType: 1,
      gameCode: gameId,
    };
    const { url } = await client.ok(mode === 'real' ? gameUrl : guestGameUrl, request);
    return new URL(url, 'http://house').searchParams.get('ticket') ?? '';
  };
  return {
    client,
    send,
    ok,
    ticket,
    async window(gameId, mode) {
      const opened = await ok(calls.enter, { ticket: await ticket(gameId, mode) });
      const { sessionId, seeds } = opened;
      if (seeds.clientSeed === '') {
        await ok(rotateSeed, { sessionId, clientSeed: 'test', nextCommitment: seeds.nextCommitment });
      }
      return ok(calls.state, { sessionId });
    },
  };
}

const platformOf = (gameId: string): string => gameId.split('-')[0] ?? '';

/** Posts money from the sandbox bank directly to the player's account on the platform. */
export async function fund(t: TestHouse, playerId: string, platformCode: string, satang: number): Promise<void> {
  const platform = await platformByCode(t.house, platformCode, 'zh_CN');
  if (platform === undefined) throw new Error(`no platform ${platformCode}`);
  await t.house.ledger.post({
    playerId,
    key: `test:${randomUUID()}`,
    title: titles.transferIn,
    legs: [
      { account: 'house:bank', amountSatang: -satang },
      { account: platform.account, amountSatang: satang },
    ],
    reference: 'test',
  });
}

export interface Seat {
  readonly gameId: string;
  /** undefined for a guest's trial. */
  readonly playerId: string | undefined;
}

/** A ticket as a launch creates it. */
export async function ticketFor({ house }: TestHouse, familyCode: string, { gameId, playerId }: Seat): Promise<string> {
  const address = await createTicket(house, familyCode, {
    playerId,
    platformCode: platformOf(gameId),
    gameCode: gameId,
    mode: playerId === undefined ? 'trial' : 'real',
    lang: 'zh_CN',
  });
  return new URL(address, 'http://house').searchParams.get('ticket') ?? '';
}

/** Opens a window on a game and returns its session. The player gets `satang` on the platform's account. */
export async function seatAt(t: TestHouse, familyCode: string, seat: Seat & { satang: number }): Promise<PlaySession> {
  const ticket = await ticketFor(t, familyCode, seat);
  if (seat.playerId !== undefined && seat.satang > 0) {
    await fund(t, seat.playerId, platformOf(seat.gameId), seat.satang);
  }
  return (await enterWithTicket(t.house, ticket, seat.playerId)).session;
}

/** Signs up a player and gives them a balance on the account of a game's platform. */
export async function playerWith(
  t: TestHouse,
  gameId: string,
  satang: number,
): Promise<{ client: SignedUp; player: TestPlayer; playerId: string }> {
  const client = await signUp(t);
  const found = await playerByName(t.house, client.userAccount);
  if (found === undefined) throw new Error(`no player ${client.userAccount}`);
  const { playerId } = found;
  if (satang > 0) await fund(t, playerId, platformOf(gameId), satang);
  return { client, player: playerAt(t, client), playerId };
}

export const sessionOf = (t: TestHouse, sessionId: string): Promise<PlaySession> =>
  t.house.db.selectFrom('play_session').selectAll().where('session_id', '=', sessionId).executeTakeFirstOrThrow();

/** A player's bets as stored in the books, by order number. */
export const betsOf = (t: TestHouse, playerId: string) =>
  t.house.db.selectFrom('bet').selectAll().where('player_id', '=', playerId).orderBy('bet_order_no').execute();

/** Sum of a player's platform accounts, satang. */
export async function purse(t: TestHouse, playerId: string): Promise<number> {
  const balances = await t.house.ledger.balances(playerId);
  return Object.entries(balances).reduce(
    (sum, [account, satang]) => sum + (account.startsWith('game:') ? satang : 0),
    0,
  );
}
