/** Plays the cases against a house over HTTP, one after the other. */
import { randomUUID } from 'node:crypto';
import { providerCalls } from '@foyer/contract/provider/providerCalls.ts';
import type { ProviderCallName } from '@foyer/contract/provider/providerCalls.ts';
import { signatureOf } from '../signature.ts';
import { cases } from './cases.ts';
import type { Answer, Compared, Table } from './table.ts';

export interface Wanted {
  /** Origin of the house. */
  readonly house: string;
  /** `<provider>:<key id>` and its secret. */
  readonly key: string;
  readonly secret: string;
  /** The ticket of a launch, unused. */
  readonly ticket: string;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

type Send = (
  call: ProviderCallName,
  fields: object,
  forged?: 'key' | 'time' | 'body',
) => Promise<Record<string, unknown>>;

const hourMs = 3_600_000;

function sender({ house, key, secret, now }: Wanted): Send {
  return async (call, fields, forged) => {
    const { path } = providerCalls[call];
    const time = String(now() - (forged === 'time' ? hourMs : 0));
    const body = JSON.stringify(fields);
    const signature = signatureOf(forged === 'key' ? `${secret}.` : secret, { time, path, body });
    const reply = await fetch(house + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-provider-key': key, 'x-time': time, 'x-signature': signature },
      body: forged === 'body' ? `${body} ` : body,
    });
    const answer = (await reply.json().catch(() => undefined)) as Record<string, unknown> | undefined;
    return answer ?? { error: `status ${reply.status} without JSON` };
  };
}

const short = (answer: Record<string, unknown>): Answer =>
  typeof answer.balance === 'number' ? answer.balance : String(answer.error);

/** The calls of one round. */
function tableOf(send: Send, { session, player }: { readonly session: string; readonly player: string }): Table {
  const round = randomUUID();
  const answer = async (...asked: Parameters<Send>) => short(await send(...asked));
  const named = (transaction: string) => `${round}.${transaction}`;
  return {
    player,
    session,
    send: answer,
    balance: async () => Number(await answer('balance', { session })),
    debit: (transaction, amount, more = {}) =>
      answer('debit', { session, round, transaction: named(transaction), amount, ...more }),
    credit: (transaction, amount, more = {}) =>
      answer('credit', { player, round, transaction: named(transaction), amount, ...more }),
    back: (transaction) =>
      answer('rollback', { player, round, ...(transaction !== undefined && { transaction: named(transaction) }) }),
    end: () => answer('endRound', { player, round }),
  };
}

export interface Played {
  readonly name: string;
  /** What differed; empty where the house conforms. */
  readonly faults: readonly Compared[];
}

/** Yields each case when it is over. Throws if the ticket opens no session. */
export async function* playCases(wanted: Wanted): AsyncGenerator<Played> {
  const send = sender(wanted);
  const opened = await send('session', { ticket: wanted.ticket });
  if (typeof opened.session !== 'string') throw new Error(`the ticket opens no session: ${JSON.stringify(opened)}`);
  const seat = { session: opened.session, player: String(opened.player) };
  for (const { name, play } of cases) {
    const faults: Compared[] = [];
    await play(tableOf(send, seat), (what, got, expected) => {
      if (JSON.stringify(got) !== JSON.stringify(expected)) faults.push({ what, wanted: expected, got });
    });
    yield { name, faults };
    await wanted.wait(Number(opened.minCycleMs));
  }
}
