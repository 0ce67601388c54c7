/** Repeatedly kills the database under load and then verifies the books. L10 */
import type { Pool } from 'pg';
import { startEmbedded } from '../../db/embedded/server.ts';
import { openPools } from '../../db/open.ts';
import type { Database } from '../../db/open.ts';
import { titles } from '../accounts.ts';
import type { Ledger, Movement } from '../accounts.ts';
import { findFaults } from '../books.ts';
import { createLedger } from '../post.ts';

export interface CrashSettings {
  readonly dataDir: string;
  readonly rounds: number;
  readonly callers: number;
  /** Movements acknowledged in a round before the kill. */
  readonly perRound: number;
  readonly random: { id(nowMs: number): string };
  readonly log: (line: string) => void;
}

export interface CrashReport {
  readonly acknowledged: number;
  /** Posts that ended in an error and were retried with the same key. L06 */
  readonly unknown: number;
  /** Acknowledged movements that are not in the books, or there under another id. */
  readonly lost: number;
  /** Movements in the books beyond those acknowledged: duplicates. */
  readonly surplus: number;
  readonly faults: readonly string[];
}

/** Even rounds kill the server's first process, odd ones a process that serves a connection of the ledger. */
export async function killDatabaseUnderLoad(settings: CrashSettings): Promise<CrashReport> {
  const server = await startEmbedded({ dataDir: settings.dataDir, log: settings.log });
  const database = await openPools({ ...server.address, database: 'foyer' }, () => undefined, { server });
  const ledger = createLedger({ db: database.db, money: database.money, now: Date.now, random: settings.random });
  try {
    const storm = startStorm(ledger, settings.callers);
    for (let round = 0; round < settings.rounds; round += 1) {
      await storm.acknowledges(settings.perRound);
      const victim = round % 2 === 0 ? server.pid() : await servingPid(database.money);
      process.kill(victim, 'SIGKILL');
    }
    await storm.acknowledges(settings.perRound);
    await storm.end();
    return await compare(database, storm.acknowledged, storm.unknown());
  } finally {
    await ledger.close();
    await database.close();
  }
}

async function servingPid(money: Pool): Promise<number> {
  for (;;) {
    try {
      const { rows } = await money.query<{ pid: number }>(
        `select pid from pg_stat_activity where starts_with(ltrim(query, E'\\n'), 'with asked') limit 1`,
      );
      if (rows[0]) return rows[0].pid;
    } catch {
      // The server is still restarting after the previous round.
    }
  }
}

function startStorm(ledger: Ledger, callers: number) {
  const acknowledged = new Map<string, string>();
  let unknown = 0;
  let isEnding = false;
  let waiting: { count: number; done: () => void } | undefined;

  async function call(caller: number): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      if (isEnding) return;
      const movement = movementOf(caller, turn);
      acknowledged.set(`${movement.playerId} ${movement.key}`, await postUntilAnswered(movement));
      if (waiting && acknowledged.size >= waiting.count) waiting.done();
    }
  }
  async function postUntilAnswered(movement: Movement): Promise<string> {
    for (;;) {
      try {
        return (await ledger.post(movement)).movementId;
      } catch {
        unknown += 1;
      }
    }
  }
  const all = Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return {
    acknowledged,
    unknown: () => unknown,
    acknowledges: (more: number) =>
      new Promise<void>((done) => {
        waiting = { count: acknowledged.size + more, done };
      }),
    end: async () => {
      isEnding = true;
      await all;
    },
  };
}

/** Deposits and transfers of half of them into a game, in turns. Four callers share a player. */
function movementOf(caller: number, turn: number): Movement {
  const isIn = turn % 2 === 0;
  return {
    playerId: `player ${Math.floor(caller / 4)}`,
    key: `caller ${caller} turn ${turn}`,
    title: isIn ? titles.deposit : titles.transferIn,
    reference: 'crash',
    legs: isIn
      ? [
          { account: 'house:bank', amountSatang: -200 },
          { account: 'main', amountSatang: 200 },
        ]
      : [
          { account: 'main', amountSatang: -100 },
          { account: 'game:PG', amountSatang: 100 },
        ],
  };
}

async function compare(
  { db }: Database,
  acknowledged: ReadonlyMap<string, string>,
  unknown: number,
): Promise<CrashReport> {
  const rows = await db.selectFrom('movement').select(['player_id', 'key', 'id']).execute();
  const written = new Map(rows.map((row) => [`${row.player_id} ${row.key}`, row.id]));
  const lost = [...acknowledged].filter(([key, id]) => written.get(key) !== id).length;
  return {
    acknowledged: acknowledged.size,
    unknown,
    lost,
    surplus: rows.length - acknowledged.size,
    faults: await findFaults(db),
  };
}
