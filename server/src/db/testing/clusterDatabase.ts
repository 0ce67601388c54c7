/** Databases for houses that run in a process of their own, on the cluster of the tests. Undefined on a plain server. */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { copyOnEach, createOnCluster, dropOnEach } from './cluster.ts';
import { isOnCluster } from './oneServer.ts';
import { inDatabase, urlOf } from './server.ts';
import type { TestConnection } from './server.ts';

export interface OwnDatabase {
  readonly connection: TestConnection;
  readonly url: string;
  drop(): Promise<void>;
}

/** `content`: nothing at all, as before a restore, or the migrated tables that every test file begins with. */
export async function ownOnCluster(content: 'empty' | 'migrated'): Promise<OwnDatabase | undefined> {
  const { connection: coordinator, servers, template } = inject('testServer');
  if (!isOnCluster()) return undefined;
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await (content === 'empty' ? createOnCluster(servers, name) : copyOnEach(servers, template, name));
  const connection = inDatabase(coordinator, name);
  return { connection, url: urlOf(connection), drop: () => dropOnEach(servers, name) };
}
