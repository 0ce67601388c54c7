/** A fake house for component tests. It answers each call by name, through the contract's codecs, and records requests. */
import type { Call } from '@foyer/contract/call.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { readReply } from '#api/reply.ts';
import type { Reply } from '#api/reply.ts';

/** The body of a reply with HTTP status 200, or a whole reply for other statuses, time-outs and lost connections. */
export type FakeReply =
  | { readonly code: number; readonly data?: unknown; readonly msg?: string }
  | Omit<Reply, 'requestId'>;

export interface Sent {
  readonly call: string;
  readonly request: Readonly<Record<string, unknown>>;
  /** Idempotency key of a money request; a retry has the same one. */
  readonly moneyRequestId: string | undefined;
}

export interface FakeHouse {
  readonly transport: Transport;
  /** Replies by the call's name. A call without an entry succeeds with empty data. */
  replies: Record<string, FakeReply>;
  readonly sent: readonly Sent[];
  /** The requests of one call, oldest first. */
  requestsOf(call: string): readonly Sent['request'][];
}

const readable = (reply: FakeReply): Omit<Reply, 'requestId'> =>
  'code' in reply ? { httpStatus: 200, body: reply } : reply;

export function fakeHouse(replies: Readonly<Record<string, FakeReply>> = {}): FakeHouse {
  const sent: Sent[] = [];
  const transport = async (
    call: Call,
    request: Sent['request'],
    { moneyRequestId }: { readonly moneyRequestId?: string },
  ): Promise<unknown> => {
    sent.push({ call: call.name, request, moneyRequestId });
    return readReply(call, { requestId: 'r-1', ...readable(house.replies[call.name] ?? { code: 200, data: {} }) }).data;
  };
  const house: FakeHouse = {
    transport: transport as unknown as Transport,
    replies: { ...replies },
    sent,
    requestsOf: (name) => sent.filter(({ call }) => call === name).map(({ request }) => request),
  };
  return house;
}

/** Renders a component whose calls use this transport. Failed reads are not retried. */
export async function renderWith(transport: Transport, children: ReactNode): Promise<RenderResult> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setTransport(client, transport);
  return act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>{children}</Suspense>
      </QueryClientProvider>,
    ),
  );
}
