/**
 * A deterministic simulation of the money core: the house's own services, ledger and settlement on a real database, under
 * an injected clock, chance and network, compared with a single-threaded model after every step. The same seed does the
 * same. Ends with 1 where anything was lost, doubled, negative or untrue. docs/simulation.md
 *
 *     npm run simulate                                   100,000 operations of a new seed
 *     npm run simulate -- --seed 7 --operations 1000000  the same as any other run of these
 */
import { parseArgs } from 'node:util';
import { simulate } from './simulate/simulation.ts';
import { sharesOf, shown } from './simulate/shown.ts';
import { openSite } from './simulate/world.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    operations: { type: 'string', default: '100000' },
    calls: { type: 'string' },
    faults: { type: 'string' },
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

console.log(`seed ${settings.seed}`);
const site = await openSite();
try {
  const report = await simulate(site, { ...settings, log: (line) => console.log(line) });
  console.log(`\n${shown(report, settings)}`);
  process.exitCode = report.divergence === undefined ? 0 : 1;
} finally {
  await site.close();
}
