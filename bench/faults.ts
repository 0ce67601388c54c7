/**
 * The house under faults: 36 players move money over HTTP while the house, its database or both are killed, stopped,
 * cut off or left without disk. After each fault, the acknowledged operations are compared with the ledger. Exits with
 * 1 if one of them is lost or doubled, or if the books are wrong.
 *
 *     npm run crash                        200 faults
 *     npm run crash -- --kills 20 --seed 7 the same faults as any other run of seed 7
 *     npm run crash -- --only 'full disk'
 */
import { parseArgs } from 'node:util';
import { isFaultName } from './faults/faults.ts';
import { runTrial } from './faults/trial.ts';
import { failuresOf, table } from './faults/shown.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    players: { type: 'string', default: '36' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    between: { type: 'string', default: '60' },
    only: { type: 'string', multiple: true },
  },
});
const unknown = values.only?.find((name) => !isFaultName(name));
if (unknown !== undefined) throw new Error(`there is no fault ${unknown}`);

console.log(`seed ${values.seed}`);
const report = await runTrial({
  kills: Number(values.kills),
  players: Number(values.players),
  seed: Number(values.seed),
  between: Number(values.between),
  ...(values.only !== undefined && { only: values.only.filter(isFaultName) }),
  log: (line) => console.log(line),
});
console.log(`\n${table(report)}`);
process.exitCode = failuresOf(report).length === 0 ? 0 : 1;
