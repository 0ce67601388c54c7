/**
 * The rival of bench/http.ts, in a process of its own: a bare node:http server. It sends the bytes that it was given, or
 * makes one bet by one prepared function call (bench/bets/oneBet.sql) on 16 connections.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prepare } from '@foyer/house/ledger/batch.ts';
import { Pool } from 'pg';
import { betOf, playerOf, random } from '../bets/bank.ts';

export interface PlainAsked {
  /** The folder of the database's socket. */
  readonly databaseHost: string;
  readonly players: number;
  /** What each path answers. */
  readonly pages: Readonly<
    Record<string, { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }>
  >;
}

process.once('message', ({ databaseHost, players, pages }: PlainAsked) => {
  const pool = new Pool({ host: databaseHost, port: 5432, user: 'foyer', database: 'foyer', max: 16 });
  const bet = async (): Promise<string> => {
    const movement = betOf(playerOf(Math.floor(Math.random() * players)));
    const { id, requestHash, seal, createdMs } = prepare(movement, random.id(Date.now()), Date.now());
    const { rows } = await pool.query<{ after: number | null }>({
      name: 'one_bet',
      text: 'select one_bet($1, $2, $3, $4, $5, $6, $7, $8) as after',
      values: [movement.playerId, id, movement.key, requestHash, seal, movement.reference, createdMs, 100],
    });
    return JSON.stringify({ code: 200, data: { after: rows[0]?.after } });
  };
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    const send = (): void => void (page && response.writeHead(200, page.headers).end(page.body));
    if (page !== undefined && request.method === 'GET') return send();
    // A body is read as a server must, although the rival does not need it.
    request.resume();
    request.once('end', async () => {
      if (page !== undefined) return send();
      const body = await bet();
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.once('disconnect', () => {
    server.closeAllConnections();
    server.close();
    void pool.end();
  });
});
