/**
 * npm run scale:failover: two houses on a primary with a synchronous standby. While players move money, the primary is
 * killed (or stopped without a word, as by a lost machine) and the standby is promoted a second later. Exits with 1 if
 * an acknowledged write is missing or doubled, if the books are wrong, or if a house was back after more than 10 s.
 *
 *     npm run scale:failover
 *     npm run scale:failover -- --fault stop --players 24
 *     npm run scale:failover -- --replication async
 *
 * The last one shows that a loss is seen: commits do not wait for the standby, which has lost the primary
 * a second before it is killed.
 */
import { parseArgs } from 'node:util';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { registered } from '@foyer/contract/account/register.ts';
import { startHouses } from './houses.ts';
import type { Houses } from './houses.ts';
import { faultsOf } from './judge.ts';
import { readOutcome, startLoad } from './load.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { startReplicated } from './replicated.ts';

const { values } = parseArgs({
  options: {
    fault: { type: 'string', default: 'kill' },
    players: { type: 'string', default: '24' },
    replication: { type: 'string', default: 'sync' },
    seconds: { type: 'string', default: '5' },
  },
});
const longestBackMs = 10_000;
/** How long an operator's watchdog takes to decide on a promotion. */
const decisionMs = 1_000;
const players = Number(values.players);

/** Milliseconds until a new player can register at this house: a write of several statements. */
async function untilWrites(port: number, sinceMs: number): Promise<number> {
  const body = new URLSearchParams({
    lang: 'en',
    frontType: '2',
    deviceId: `probe${port}`,
    captcha: 'x',
    adult: '1',
    terms: '1',
    password: 'sesame77',
  });
  for (let attempt = 0; performance.now() - sinceMs < 60_000; attempt += 1) {
    body.set('userAccount', `probe${port}${attempt}`);
    const headers = { [clientHeader]: '1', 'x-forwarded-for': `10.8.${port % 250}.${attempt % 250}` };
    const signal = AbortSignal.timeout(5_000);
    const code = await fetch(`http://127.0.0.1:${port}${registered.path}`, { method: 'POST', headers, body, signal })
      .then((reply) => reply.json() as Promise<{ code: number }>)
      .then(
        (reply) => reply.code,
        () => 0,
      );
    if (code === 200) return Math.round(performance.now() - sinceMs);
    await pause(100);
  }
  throw new Error(`the house on port ${port} did not come back`);
}

async function failOver(servers: Awaited<ReturnType<typeof startReplicated>>, { houses }: Houses): Promise<number[]> {
  if (!isSynchronous) {
    await servers.detach();
    await pause(decisionMs);
  }
  const sinceMs = performance.now();
  await (values.fault === 'stop' ? servers.primary.freeze() : servers.primary.kill());
  const back = houses.map(({ port }) => untilWrites(port, sinceMs));
  await pause(decisionMs);
  await servers.promote();
  console.log(`promoted ${Math.round(performance.now() - sinceMs)} ms after the fault`);
  return Promise.all(back);
}

const isSynchronous = values.replication === 'sync';
const servers = await startReplicated(isSynchronous);
const { primary, standby } = servers;
const DATABASE_URL = `postgres://foyer@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/foyer`;
const houses = await startHouses(2, { DATABASE_URL });
try {
  const load = await startLoad([houses.address], players, primary.url);
  await load.answered(players * 5, 60_000);
  const before = load.finals();
  console.log(`${players} players, ${houses.ready()} houses: ${before} operations answered before the fault`);
  const backMs = await failOver(servers, houses);
  await load.answered(players * 2, 60_000);
  await pause(Number(values.seconds) * 1_000);
  await load.end();
  const fallen = houses.houses.filter((house) => house.hasFallen()).length;
  const outcome = { ...(await readOutcome(standby.url, load)), fallen, backMs };
  const { done, refused, unknown, lost, doubled } = outcome;
  console.log(`houses write again ${backMs.join(' and ')} ms after the fault`);
  console.log(
    `${done} acknowledged, ${refused} refused, ${unknown} tries without an answer, each repeated under its id`,
  );
  console.log(`${lost.length} lost, ${doubled.length} booked twice, ${outcome.wrong.length} faults in the books`);
  const faults = faultsOf(outcome, longestBackMs);
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? 'passed' : 'FAILED');
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await houses.close();
  await servers.stop();
}
