/**
 * npm run bench:tables: how soon the last of 1,000 windows at one table receives a round's result.
 *
 * Method. A house with its routes on a free port and, in the same process, one raw socket per window. Every window has
 * its own trial session at the same table. The table's own clock deals the round. Two times are taken on one clock
 * until the last socket has read the numbers: from the moment when the rules make the result due, and from the moment
 * when the house began to send it, after its write to the database. The median of the rounds is printed.
 *
 *     npm run bench:tables          windows: BENCH_LISTENERS (1000), rounds: BENCH_ROUNDS (3), of half a minute each
 */
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tableStreamPath } from '@foyer/contract/play/table.ts';
import { roundAt } from '@foyer/contract/play/tableClock.ts';
import { readConfig } from '@foyer/house/config.ts';
import { createHouse } from '@foyer/house/createHouse.ts';
import { build } from '@foyer/house/http/build.ts';
import { createLog } from '@foyer/house/log.ts';
import { createTicket, enterWithTicket } from '@foyer/house/provider/session/sessions.ts';
import { mountTables } from '@foyer/house/provider/table/routes.ts';
import { platformRandom } from '@foyer/house/random.ts';
import { median, openScratch } from './bets/bank.ts';

const windows = Number(process.env.BENCH_LISTENERS ?? 1_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const gameCode = 'kiln-pine-court-baccarat';
const atOnce = 50;

const { database, dataDir, remove } = await openScratch();
const config = { ...readConfig({}), dataDir, shedAfterMs: 0 };
const log = createLog('warn', process.stderr);
const house = createHouse({ database, config, log, now: Date.now, random: platformRandom });
const app = await build(house, { handlers: {}, register: [mountTables] });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

async function sit(onData: (text: string) => void): Promise<Socket> {
  const asked = { playerId: undefined, platformCode: 'kiln', gameCode, mode: 'trial', lang: 'en' } as const;
  const address = await createTicket(house, 'table', asked);
  const ticket = new URL(address, 'http://house').searchParams.get('ticket') ?? '';
  const { session, token } = await enterWithTicket(house, ticket, undefined);
  return new Promise((opened, failed) => {
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1').once('error', failed);
    socket.on('data', (text: string) => {
      if (text.includes('data: ')) opened(socket);
      onData(text);
    });
    const cookie = `play-${session.session_id}=${token}`;
    socket.write(
      `GET ${tableStreamPath}?session=${session.session_id} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`,
    );
  });
}

const sockets: Socket[] = [];
try {
  let [heard, sentMs] = [0, 0];
  let everybody: (() => void) | undefined;
  const onData = (text: string): void => {
    const sent = /"kind":"result","serverMs":(\d+)/.exec(text)?.[1];
    if (sent === undefined) return;
    sentMs = Number(sent);
    heard += 1;
    if (heard === windows) everybody?.();
  };
  for (let from = 0; from < windows; from += atOnce)
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, windows - from) }, () => sit(onData)))));
  const [byRule, byTelling]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    heard = 0;
    await new Promise<void>((done) => (everybody = done));
    const nowMs = Date.now();
    byRule.push(nowMs - roundAt(gameCode, nowMs).dealMs);
    byTelling.push(nowMs - sentMs);
  }
  console.log(
    `${windows} windows at one table: the last has the result ${median(byTelling)} ms after it is told, ` +
      `${median(byRule)} ms after its time (goal: 200 ms)`,
  );
} finally {
  for (const socket of sockets) socket.destroy();
  await app.close();
  await house.ledger.close();
  await remove();
}
