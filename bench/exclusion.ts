/**
 * Self-exclusion from one of five tabs and two devices while stakes and deposits of every family are under way: what is
 * accepted afterwards, how soon every window learns of it, and whether a withdrawal works. M17
 *
 *     npm run bench:exclusion                     10,000 trials
 *     BENCH_TRIALS=200 npm run bench:exclusion    another number
 *
 * A house runs in a process of its own. Its players take turns, so that a family's minimum cycle is over when a player
 * is used again; the stop is lifted in the database after each trial. Exit code 1 if a promise was broken.
 */
import { runTrials } from './exclusion/run.ts';
import { shown } from './exclusion/shown.ts';
import { failuresOf } from './exclusion/trial.ts';

const report = await runTrials({
  trials: Number(process.env.BENCH_TRIALS ?? 10_000),
  seed: Number(process.env.BENCH_SEED ?? 1),
  log: (line) => console.log(line),
});
console.log(shown(report));
const failures = failuresOf(report);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
