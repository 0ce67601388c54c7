/** Whether this process reaches the servers of a Citus cluster. ADR 567, 570 */
import type { Client } from 'pg';
import { newClient } from '../hosts.ts';
import type { Address } from '../hosts.ts';
import { StartError, reasonOf } from '../startError.ts';
import { workerAddress } from './shards.ts';

/** What a house knows of a worker. */
export interface WorkerState {
  /** Host and port, as the coordinator knows them. */
  readonly server: string;
  /** Why this process cannot use it, if it cannot. */
  readonly fault: string | undefined;
}

interface Node {
  readonly host: string;
  readonly port: number;
  readonly group: number;
}

/** In the order of their numbers; the coordinator has number 0. */
const nodesQuery = `
select nodename as host, nodeport as port, groupid as "group" from pg_dist_node
where noderole = 'primary' and isactive order by groupid`;

/** Connects to each worker. `ask` sends a statement to the coordinator. */
export async function readWorkers(
  ask: (text: string) => Promise<readonly unknown[]>,
  coordinator: Address,
): Promise<WorkerState[]> {
  const nodes = (await ask(nodesQuery)) as readonly Node[];
  return Promise.all(
    nodes
      .filter(({ group }) => group !== 0)
      .map(async (node) => ({ server: `${node.host}:${node.port}`, fault: await whyNot(coordinator, node) })),
  );
}

/**
 * Refuses with StartError: a cluster without workers, or a server that this process cannot reach under the name that the
 * coordinator knows. The ledger writes to the servers by connections of its own.
 */
export async function requireServers(client: Client, coordinator: Address): Promise<void> {
  const { rows } = await client.query<Node>(nodesQuery);
  if (!rows.some(({ group }) => group !== 0))
    throw new StartError(
      'The database has the extension citus, but no workers: add them with citus_add_node, or drop the extension.',
    );
  for (const node of rows) {
    const reason = await whyNot(coordinator, node);
    if (reason !== undefined)
      throw new StartError(
        `The house cannot use the server ${node.host}:${node.port} of the Citus cluster: ${reason}. Nothing was spread.`,
      );
  }
}

/** Why the server cannot be used, if it cannot. Another server may listen there: `localhost` is not everywhere the same. */
async function whyNot(coordinator: Address, node: Node): Promise<string | undefined> {
  const client = newClient(workerAddress(coordinator, node), { connectionTimeoutMillis: 5000, query_timeout: 5000 });
  // The failing statement reports the error. Without a listener, the error event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ group: number; isKnown: boolean }>(
      `select groupid as "group", exists (
         select from pg_dist_node where (nodename, nodeport, groupid) = ($1, $2, pg_dist_local_group.groupid)
       ) as "isKnown" from pg_dist_local_group`,
      [node.host, node.port],
    );
    const [found] = rows;
    return found?.group === node.group && found.isKnown ? undefined : 'another server answers there';
  } catch (error) {
    return reasonOf(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
