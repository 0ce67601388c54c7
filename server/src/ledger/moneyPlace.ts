/** Sends the ledger's statements to where the rows of its players are. */
import type { Pool } from 'pg';
import type { Shard, Shards } from '../db/citus/shards.ts';
import type { LostBet } from './accounts.ts';
import { postStatement, postStatementFor } from './batch.ts';
import type { PostedRow } from './batch.ts';
import { closeStatement, closeStatementFor, closeValues } from './closeLost.ts';
import { isLost, isShardGone } from './failures.ts';
import { tablesOf } from './tableNames.ts';

export interface MoneyPlace {
  /** Runs the posting statement with the values of `parametersOf`. */
  post(values: readonly unknown[]): Promise<readonly PostedRow[]>;
  /** Closes lost bets, without moving money. */
  closeLost(lost: readonly LostBet[], nowMs: number): Promise<void>;
}

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const send = async <Row extends object>(pool: Pool, { values, ...named }: Statement): Promise<readonly Row[]> =>
  (await pool.query<Row>({ ...named, values: [...values] })).rows;

/** Names of the prepared statements. A shard's own have its number behind them. */
const names = { post: 'ledger_post', closeLost: 'ledger_close_lost' } as const;

/** One server with whole tables. */
export const moneyPlace = (pool: Pool): MoneyPlace => ({
  post: (values) => send(pool, { name: names.post, text: postStatement, values }),
  async closeLost(lost, nowMs) {
    if (lost.length === 0) return;
    await send(pool, { name: names.closeLost, text: closeStatement, values: closeValues(lost, nowMs) });
  },
});

type Texts = Readonly<Record<keyof typeof names, string>>;

const textsOf = (shard: Shard): Texts => ({
  post: postStatementFor(tablesOf(shard, 1)),
  closeLost: closeStatementFor(tablesOf(shard, 1)),
});

/** One shard of a cluster, wherever it is at the moment. */
export function shardPlace(shards: Shards, place: number): MoneyPlace {
  const texts = new WeakMap<Shard, Texts>();
  const once = <Row extends object>(kind: keyof Texts, values: readonly unknown[]): Promise<readonly Row[]> => {
    const shard = shards.at(place);
    const known = texts.get(shard) ?? textsOf(shard);
    texts.set(shard, known);
    return send(shard.pool, { name: `${names[kind]}_${shard.id}`, text: known[kind], values });
  };
  const anywhere = <Row extends object>(kind: keyof Texts, values: readonly unknown[]): Promise<readonly Row[]> =>
    once<Row>(kind, values).catch(async (error: unknown) => {
      if (isShardGone(error)) {
        await shards.refresh();
        return once<Row>(kind, values);
      }
      // The server may have been replaced by another one. The ledger sends the batch again after a pause.
      if (isLost(error)) await shards.refresh().catch(() => undefined);
      throw error;
    });
  return {
    post: (values) => anywhere<PostedRow>('post', values),
    async closeLost(lost, nowMs) {
      if (lost.length > 0) await anywhere('closeLost', closeValues(lost, nowMs));
    },
  };
}
