/** A player who owns an object of every kind, for tests of who may read and change what. */
import { login } from '@foyer/contract/account/session.ts';
import { userCheckIn } from '@foyer/contract/activities/points.ts';
import { buyBalanceProfit } from '@foyer/contract/interest/plans.ts';
import { createInvitation } from '@foyer/contract/invite/invite.ts';
import { gtBetting } from '@foyer/contract/lottery/betting.ts';
import { insertMsgSite } from '@foyer/contract/messages/mail.ts';
import { giveBonus } from '@foyer/contract/promotions/claims.ts';
import { inPayOrder } from '@foyer/contract/wallet/deposit.ts';
import { offlineAutoPayOrder } from '@foyer/contract/wallet/depositOrders.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { addCollection } from '@foyer/contract/lobby/collection.ts';
import { catalogueOf, usualGames } from '@foyer/games/catalogue/catalogue.ts';
import { sql } from 'kysely';
import { grantBonus, offerBonus } from '../bonus/grant.ts';
import { offerPrivately } from '../bonus/privateBonus.ts';
import { testBonus } from '../bonus/testing/bonus.ts';
import { cart, chaseOf, lineOf, toNextIssue } from '../lottery/testing/lottery.ts';
import { familyOf } from '../provider/families.ts';
import { enterWithTicket } from '../provider/session/sessions.ts';
import { fund, ticketFor } from '../provider/testing/player.ts';
import { asked } from '../wallet/reserve/testing/reserve.ts';
import { give, newPlayer, readyToWithdraw, uploadProof, withdrawPassword } from '../wallet/testing/wallet.ts';
import type { TestPlayer } from '../wallet/testing/wallet.ts';
import { testPassword } from './house.ts';
import type { TestHouse } from './house.ts';

export interface FurnishedPlayer extends TestPlayer {
  /** Ids of open game windows, by family. */
  readonly windows: Readonly<Record<string, string>>;
}

/** One game of each family, by the family's code. */
function gamesByFamily(): Map<string, string> {
  const games = new Map<string, string>();
  for (const { gameId } of catalogueOf(usualGames)) {
    const code = familyOf(gameId)?.code;
    if (code !== undefined && !games.has(code)) games.set(code, gameId);
  }
  return games;
}

/** Opens a window of every family, with money on its platform. Adds the windows' cookies to the player's. */
export async function openWindows(t: TestHouse, player: TestPlayer): Promise<Record<string, string>> {
  const windows: Record<string, string> = {};
  for (const [family, gameId] of gamesByFamily()) {
    const { playerId } = player;
    await fund(t, playerId, gameId.split('-', 1)[0] ?? '', 1_000_00);
    const ticket = await ticketFor(t, family, { gameId, playerId });
    const { session, token } = await enterWithTicket(t.house, ticket, playerId);
    player.cookies.set(`play-${session.session_id}`, token);
    windows[family] = session.session_id;
  }
  return windows;
}

/** Rows that a call cannot make without hardware, time or another site. */
async function insertOwned(t: TestHouse, { playerId }: TestPlayer): Promise<void> {
  const { db } = t.house;
  const nowMs = t.clock.nowMs;
  await db
    .insertInto('vip_reward')
    .values({
      player_id: playerId,
      reward_id: `rise:${playerId}`,
      kind: 'rise',
      level: 1,
      period: '',
      amount_satang: 18_00,
      stake_multiple: 1,
      earned_ms: nowMs,
      taken_ms: null,
    })
    .execute();
  await sql`
    insert into passkey (player_id, passkey_id, name, public_key, counter, transports, created_ms)
    values (${playerId}, ${`key-${playerId}`}, ${`Phone of ${playerId}`}, decode('00', 'hex'), 0, '{}', ${nowMs})`.execute(
    db,
  );
  await sql`
    insert into third_party_identity (provider, subject, player_id, linked_ms)
    values ('google', ${`subject-${playerId}`}, ${playerId}, ${nowMs})`.execute(db);
  await db
    .updateTable('player')
    .set({ real_name: '王小明', is_name_verified: true, email: `${playerId}@example.com` })
    .where('player_id', '=', playerId)
    .execute();
}

async function makeOrders(t: TestHouse, player: TestPlayer, bankCardId: string): Promise<void> {
  const { playerId } = player;
  const proof = await uploadProof(player);
  const bank = t.house.db.selectFrom('receiving_bank').select('in_bank_id').where('currency', '=', 'THB');
  const { in_bank_id: inBankId } = await bank.executeTakeFirstOrThrow();
  await player.ok(inPayOrder, { inBankId, amountSatang: 1_000_00, depositorName: 'Somchai', proof });
  const transfer = { autoBankId: 'sandbox-auto-bangkok', amountSatang: 200_01, depositorName: 'Somchai' };
  await player.ok(offlineAutoPayOrder, transfer);
  await player.ok(applyWithdraw, { bankCardId, amountSatang: 500_00, withdrawPassword });
  await player.ok(applyWithdraw, asked({ player, bankCardId }, 500_00));
  await player.ok(buyBalanceProfit, { planId: 'day', amountSatang: 500_00 });
  toNextIssue(t);
  await player.ok(gtBetting, cart(t, [lineOf({ multiple: 10 })]));
  await player.ok(gtBetting, cart(t, [lineOf()], { chase: chaseOf(t, 2, false) }));
  await grantBonus(t.house, testBonus(playerId, `locked-${playerId}`));
  await offerBonus(t.house, { ...testBonus(playerId, `waits-${playerId}`), claimUntilMs: null });
  await offerPrivately(t.house, { ...testBonus(playerId, `own-${playerId}`), isAudited: false, openUntilMs: null });
  await player.ok(giveBonus, { configId: 'new-3-0' });
}

/** Creates a player with money, orders, cards, mail, bonuses, sessions, keys, game windows and everything else. */
export async function furnishedPlayer(t: TestHouse): Promise<FurnishedPlayer> {
  const player = await newPlayer(t, 1_000);
  await give(t, player.playerId, 'main', 10_000_00);
  const bankCardId = await readyToWithdraw(t, player);
  await insertOwned(t, player);
  await makeOrders(t, player, bankCardId);
  await player.ok(insertMsgSite, {
    type: 'deposit',
    subject: `Of ${player.playerId}`,
    content: 'Where is my deposit?',
  });
  await player.ok(addCollection, { id: 'moyu-koi-gate' });
  await player.ok(createInvitation, { note: player.playerId.slice(-20) });
  await player.ok(userCheckIn, {});
  const other = { ...t.client() };
  await other.ok(login, { userAccount: player.userAccount, password: testPassword, captcha: 'none' });
  return { ...player, windows: await openWindows(t, player) };
}

/** Columns with the ids of what a player owns. */
const idColumns = [
  'order_no bank_card_id mail_id lock_id grant_id bonus_id reward_id upload_id session_id',
  'passkey_id bet_order_no chase_no order_id invite_id offer_no round_id request_id subject',
  'exchange_no stop_id',
].flatMap((names) => names.split(' '));

/** Ids of everything that the player owns, as stored, from every table that names its owner. */
export async function ownedIds({ house: { db } }: TestHouse, playerId: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string; owner: string }>`
    select ids.table_name, ids.column_name, owners.column_name as owner
    from information_schema.columns as ids
    join information_schema.columns as owners
      on owners.table_schema = ids.table_schema and owners.table_name = ids.table_name
     and owners.column_name in ('player_id', 'owner')
    where ids.table_schema = 'public' and ids.column_name = any(${idColumns}::text[])`.execute(db);
  const found = new Set<string>();
  for (const { table_name, column_name, owner } of columns) {
    const { rows } = await sql<{ id: string }>`
      select distinct ${sql.ref(column_name)}::text as id from ${sql.table(table_name)}
      where ${sql.ref(owner)}::text = ${playerId}`.execute(db);
    for (const { id } of rows) if (id !== null && id !== '') found.add(id);
  }
  return [...found].toSorted();
}

/** Tables that name their owner, by the column that does. */
export async function ownedTables({ house: { db } }: TestHouse): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select columns.table_name, columns.column_name
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('player_id', 'owner')`.execute(db);
  const tables = new Map<string, string[]>();
  for (const { table_name, column_name } of rows)
    tables.set(column_name, [...(tables.get(column_name) ?? []), table_name]);
  return tables;
}
