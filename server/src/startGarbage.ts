/** Gives back what the start of a process has used and does not need any more. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (how: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>;

/** After the first runs of the jobs, which load the last modules. Milliseconds. */
const afterMs = 2_000;

/**
 * Collects garbage once. V8 would keep 40 MB of it in an idle process, because it collects only when memory is asked for.
 * It has no other way to ask for a collection.
 */
export function collectStartGarbage(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as Collect;
    setFlagsFromString('--no-expose-gc');
    void collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
  }, afterMs).unref();
}
