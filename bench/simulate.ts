/**
 * A deterministic simulation of the money core: the house's own services, ledger and settlement on a real database, under
 * an injected clock, chance and network, compared with a single-threaded model after every step. The same seed does the
 * same. Ends with 1 where anything was lost, doubled, negative or untrue. docs/simulation.md
 *
 *     npm run simulate                                   100,000 operations of a new seed
 *     npm run simulate -- --seed 7 --operations 1000000  the same as any other run of these
 *     npm run simulate -- --seed 7 --operations 1000000 --part 3   one part of it, to replay what went wrong there
 */
import { parseArgs } from 'node:util';
import { joined, partsOf, runParts } from './simulate/parts.ts';
import { sharesOf, shown } from './simulate/shown.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    operations: { type: 'string', default: '100000' },
    calls: { type: 'string' },
    faults: { type: 'string' },
    part: { type: 'string' },
  },
});
const wholeOf = (text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${text} is no whole number`);
  return number;
};
const operations = wholeOf(values.operations);
const shares = sharesOf(operations);
const settings = {
  seed: wholeOf(values.seed),
  operations,
  calls: values.calls === undefined ? shares.calls : wholeOf(values.calls),
  faults: values.faults === undefined ? shares.faults : wholeOf(values.faults),
};

const parts = partsOf(settings);
const only = values.part === undefined ? undefined : wholeOf(values.part);
const chosen = parts.filter(({ index }) => only === undefined || index === only);
if (chosen.length === 0) throw new Error(`there are ${parts.length} parts, from 0`);

console.log(`seed ${settings.seed}${parts.length > 1 ? `, ${chosen.length} of ${parts.length} parts` : ''}`);
const startedMs = performance.now();
const reports = await runParts(chosen, (line) => console.log(line));
const report = joined(reports, performance.now() - startedMs);
const wrong = reports.find(({ divergence }) => divergence !== undefined);
console.log(`\n${shown(report, settings, parts.length > 1 ? wrong?.index : undefined)}`);
process.exitCode = report.divergence === undefined ? 0 : 1;
