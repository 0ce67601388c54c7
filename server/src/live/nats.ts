/** News through a NATS server: one subject, without storage. Decision 523 */
import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectionOptions, NatsConnection } from '@nats-io/transport-node';
import type { Channel, Hearing } from '../db/channel.ts';
import type { NewsCarrier } from './newsCarrier.ts';

const againMs = 1_000;
/** Two of these without an answer, and the connection counts as lost. */
const pingMs = 3_000;

export interface NatsSettings {
  /** `nats://` or, with TLS, `tls://`; with a user and password, or a token in place of the user. */
  readonly url: string;
  readonly subject: string;
}

function optionsOf(address: URL): ConnectionOptions {
  const [name, secret] = [decodeURIComponent(address.username), decodeURIComponent(address.password)];
  const login = name === '' ? {} : secret === '' ? { token: name } : { user: name, pass: secret };
  return {
    servers: `${address.hostname}:${address.port || '4222'}`,
    name: 'foyer',
    // With this option the client refuses a server without TLS before it sends the password.
    ...(address.protocol === 'tls:' ? { tls: {} } : {}),
    ...login,
    maxReconnectAttempts: -1,
    // An operator who changes the password changes it at the server first.
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: againMs,
    pingInterval: pingMs,
    maxPingOut: 2,
  };
}

/** Tries until it is connected. The client of NATS does so too, but does not tell why it fails. */
async function connected(
  options: ConnectionOptions,
  ended: AbortSignal,
  isDown: (why: string) => void,
): Promise<NatsConnection | undefined> {
  // Only a house with NATS loads its client.
  const { connect } = await import('@nats-io/transport-node');
  while (!ended.aborted) {
    try {
      return await connect(options);
    } catch (error) {
      isDown(error instanceof Error ? error.message : String(error));
      await pause(againMs, undefined, { signal: ended }).catch(() => undefined);
    }
  }
  return undefined;
}

export function natsCarrier({ url, subject }: NatsSettings, log: (line: string) => void): NewsCarrier {
  const options = optionsOf(new URL(url));
  let ready: NatsConnection | undefined;
  const isDown = (why: string): void => log(`The channel between processes is down: ${why}`);

  async function follow(connection: NatsConnection, missed: () => void): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        ready = undefined;
        isDown('the connection has ended');
      } else if (status.type === 'error') isDown(status.error.message);
      else if (status.type === 'reconnect') {
        ready = connection;
        missed();
      }
    }
  }

  async function begin({ heard, missed }: Hearing, ended: AbortSignal): Promise<NatsConnection | undefined> {
    const connection = await connected(options, ended, isDown);
    if (connection === undefined) return undefined;
    connection.subscribe(subject, {
      callback: (error, message) => (error === null ? heard(message.string()) : undefined),
    });
    void follow(connection, missed);
    // The server has the subscription when it answers.
    await connection.flush();
    ready = connection;
    return connection;
  }

  return {
    // The default limit of a server is a mebibyte.
    mostBytes: 256 * 1024,
    async send(parcel) {
      // The client would keep parcels until the server is back. By then every page reads its data anew.
      if (ready === undefined) throw new Error('NATS is not connected');
      ready.publish(subject, parcel);
    },
    listen(hearing): Channel {
      const ending = new AbortController();
      const opened = begin(hearing, ending.signal).catch((error: unknown) => {
        isDown(error instanceof Error ? error.message : String(error));
        return undefined;
      });
      return {
        async close() {
          ending.abort();
          const connection = await opened;
          ready = undefined;
          if (connection === undefined) return;
          // What was sent last leaves before the connection ends, unless the server does not answer.
          await Promise.race([connection.flush(), pause(againMs, undefined, { ref: false })]).catch(() => undefined);
          await connection.close();
        },
      };
    },
  };
}
