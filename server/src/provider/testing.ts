/** A window for tests: speaks to /api/play as the real one does, with a browser's cookies. */
import { randomUUID } from 'node:crypto';
import { clientHeader, readEnvelope } from '@foyer/contract/envelope.ts';
import * as calls from '@foyer/contract/games/slot.ts';
import { rotateSeed } from '@foyer/contract/games/play.ts';
import type { PlayCall } from '@foyer/contract/games/play.ts';
import type { PlayState } from '@foyer/contract/games/slot.ts';
import { guestGameUrl, gameUrl } from '@foyer/contract/games/launch.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import * as v from 'valibot';
import type { TestClient } from '../http/testing.ts';
import { titles } from '../ledger/accounts.ts';
import { playerByName } from '../players/players.ts';
import { platformByCode } from '../platforms/platforms.ts';
import type { TestHouse } from '../testHouse.ts';

export interface Said<S> {
  readonly refusal: RefusalName | undefined;
  readonly data: S | undefined;
}

/** One browser: the site's client and its cookies, shared by all its windows. */
export interface TestPlayer {
  readonly client: TestClient;
  say<Q, S>(call: PlayCall<Q, S>, request: Q, headers?: Record<string, string>): Promise<Said<S>>;
  ok<Q, S>(call: PlayCall<Q, S>, request: Q): Promise<S>;
  ticket(gameId: string, mode: 'real' | 'trial'): Promise<string>;
  /** Launches, enters and sets a seed: ready to spin. */
  window(gameId: string, mode: 'real' | 'trial'): Promise<PlayState>;
}

export function playerAt({ app }: TestHouse, client: TestClient): TestPlayer {
  const say = async <Q, S>(call: PlayCall<Q, S>, request: Q, headers: Record<string, string> = {}) => {
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
      ? { refusal: undefined, data: v.parse(call.response.schema, envelope.data) }
      : { refusal: names.find((name) => refusals[name] === envelope.code), data: undefined };
  };
  const ok = async <Q, S>(call: PlayCall<Q, S>, request: Q): Promise<S> => {
    const said = await say(call, request);
    if (said.data === undefined) throw new Error(`${call.path}: ${said.refusal}`);
    return said.data;
  };
  const ticket = async (gameId: string, mode: 'real' | 'trial') => {
    const request = {
      linkType: mode === 'real' ? '1' : '2',
      platformCode: gameId.split('-')[0] ?? '',
      gameType: 1,
      gameCode: gameId,
    };
    const { url } = await client.ok(mode === 'real' ? gameUrl : guestGameUrl, request);
    return new URL(url, 'http://house').searchParams.get('ticket') ?? '';
  };
  return {
    client,
    say,
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

/** Money from the sandbox bank straight onto the platform's game account. */
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

export async function playerIdOf(t: TestHouse, userAccount: string): Promise<string> {
  const player = await playerByName(t.house, userAccount);
  if (player === undefined) throw new Error(`no player ${userAccount}`);
  return player.playerId;
}
