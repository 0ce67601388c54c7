/**
 * npm run scale:rolling: three houses on one database, restarted one after the other while players transfer money and
 * their pages listen. Exits with 1 if a write is not acknowledged, is missing or doubled, or if a page misses an event.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { databaseAt } from '@foyer/house/db/hosts.ts';
import { openPools } from '@foyer/house/db/open.ts';
import { findFaults } from '@foyer/house/ledger/books.ts';
import { openUpgradePlayer } from '@foyer/house/testing/upgradePlayer.ts';
import { startHouses } from './houses.ts';
import { startReplicated } from './replicated.ts';

const count = 3;
const playersCount = 9;
const patienceMs = 60_000;

const servers = await startReplicated();
const DATABASE_URL = servers.primary.url;
const houses = await startHouses(count, { DATABASE_URL });
const database = await openPools(databaseAt(DATABASE_URL), () => undefined);
const names = Array.from({ length: playersCount }, (_, index) => `rolling${index}`);
const players = await Promise.all(names.map((name) => openUpgradePlayer(houses.address, name, database)));
const playing = players.map((player) => player.play());
const faults = () => players.flatMap((player) => player.faults());
const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged(), 0);

/** Until all houses are ready and every player has written again. */
async function untilSteady(): Promise<void> {
  const untilMs = performance.now() + patienceMs;
  const before = players.map((player) => player.acknowledged());
  const isSteady = () =>
    houses.ready() === count && players.every((player, index) => player.acknowledged() >= (before[index] ?? 0) + 3);
  while (!isSteady() && faults().length === 0) {
    if (performance.now() > untilMs) throw new Error('the players did not go on');
    await pause(50);
  }
}

await untilSteady();
console.log(
  `${count} houses, ${playersCount} players with a page each: ${acknowledged()} writes before the first restart`,
);
for (let index = 0; index < count; index += 1) {
  await houses.replace(index);
  await untilSteady();
  console.log(`house ${index + 1} restarted: ${acknowledged()} writes, ${faults().length} faults`);
}
for (const player of players) player.end();
await Promise.all(playing);
const moved = await database.money.query(`select from movement where key like 'deposit:%' or key like 'withdraw:%'`);
const wrong = await findFaults(database.db);
const opened = players.reduce((sum, player) => sum + player.opened(), 0);
console.log(
  `${acknowledged()} writes acknowledged, ${moved.rowCount} in the ledger, ${houses.refused()} refused by the balancer`,
);
console.log(
  `${faults().length} writes or pages at fault; pages opened ${opened} times, ${wrong.length} faults in the books`,
);
for (const fault of [...faults(), ...wrong]) console.log(fault);
const isGood = faults().length + wrong.length + houses.refused() === 0 && moved.rowCount === acknowledged();
console.log(isGood ? 'passed' : 'FAILED');
process.exitCode = isGood ? 0 : 1;
await houses.close();
await database.close();
await servers.stop();
