/** A separate process that settles on a test's command and stops at the point where the test kills it. */
import { Client } from 'pg';
import * as v from 'valibot';
import { readConfig } from '../../config.ts';
import { openPools } from '../../db/open.ts';
import { createHouse } from '../../createHouse.ts';
import { createLog } from '../../log.ts';
import { platformRandom } from '../../random.ts';
import { settleDue } from '../settle.ts';

/** `last`: the last statement that it sends, by its number from the first one that moves money on, or by its name. */
const asked = v.object({ nowMs: v.number(), last: v.union([v.number(), v.string()]) });
export type Asked = v.InferOutput<typeof asked>;
/**
 * `held`: it has sent its last statement and reads no further reply. `settled` lists the statements that it has sent.
 */
export type ProcessMessage =
  | { readonly kind: 'ready' | 'held' }
  | { readonly kind: 'settled'; readonly sent: readonly string[] };

export const processFile = import.meta.filename;

const send = (message: ProcessMessage) => process.send?.(message);
let sent: string[] = [];
let last: Asked['last'] = Infinity;
const isAtLast = () => (typeof last === 'number' ? sent.length >= last : sent.includes(last));

/** Returns the name of a prepared statement, without the number of a shard, or the first two words of another one. */
function nameOf(statement: unknown): string {
  if (typeof statement === 'object' && statement !== null && 'name' in statement)
    return String(statement.name).replace(/_\d+$/, '');
  return String(statement).trim().split(/\s+/, 2).join(' ');
}

type Query = (this: unknown, ...given: unknown[]) => unknown;

/** Intercepts the statements of every connection. Nothing is written without a statement. */
function watchStatements(): void {
  const connection = Client.prototype as unknown as { query: Query };
  const { query } = connection;
  connection.query = function watched(...given) {
    const name = nameOf(given[0]);
    const isHeld = isAtLast();
    if (!isHeld && (sent.length > 0 || name === 'ledger_post')) sent.push(name);
    if (!isAtLast()) return query.apply(this, given);
    if (!isHeld) {
      const unheard = given.filter((one) => typeof one !== 'function');
      void query.apply(this, unheard);
      send({ kind: 'held' });
    }
    return new Promise(() => undefined);
  };
}

/** `dataDir` is that of the house whose database this is, because its key opens the chains. */
async function main(connectionString: string, dataDir: string): Promise<void> {
  const database = await openPools({ connectionString }, () => undefined);
  const log = createLog('error', { write: (line) => process.stderr.write(line) });
  let nowMs = 0;
  const config = { ...readConfig({}), dataDir };
  const house = createHouse({ database, config, log, now: () => nowMs, random: platformRandom });
  watchStatements();
  process.on('message', async (message) => {
    const wanted = v.parse(asked, message);
    sent = [];
    ({ nowMs, last } = wanted);
    await settleDue(house);
    send({ kind: 'settled', sent });
  });
  process.once('disconnect', () => process.exit());
  send({ kind: 'ready' });
}

if (import.meta.main) await main(process.argv[2] ?? '', process.argv[3] ?? '');
