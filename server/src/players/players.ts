/** Player rows that every domain needs: identity and verification state. */
import type { Selectable } from 'kysely';
import type { PlayersTables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { demoTerms } from '../ledger/clearance.ts';

/** All but `active` are refused with codes 702 to 705. ERR-020 */
export const playerStatuses = ['active', 'inactive', 'frozen', 'disabled', 'rejected'] as const;
export type PlayerStatus = (typeof playerStatuses)[number];

export interface Player {
  readonly playerId: string;
  readonly userAccount: string;
  readonly passwordHash: string;
  readonly status: PlayerStatus;
  readonly level: number;
  readonly mobilePhone: string;
  readonly isPhoneVerified: boolean;
  readonly realName: string;
  readonly isNameVerified: boolean;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly qq: string;
  readonly weChat: string;
  readonly nickname: string;
  readonly birthday: string;
  /** argon2 hash; '' if none is set. */
  readonly withdrawPasswordHash: string;
  readonly agentCode: string;
  readonly createdAtMs: number;
  /** End of the pause of withdrawals after a password change; 0 if there was none. S18 */
  readonly withdrawalsPausedUntilMs: number;
}

/**
 * The log-in of a demo player is public. Outside the sandbox the account therefore counts as disabled, whatever its row
 * says. The row may remain from an earlier sandbox.
 */
export function standingOf(
  { config }: Pick<House, 'config'>,
  row: Pick<Selectable<PlayersTables['player']>, 'status' | 'terms_version'>,
): PlayerStatus {
  return row.terms_version === demoTerms && !config.isSandbox ? 'disabled' : (row.status as PlayerStatus);
}

function playerOf(house: House, row: Selectable<PlayersTables['player']>): Player {
  return {
    playerId: row.player_id,
    userAccount: row.user_account,
    passwordHash: row.password_hash,
    status: standingOf(house, row),
    level: row.level,
    mobilePhone: row.mobile_phone,
    isPhoneVerified: row.is_phone_verified,
    realName: row.real_name,
    isNameVerified: row.is_name_verified,
    email: row.email,
    isEmailVerified: row.is_email_verified,
    qq: row.qq,
    weChat: row.we_chat,
    nickname: row.nickname,
    birthday: row.birthday,
    withdrawPasswordHash: row.withdraw_password_hash,
    agentCode: row.agent_code,
    createdAtMs: row.created_ms,
    withdrawalsPausedUntilMs: row.withdrawals_paused_until_ms,
  };
}

export async function playerById(house: House, playerId: string): Promise<Player> {
  const row = await house.db
    .selectFrom('player')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return playerOf(house, row);
}

/** Sessions stay open, so that each call can refuse with its reason. ERR-020 */
export async function setPlayerStatus(house: House, playerId: string, status: PlayerStatus): Promise<void> {
  await house.db.updateTable('player').set({ status }).where('player_id', '=', playerId).execute();
}

/** Account names are case-insensitive. */
export const nameKeyOf = (userAccount: string): string => userAccount.toLowerCase();

export async function playerByName(house: House, userAccount: string): Promise<Player | undefined> {
  const row = await house.db
    .selectFrom('player_name')
    .innerJoin('player', 'player.player_id', 'player_name.player_id')
    .selectAll('player')
    .where('player_name.name_key', '=', nameKeyOf(userAccount))
    .executeTakeFirst();
  return row && playerOf(house, row);
}
