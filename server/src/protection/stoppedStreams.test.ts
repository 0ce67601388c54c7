/** Streams of game windows end when their player stops play, and are refused to players who have stopped. M17 */
import type { AddressInfo } from 'node:net';
import { stopPlay } from '@foyer/contract/protection/limits.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { enterFish, fishStreamPath } from '@foyer/contract/play/fish.ts';
import { enterSport } from '@foyer/contract/play/sportDesk.ts';
import { sportStreamPath } from '@foyer/contract/play/sportStream.ts';
import { enterTable, tableStreamPath } from '@foyer/contract/play/table.ts';
import { afterAll, expect, it } from 'vitest';
import { reefGame } from '../provider/fish/testing/fish.ts';
import { playerWith, ticketFor } from '../provider/testing/player.ts';
import type { TestPlayer } from '../provider/testing/player.ts';
import { pineCourt } from '../provider/table/testing/table.ts';
import { openTestHouse } from '../testing/house.ts';

const t = await openTestHouse();
await t.app.listen({ port: 0, host: '127.0.0.1' });
const origin = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
afterAll(() => t.close());

type Enter = (player: TestPlayer, ticket: string) => Promise<{ readonly sessionId: string }>;
const fishEnter: Enter = (player, ticket) => player.ok(enterFish, { ticket });
const tableEnter: Enter = (player, ticket) => player.ok(enterTable, { ticket });
const sportEnter: Enter = (player, ticket) => player.ok(enterSport, { ticket });

const families = [
  { family: 'fish', gameId: reefGame, enter: fishEnter, path: fishStreamPath },
  { family: 'table', gameId: pineCourt, enter: tableEnter, path: tableStreamPath },
  { family: 'sport', gameId: 'harbour-green-night', enter: sportEnter, path: sportStreamPath },
] as const;

async function windowOf({ family, gameId, enter, path }: (typeof families)[number], isTrial = false) {
  const { client, player, playerId } = await playerWith(t, gameId, 1_000_00);
  const ticket = await ticketFor(t, family, { gameId, playerId: isTrial ? undefined : playerId });
  const { sessionId } = await enter(player, ticket);
  return { client, playerId, connect: () => connect(player, `${path}?session=${sessionId}&sport=1`) };
}

async function connect({ client }: TestPlayer, path: string): Promise<Response> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(origin + path, { headers: { cookie } });
}

const typeOf = (reply: Response) => reply.headers.get('content-type')?.split(';', 1)[0];

it.each(families)('ends every $family stream of a player who stops play, and opens no further one. M17', async (at) => {
  const { client, connect: open } = await windowOf(at);
  const other = await windowOf(at);
  const [first, second, foreign] = [await open(), await open(), await other.connect()];
  expect([first, second, foreign].map(typeOf)).toEqual(Array(3).fill('text/event-stream'));
  await client.ok(stopPlay, { kind: 'timeOut', days: '1' });
  // Each text is complete only when the house has ended its stream.
  await Promise.all([first.text(), second.text()]);
  expect(await (await open()).json()).toMatchObject({ code: refusals.PLAY_STOPPED });
  await foreign.body?.cancel();
});

it('leaves the streams of trial play open. M17', async () => {
  const { client, connect: open } = await windowOf(families[1], true);
  const stream = await open();
  await client.ok(stopPlay, { kind: 'timeOut', days: '1' });
  const again = await open();
  expect([stream, again].map(typeOf)).toEqual(Array(2).fill('text/event-stream'));
  for (const each of [stream, again]) await each.body?.cancel();
});

it('ends the streams of stopped players when the news of their stops may be lost. M17', async () => {
  const { playerId, connect: open } = await windowOf(families[1]);
  const stream = await open();
  // Another process has written the stop, and its message did not arrive.
  await t.house.db
    .updateTable('wallet')
    .set({ stopped_until_ms: t.clock.nowMs + 60_000 })
    .where('player_id', '=', playerId)
    .execute();
  t.house.live.missed();
  await stream.text();
  expect(await (await open()).json()).toMatchObject({ code: refusals.PLAY_STOPPED });
});
