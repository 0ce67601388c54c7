/** Settings of the database: addresses, pooler, replica. docs/scale.md */
import * as v from 'valibot';
import { problem, wholeNumber } from './settingShapes.ts';

const address =
  /^postgres(?:ql)?:\/\/(?:[^\s@/]+@)?(?:\[[\da-f:]+\]|[^\s/:?@[\],]*)(?::\d{1,5})?(?:,(?:\[[\da-f:]+\]|[^\s/:?@[\],]+)(?::\d{1,5})?)*(?:\/[^\s?]*)?(?:\?\S*)?$/i;
const databaseAddress = v.optional(
  v.pipe(v.string(), v.regex(address, ' is no address like postgres://user:password@host:5432/name')),
);
const poolers = ['none', 'session', 'transaction'] as const;

/**
 * Mode of the pooler in front of the server; `none` without one. `session`: a connection belongs to its client until it
 * is closed. `transaction`: the pooler may hand each transaction, and each statement outside of one, to another connection.
 */
export type Pooler = (typeof poolers)[number];

export const databaseSettings = {
  DATABASE_URL: databaseAddress,
  DATABASE_POOLER: v.optional(v.picklist(poolers, problem(`is none of ${poolers.join(', ')}`)), 'none'),
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_REPLICA_URL: databaseAddress,
  NATS_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:nats|tls):\/\/(?:[^\s@/]+@)?(?:\[[\da-f:]+\]|[\w.-]+)(?::\d{1,5})?\/?$/i,
        ' is no address like nats://user:password@news.example:4222',
      ),
    ),
  ),
  NATS_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+(?:\.[\w-]+)*$/, problem('is no subject'))),
    'foyer.live',
  ),
  REPLICA_LAG_MS: wholeNumber(100, 3_600_000, 10_000),
};

const schema = v.object(databaseSettings);
type Read = v.InferOutput<typeof schema>;

/** One message for each combination that is not allowed. */
export function databaseClashes(read: Read): string[] {
  const isOfTransactions = read.DATABASE_POOLER === 'transaction';
  return [
    ...(read.DATABASE_POOLER !== 'none' && read.DATABASE_URL === undefined
      ? ['DATABASE_POOLER: needs DATABASE_URL, the address of the pooler.']
      : []),
    ...(isOfTransactions === (read.DATABASE_DIRECT_URL === undefined)
      ? ['DATABASE_DIRECT_URL: needs DATABASE_POOLER=transaction, and the other way round.']
      : []),
    ...(read.NATS_URL !== undefined && read.DATABASE_URL === undefined
      ? ['NATS_URL: needs DATABASE_URL, since a house with the embedded database is one process.']
      : []),
    ...(read.DATABASE_REPLICA_URL !== undefined && read.DATABASE_URL === undefined
      ? ['DATABASE_REPLICA_URL: needs DATABASE_URL, whose replica it is.']
      : []),
  ];
}
