/**
 * A database on several hosts, one of which is the primary and takes writes: `postgres://user@one,two:5433/name`. The
 * others are standbys, any of which may be promoted. Decision 521
 */
import { callbackify } from 'node:util';
import { Client } from 'pg';
import type { ClientBase, ClientConfig, PoolConfig } from 'pg';

/** Where a database is. `hosts` is set if there are several. */
export interface Address extends PoolConfig {
  readonly hosts?: Hosts;
}

type Log = (line: string) => void;

const lookEveryMs = 1_000;
const seekEveryMs = 250;
/** A host that does not answer for so long counts as gone: its machine may have lost power, and closes nothing. */
const patienceMs = 2_000;

/** Splits an address into one for each host. */
export function eachHost(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = /^(postgres(?:ql)?:\/\/(?:[^\s@/]+@)?)([^/?]*)(.*)$/i.exec(url) ?? [];
  // The house looks for the primary anyway.
  const path = rest.replace(/([?&])target_session_attrs=[\w-]+&?/, '$1').replace(/[?&]$/, '');
  return start === '' ? [url] : hosts.split(',').map((host) => `${start}${host}${path}`);
}

export function databaseAt(url: string): Address {
  const urls = eachHost(url);
  return urls.length === 1 ? { connectionString: url } : { connectionString: urls[0], hosts: new Hosts(urls) };
}

/** The class of connections to an address, for a pool. */
export const clientOf = ({ hosts }: Address): typeof Client => (hosts === undefined ? Client : hosts.Client);

export function newClient(address: Address, more: ClientConfig = {}): Client {
  return new (clientOf(address))({ ...address, ...more });
}

/** Like a server that does not accept connections yet, which a later try may find ready. */
const standbyError = (): Error => Object.assign(new Error('this host is a standby'), { code: '57P03' });

export class Hosts {
  readonly Client: typeof Client;
  /** Index of the host that was the primary last. */
  at = 0;
  private readonly urls: readonly string[];
  /** Open connections, by the index of their host. */
  private readonly open = new Map<Client, number>();
  private seeking: Promise<void> | undefined;
  private log: Log = () => undefined;
  private hurry: () => void = () => undefined;

  constructor(urls: readonly string[]) {
    this.urls = urls;
    this.Client = classOf(this);
  }

  url(at: number): string {
    return this.urls[at] ?? '';
  }

  /** Looks for the primary among all hosts, the last one first. Without one, the next look follows. */
  seek(): Promise<void> {
    this.seeking ??= this.look().finally(() => (this.seeking = undefined));
    return this.seeking;
  }

  private async look(): Promise<void> {
    for (let step = 0; step < this.urls.length; step += 1) {
      const at = (this.at + step) % this.urls.length;
      const probe = probeOf(this.url(at));
      try {
        await probe.connect();
        await requirePrimary(probe);
        if (at !== this.at) this.move(at);
        return;
      } catch {
        // The next host may be the primary.
      } finally {
        cut(probe);
      }
    }
  }

  /** A former primary must not be written to, and one that is gone would keep statements waiting. */
  private move(at: number): void {
    this.log(`The primary of the database is now ${new URL(this.url(at)).host}.`);
    this.at = at;
    for (const [client, host] of this.open) if (host !== at) cut(client);
  }

  /** A new connection to the last primary, or to none: then another look is due. */
  async admit(client: Client, at: number, connecting: Promise<unknown>): Promise<void> {
    this.open.set(client, at);
    client.once('end', () => this.open.delete(client));
    try {
      await connecting;
      await requirePrimary(client);
    } catch (error) {
      this.open.delete(client);
      cut(client);
      this.hurry();
      throw error;
    }
  }

  /** Asks the primary every second whether it still is one. Returns the function that ends this. */
  watch(log: Log): () => void {
    this.log = log;
    let isStopped = false;
    let isLooking = false;
    let timer: NodeJS.Timeout | undefined;
    let probe: Client | undefined;
    const ask = async (): Promise<void> => {
      if (probe === undefined) {
        probe = probeOf(this.url(this.at));
        await probe.connect();
      }
      await requirePrimary(probe);
    };
    const look = async (): Promise<void> => {
      isLooking = true;
      const isPrimary = await ask().then(
        () => true,
        () => false,
      );
      if (!isPrimary) {
        if (probe !== undefined) cut(probe);
        probe = undefined;
        await this.seek();
      }
      isLooking = false;
      plan(isPrimary ? lookEveryMs : seekEveryMs);
    };
    const plan = (ms: number): void => {
      clearTimeout(timer);
      if (!isStopped && !isLooking) timer = setTimeout(() => void look(), ms);
    };
    this.hurry = () => plan(0);
    plan(0);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      if (probe !== undefined) cut(probe);
    };
  }
}

function classOf(hosts: Hosts): typeof Client {
  return class PrimaryClient extends Client {
    private readonly at: number;

    constructor({ connectionTimeoutMillis: givenMs = patienceMs, ...config }: ClientConfig) {
      const { at } = hosts;
      const connectionTimeoutMillis = Math.min(givenMs, patienceMs);
      super({ ...config, connectionString: hosts.url(at), connectionTimeoutMillis });
      this.at = at;
      // The question whether it is the primary runs before a pool listens to this connection.
      this.on('error', () => undefined);
    }

    override connect(): Promise<Client>;
    override connect(callback: ConnectCallback): void;
    override connect(callback?: ConnectCallback): Promise<Client> | undefined {
      const connecting = hosts.admit(this, this.at, super.connect()).then(() => this);
      if (callback === undefined) return connecting;
      callbackify(() => connecting)(callback);
      return undefined;
    }
  };
}

/** As pg calls it: with an error, or with null and the client. */
type ConnectCallback = (error: Error, client: ClientBase) => void;

function probeOf(connectionString: string): Client {
  const application_name = 'foyer primary';
  const probe = new Client({ connectionString, connectionTimeoutMillis: patienceMs, application_name });
  probe.on('error', () => undefined);
  return probe;
}

async function requirePrimary(client: Client): Promise<void> {
  const question = { text: 'select pg_is_in_recovery() as "isStandby"', query_timeout: patienceMs };
  const { rows } = await client.query<{ isStandby: boolean }>(question);
  if (rows[0]?.isStandby !== false) throw standbyError();
}

/** Ends a connection without waiting for its server. Its statements fail; pg has no public call for this. */
function cut(client: Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}
