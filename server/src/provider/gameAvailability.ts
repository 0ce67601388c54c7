/** Whether a game may be played: the platform's maintenance and the operator's switches. STATE-006, M26 */
import { defaultLang } from '@foyer/contract/form.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { requireStake } from '../guard/guard.ts';
import { requireWithinCap } from '../guard/stakeCap.ts';
import { everything, isPlayClosed } from '../guard/guardStore.ts';
import { Refusal } from '../refusal.ts';
import type { House } from '../house.ts';
import type { RefusalArgs } from '../refusal.ts';
import { platformOf } from '../platforms/platforms.ts';
import type { Platform } from '../platforms/platforms.ts';
import { familyOf } from './families.ts';
import type { PlaySession } from './session/sessions.ts';
import { isTrial } from './session/trial.ts';

export interface Availability {
  readonly platform: Platform;
  readonly isOpen: boolean;
}

/** Switches that close this game: its own, its platform's, and the one of all play. */
const isSwitchOf = (platformCode: string, gameId: string) => (row: ExpressionBuilder<Tables, 'play_switch'>) =>
  row.or([
    row('play_switch.platform_code', '=', everything),
    row.and([row('play_switch.platform_code', '=', platformCode), row('play_switch.game_id', 'in', ['', gameId])]),
  ]);

/** Returns undefined for an unknown platform. */
export async function availabilityOf(
  house: House,
  platformCode: string,
  gameId: string,
): Promise<Availability | undefined> {
  const row = await house.db
    .selectFrom('game_platform')
    .selectAll()
    .select((of) => of.exists(of.selectFrom('play_switch').where(isSwitchOf(platformCode, gameId))).as('is_closed'))
    .where('platform_code', '=', platformCode)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const platform = platformOf(row, defaultLang);
  return { platform, isOpen: !platform.isUnderMaintenance && row.is_closed !== true };
}

/**
 * Returns the platform of an open game. Refuses: PLAY_CLOSED; PLATFORM_MAINTENANCE with the platform's remarks, in the
 * reader's language. AMB-039
 */
export async function requireOpen(house: House, platformCode: string, gameId: string): Promise<Availability> {
  const availability = await availabilityOf(house, platformCode, gameId);
  if (availability?.isOpen === true) return availability;
  if (await isPlayClosed(house.db)) throw new Refusal('PLAY_CLOSED');
  throw new Refusal('PLATFORM_MAINTENANCE', remarksOf(availability));
}

/**
 * Checks a stake before anything is written: the game is open and no stop or limit refuses it. Returns the balance of
 * the platform's account in satang; Infinity for a trial. The ledger makes the final decision. This check spares it
 * postings that are known to fail. M14, M17, M26
 * Refuses: PLATFORM_MAINTENANCE, STAKE_CAP, and what `requireStake` refuses.
 */
export async function fundsToStake(house: House, session: PlaySession, stakeSatang: number): Promise<number> {
  const { platform } = await requireOpen(house, session.platform_code, session.game_id);
  if (isTrial(session.owner)) return Infinity;
  await requireStake(house, session.owner, stakeSatang);
  await requireWithinCapOf(house, session, stakeSatang);
  const balances = await house.ledger.balances(session.owner);
  return balances[platform.account] ?? 0;
}

/** Refuses: what `fundsToStake` refuses, BALANCE_INSUFFICIENT. */
export async function requireStakeable(house: House, session: PlaySession, stakeSatang: number): Promise<void> {
  if ((await fundsToStake(house, session, stakeSatang)) < stakeSatang) throw new Refusal('BALANCE_INSUFFICIENT');
}

/**
 * Requires that all stakes of the player on a round together, in satang, are within the cap of the game's family. A trial
 * has none. Refuses: STAKE_CAP.
 */
export async function requireWithinCapOf(
  house: House,
  { owner, game_id: gameId }: Pick<PlaySession, 'owner' | 'game_id'>,
  roundSatang: number,
): Promise<void> {
  const family = familyOf(gameId)?.code;
  if (family === undefined || isTrial(owner)) return;
  await requireWithinCap(house, owner, { family, roundSatang });
}

const remarksOf = (availability: Availability | undefined): RefusalArgs =>
  Object.fromEntries(
    Object.entries(availability?.platform.remarks ?? {}).map(([lang, text]) => [`remarks.${lang}`, text]),
  );

/**
 * Closes a game, a whole platform if `gameId` is '', or all play if `platformCode` is `everything`. Open rounds may be
 * finished; no new ones begin. The reason is stored and logged. M26
 */
export async function closePlay(house: House, platformCode: string, gameId: string, reason: string): Promise<void> {
  const row = { platform_code: platformCode, game_id: gameId, reason, changed_ms: house.now() };
  await house.db
    .insertInto('play_switch')
    .values(row)
    .onConflict((conflict) => conflict.columns(['platform_code', 'game_id']).doUpdateSet(row))
    .execute();
  house.log.warn(row, 'play closed');
}

export async function openPlay(house: House, platformCode: string, gameId: string): Promise<void> {
  await house.db
    .deleteFrom('play_switch')
    .where('platform_code', '=', platformCode)
    .where('game_id', '=', gameId)
    .execute();
  house.log.warn({ platformCode, gameId }, 'play opened');
}

/** Everything that is closed, with the reason; `gameId` '' is a whole platform. */
export async function closedPlay(house: House) {
  const rows = await house.db.selectFrom('play_switch').selectAll().orderBy('changed_ms').execute();
  return rows.map((row) => ({
    platformCode: row.platform_code,
    gameId: row.game_id,
    reason: row.reason,
    changedMs: row.changed_ms,
  }));
}
