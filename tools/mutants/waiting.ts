import type { FaultGroup } from './mutant.ts';

const steps = { file: 'server/src/ledger/steps.ts', tests: ['server/src/ledger/steps.test.ts'] } as const;
const gate = { file: 'server/src/http/gate.ts', tests: ['server/src/http/gate.unit.test.ts'] } as const;
const pools = { file: 'server/src/db/pools.ts', tests: ['server/src/db/pools.test.ts'] } as const;

export const waiting: FaultGroup = {
  subject: 'leases, lines and time-outs',
  faults: [
    {
      ...steps,
      name: 'the step of a dead process is never taken over',
      was: ' or step_lease.until_ms < excluded.until_ms - ${sql.lit(leaseMs)}',
      is: '',
    },
    {
      ...steps,
      name: 'a step is taken over while its lease is held',
      was: 'step_lease.until_ms < excluded.until_ms - ${sql.lit(leaseMs)}',
      is: 'step_lease.until_ms < excluded.until_ms',
    },
    {
      ...steps,
      name: 'what has lost its lease writes its outcome all the same',
      was: 'if (numDeletedRows !== 1n) throw',
      is: 'if (numDeletedRows > 1n) throw',
    },
    {
      ...steps,
      name: 'a time-out of the ledger counts as a lack of money',
      was: '    if (error instanceof InsufficientFunds || error instanceof StoppedByGuard) return false;\n    throw error;',
      is: '    if (error instanceof Error) return false;\n    throw error;',
    },
    {
      ...gate,
      name: 'the line of a gate has no end',
      was: 'if (this.line.size >= this.limits.inLine)',
      is: 'if (this.line.size > 1e9)',
    },
    {
      ...gate,
      name: 'who has given up keeps the place in the line',
      was: "    onGone(() => end('gone'));\n",
      is: '',
    },
    {
      ...gate,
      name: 'nobody is told to come back however long they wait',
      was: "Number.isFinite(waitMs) ? setTimeout(() => end('busy'), waitMs) : undefined",
      is: 'undefined',
    },
    {
      ...pools,
      name: 'all kinds of work share the connections of money',
      was: 'kinds[kindNow()].lend(',
      is: 'kinds.money.lend(',
    },
    {
      ...pools,
      file: 'server/src/db/limits.ts',
      name: 'a statement waits for a lock as long as it takes',
      was: 'lock_timeout: lockMs, ',
      is: '',
    },
    {
      ...pools,
      file: 'server/src/db/limits.ts',
      name: 'a transaction may stay open without a statement',
      was: ', idle_in_transaction_session_timeout: pauseMs };',
      is: ' };',
    },
  ],
};
