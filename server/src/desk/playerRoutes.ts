/** Players: search, file, money, bets, devices and limits. Reading any of it is in the trail. */
import { maskPhone } from '@foyer/contract/masks.ts';
import {
  playerBets,
  playerDevices,
  playerEvents,
  playerFile,
  playerNotes,
  playerOrders,
  playerProtection,
  playerStatement,
  playerWallet,
  searchPlayers,
} from '@foyer/contract/desk/players.ts';
import { lotteryNames } from '../bets/records.ts';
import { locksOf } from '../bonus/locks.ts';
import { refuseField } from '../http/operator/deskRefusal.ts';
import type { PlayerAccount } from '../ledger/accounts.ts';
import { readStatement } from '../ledger/statement.ts';
import { securityEventsOf } from '../players/securityEventStore.ts';
import { totalsOf } from '../wallet/totals.ts';
import { withdrawableOf } from '../wallet/withdrawable.ts';
import { on } from './deskRoute.ts';
import type { DeskRoute } from './deskRoute.ts';
import { paged } from './paging.ts';
import { stakedOf } from './paymentRoutes.ts';
import { pastOrders, sharingAddress } from './paymentStore.ts';
import {
  betsOf,
  cardsOf,
  devicesOf,
  fileOf,
  foundPlayers,
  notesOf,
  ordersOf,
  protectionOf,
  sessionsOf,
} from './playerStore.ts';

const search = on(searchPlayers, async ({ house, note }, { query, ...page }) => {
  note({ subject: query });
  return paged(
    await foundPlayers(house, query, page),
    page.limit,
    ({ nameKey }) => nameKey,
    ({ nameKey: _nameKey, phone, ...row }) => ({ ...row, phone: maskPhone(phone) }),
  );
});

const file = on(playerFile, async ({ house, playerOf }, { account }) => {
  const player = await playerOf(account);
  const [rest, cards] = await Promise.all([fileOf(house, player.playerId), cardsOf(house, player.playerId)]);
  const { playerId, status, level, realName, isNameVerified, nickname, birthday } = player;
  const { isPhoneVerified, email, isEmailVerified, agentCode, withdrawalsPausedUntilMs } = player;
  return {
    playerId,
    status,
    level,
    realName,
    isNameVerified,
    nickname,
    birthday,
    isPhoneVerified,
    email,
    isEmailVerified,
    account: player.userAccount,
    phone: maskPhone(player.mobilePhone),
    agentCode,
    createdMs: player.createdAtMs,
    withdrawalsPausedUntilMs: withdrawalsPausedUntilMs > house.now() ? withdrawalsPausedUntilMs : 0,
    ...rest,
    cards,
  };
});

const wallet = on(playerWallet, async ({ house, playerOf }, { account }) => {
  const player = await playerOf(account);
  const { playerId } = player;
  const [balances, withdrawableSatang, totals, past, { staked, won }, locks] = await Promise.all([
    house.ledger.balances(playerId),
    withdrawableOf(house, playerId),
    totalsOf(house, playerId),
    pastOrders(house, player, ''),
    stakedOf(house, playerId),
    locksOf(house, playerId),
  ]);
  return {
    accounts: Object.entries(balances).map(([name, amountSatang]) => ({
      account: name,
      amountSatang: amountSatang ?? 0,
    })),
    withdrawableSatang,
    depositedSatang: past.depositedSatang,
    withdrawnSatang: totals.withdrawSatang,
    stakedSatang: staked,
    wonSatang: won,
    locks: locks.map((lock) => ({
      lockId: lock.lockId,
      kind: lock.kind,
      names: lock.names ?? null,
      amountSatang: lock.principalSatang,
      targetSatang: lock.targetSatang,
      doneSatang: lock.doneSatang,
      createdMs: lock.createdMs,
      isOpen: lock.lockedSatang > 0,
    })),
  };
});

const ownAccounts = new Set(['main', 'locked', 'withdrawing', 'savings', 'bonus', 'chase']);
const isAccount = (name: string): name is PlayerAccount => ownAccounts.has(name) || /^game:[\w-]{1,60}$/.test(name);

const statement = on(playerStatement, async ({ house, playerOf }, { account, of, cursor, limit }) => {
  const { playerId } = await playerOf(account);
  if (!isAccount(of)) return refuseField('of', 'no account of players', 'noHouseAccount');
  const place = cursor === '' ? {} : { before: cursor };
  return paged(
    await readStatement(house.db, { playerId, account: of }, { ...place, limit }),
    limit,
    ({ id }) => id,
    ({ id, title, reference, amountSatang, balanceSatang, createdMs }) => ({
      entryId: id,
      title,
      reference,
      amountSatang,
      balanceSatang,
      atMs: createdMs,
    }),
  );
});

const orderCursor = (row: { createdMs: number; orderNo: string }): string => `${row.createdMs} ${row.orderNo}`;
const betCursor = (row: { placedMs: number; betOrderNo: string }): string => `${row.placedMs} ${row.betOrderNo}`;

const orders = on(playerOrders, async ({ house, playerOf }, { account, kind, ...page }) => {
  const { playerId } = await playerOf(account);
  return paged(await ordersOf(house, playerId, kind, page), page.limit, orderCursor, (row) => row);
});

const bets = on(playerBets, async ({ house, playerOf }, { account, sinceMs, ...page }) => {
  const { playerId } = await playerOf(account);
  const rows = await betsOf(house, playerId, sinceMs, page);
  // The catalogue has no lottery games.
  const named = (row: (typeof rows)[number]) => ({ ...row, gameNames: row.gameNames ?? lotteryNames(row.gameId) });
  return paged(rows, page.limit, betCursor, named);
});

const devices = on(playerDevices, async ({ house, playerOf }, { account }) => {
  const { playerId } = await playerOf(account);
  const [sessions, known, sameAddress] = await Promise.all([
    sessionsOf(house, playerId),
    devicesOf(house, playerId),
    sharingAddress(house, { playerId }),
  ]);
  return { sessions, devices: known, sameAddress };
});

const events = on(playerEvents, async ({ house, playerOf }, { account, kind, cursor, limit }) => {
  const { playerId } = await playerOf(account);
  const wanted = { playerId, kinds: kind === '' ? undefined : [kind], before: cursor === '' ? undefined : cursor };
  return paged(
    await securityEventsOf(house, wanted, { offset: 0, limit }),
    limit,
    (row) => row.event_id,
    (row) => ({
      eventId: row.event_id,
      atMs: row.at_ms,
      actor: row.actor,
      kind: row.kind,
      call: row.call_name,
      outcome: row.outcome,
      reason: row.reason,
      staff: row.staff,
      ip: row.ip,
      device: row.device_name,
    }),
  );
});

const protection = on(playerProtection, async ({ house, playerOf }, { account }) => {
  const { playerId } = await playerOf(account);
  const { limits, stops, checkMinutes, stoppedUntilMs } = await protectionOf(house, playerId);
  return {
    limits: limits.map((row) => ({
      kind: row.kind,
      hours: row.hours,
      amount: row.amount,
      setMs: row.set_ms,
      nextAmount: row.next_amount,
      nextFromMs: row.next_from_ms ?? 0,
    })),
    stops: stops.map((row) => ({ stopId: row.stop_id, kind: row.kind, fromMs: row.from_ms, untilMs: row.until_ms })),
    checkMinutes,
    stoppedUntilMs: stoppedUntilMs > house.now() ? stoppedUntilMs : 0,
  };
});

const notes = on(playerNotes, async ({ house, playerOf }, { account, ...page }) => {
  const { playerId } = await playerOf(account);
  return paged(
    await notesOf(house, playerId, page),
    page.limit,
    ({ atMs, noteId }) => `${atMs} ${noteId}`,
    (row) => row,
  );
});

export const playerRoutes: readonly DeskRoute[] = [
  search,
  file,
  wallet,
  statement,
  orders,
  bets,
  devices,
  events,
  protection,
  notes,
];
