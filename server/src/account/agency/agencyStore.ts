/** SQL of agents and their sessions. */
import type { Insertable, Selectable } from 'kysely';
import type { AgencyTables } from '../../db/lobbyTables.ts';
import type { House } from '../../house.ts';

type AgentRow = Selectable<AgencyTables['agent']>;

export function agentByName(house: House, account: string): Promise<AgentRow | undefined> {
  const rows = house.db.selectFrom('agent').selectAll();
  return rows.where('name_key', '=', account.toLowerCase()).executeTakeFirst();
}

export function agentByCode(house: House, agentCode: string): Promise<AgentRow | undefined> {
  return house.db.selectFrom('agent').selectAll().where('agent_code', '=', agentCode).executeTakeFirst();
}

/** True for a player's own invite code or an open invitation. */
export async function isInviteCode(house: House, code: string): Promise<boolean> {
  const own = house.db.selectFrom('invite_code').select('player_id').where('code', '=', code);
  const open = house.db
    .selectFrom('invitation')
    .select('player_id')
    .where('code', '=', code)
    .where('invitee_id', 'is', null)
    .where('expires_ms', '>', house.now());
  return (await own.unionAll(open).limit(1).executeTakeFirst()) !== undefined;
}

export type Created = { readonly agent: AgentRow } | { readonly taken: 'account' | 'phone' };

/** Inserts an agent. If two requests race for a name or phone, one of them gets `taken`. */
export async function insertAgent(house: House, row: Insertable<AgencyTables['agent']>): Promise<Created> {
  const insert = house.db.insertInto('agent').values(row);
  const agent = await insert
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (agent !== undefined) return { agent };
  return { taken: (await agentByName(house, row.account)) === undefined ? 'phone' : 'account' };
}

/** Opens a session and deletes expired ones. */
export async function openAgentSession(house: House, row: Insertable<AgencyTables['agent_session']>): Promise<void> {
  await house.db.deleteFrom('agent_session').where('expires_ms', '<=', row.opened_ms).execute();
  await house.db.insertInto('agent_session').values(row).execute();
}
