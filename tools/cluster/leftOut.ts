/**
 * The test files that `npm run test:cluster` leaves out, and why. Single tests are left out by `onOneServer`, with their
 * reasons. Whatever else can hold on a cluster has to.
 */
export const leftOutFiles: Readonly<Record<string, string>> = {
  'server/src/db/embedded/*': 'about the server that a house starts for itself, which is none of a cluster',
  'server/src/main.test.ts': 'about the process that starts and stops the embedded server with itself',
  'server/src/frontServer.test.ts': 'a front has no database',
  'server/src/db/pooler.test.ts': 'PgBouncer stands before one server; a cluster behind it was not tried',
  'server/src/ledger/batches.test.ts':
    'two batches run beside each other on one server only; db/citus/citus.test.ts checks the plan on a shard',
  'server/src/ledger/sharded.test.ts': 'imitates a cluster on one server; db/citus/citus.test.ts has the real one',
  'server/src/ledger/crash.test.ts':
    'kills the embedded server; db/citus/citus.test.ts kills the ledger’s processes on workers',
};
