/** Short messages between the processes that share a database, sent by PostgreSQL's LISTEN and NOTIFY. */
import { escapeIdentifier } from 'pg';
import type { Client } from 'pg';
import { newClient } from './hosts.ts';
import type { Address } from './hosts.ts';

export interface Hearing {
  readonly heard: (words: string) => void;
  /** The connection was lost and is restored. Messages sent in between are lost. */
  readonly missed: () => void;
}

export interface Channel {
  close(): Promise<void>;
}

const againMs = 1_000;

/** Listens on a connection of its own and reconnects when it breaks. */
export function openChannel(
  address: Address,
  name: string,
  { heard, missed }: Hearing,
  log: (line: string) => void,
): Channel {
  let client: Client | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isClosing = false;
  let wasOpen = false;

  const lose = (lost: Client, error?: Error): void => {
    if (client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    if (isClosing) return;
    log(`The channel between processes is down: ${error?.message ?? 'the connection has ended'}`);
    again = setTimeout(open, againMs);
  };
  const open = (): void => {
    const opened = newClient(address, { connectionTimeoutMillis: 5_000, application_name: `foyer ${name}` });
    client = opened;
    opened.on('error', (error) => lose(opened, error));
    opened.on('end', () => lose(opened));
    opened.on('notification', ({ payload }) => heard(payload ?? ''));
    listen(opened).catch((error: unknown) => lose(opened, error instanceof Error ? error : undefined));
  };
  const listen = async (opened: Client): Promise<void> => {
    await opened.connect();
    await opened.query(`listen ${escapeIdentifier(name)}`);
    if (wasOpen) missed();
    wasOpen = true;
  };

  open();
  return {
    async close() {
      isClosing = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
