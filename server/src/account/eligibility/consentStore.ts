/** SQL of accepted terms and of consent to news. */
import type { NewsChannel } from '@foyer/contract/account/newsChannels.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { demoTerms } from '../../ledger/clearance.ts';

type Db = Kysely<Tables>;

export interface AcceptedTerms {
  readonly version: string;
  /** Demo players are never asked for new terms. */
  readonly isDemo: boolean;
}

export async function acceptedTerms(db: Db, playerId: string): Promise<AcceptedTerms> {
  const { terms_version: version } = await db
    .selectFrom('player')
    .select('terms_version')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return { version, isDemo: version === demoTerms };
}

/** Stores each accepted version with its time; the last one holds. */
export const writeTerms = (db: Db, playerId: string, version: string, nowMs: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('terms_acceptance')
      .values({ player_id: playerId, version, accepted_ms: nowMs })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .updateTable('player')
      .set({ terms_version: version, terms_accepted_ms: nowMs })
      .where('player_id', '=', playerId)
      .where('terms_version', '<>', demoTerms)
      .execute();
  });

/** The channels to which the player agrees now. */
export async function consentsOf(db: Db, playerId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('marketing_consent')
    .distinctOn('channel')
    .select(['channel', 'is_given'])
    .where('player_id', '=', playerId)
    .orderBy('channel')
    .orderBy('change_no', 'desc')
    .execute();
  return new Set(rows.filter(({ is_given }) => is_given).map(({ channel }) => channel));
}

export interface ConsentChange {
  readonly playerId: string;
  readonly channel: NewsChannel;
  readonly isGiven: boolean;
  readonly nowMs: number;
}

/** The player's row is locked, so that changes at the same time have an order. */
export const writeConsent = (db: Db, { playerId, channel, isGiven, nowMs }: ConsentChange): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom('player').select('player_id').where('player_id', '=', playerId).forUpdate().execute();
    const { last } = await trx
      .selectFrom('marketing_consent')
      .select((row) => row.fn.max('change_no').as('last'))
      .where('player_id', '=', playerId)
      .where('channel', '=', channel)
      .executeTakeFirstOrThrow();
    const change_no = (last ?? 0) + 1;
    await trx
      .insertInto('marketing_consent')
      .values({ player_id: playerId, channel, change_no, is_given: isGiven, changed_ms: nowMs })
      .execute();
  });

export interface Recipient {
  readonly playerId: string;
  readonly userAccount: string;
  readonly email: string;
  readonly mobilePhone: string;
}

/**
 * The players who may be sent news by a channel: they agree to it, their account is active, and no time-out or exclusion
 * runs. By mail and SMS only to a verified address or number. M17
 */
export async function recipientsOf(db: Db, channel: NewsChannel, nowMs: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    with stopped as materialized (select player_id from wallet where stopped_until_ms > ${nowMs})
    select player.player_id as "playerId", player.user_account as "userAccount", player.email,
           player.mobile_phone as "mobilePhone"
    from player
    join lateral (
      select is_given from marketing_consent
      where marketing_consent.player_id = player.player_id and channel = ${channel}
      order by change_no desc limit 1
    ) as consent on consent.is_given
    where player.status = 'active'
      and not exists (select from stopped where stopped.player_id = player.player_id)
      and (${channel} = 'inbox' or (${channel} = 'mail' and player.is_email_verified)
        or (${channel} = 'sms' and player.is_phone_verified))
    order by player.player_id`.execute(db);
  return rows;
}
