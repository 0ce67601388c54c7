/** Members of staff, keys of the operator's systems, and the trail. */
import {
  addKey,
  changeStaffRoles,
  disableStaff,
  endKey,
  inviteStaff,
  keyList,
  resetStaff,
  staffList,
  staffStates,
  trail,
} from '@foyer/contract/desk/staff.ts';
import { isPermission } from '@foyer/contract/desk/permissions.ts';
import { DeskRefusal } from '../http/operator/deskRefusal.ts';
import { playerByName } from '../players/players.ts';
import { addOperatorKey, endOperatorKey, operatorKeys } from '../staff/keyStore.ts';
import { staffIdleMs } from '../staff/staffSessionStore.ts';
import { addStaff, changeStaff, everyone, inviteAgain, rolesOf, staffById } from '../staff/staffStore.ts';
import type { StaffRow } from '../staff/staffStore.ts';
import { staffEvents } from '../staff/trailStore.ts';
import type { DeskContext, DeskRoute } from './deskRoute.ts';
import { on } from './deskRoute.ts';

const stateOf = ({ is_disabled, password_hash }: StaffRow): (typeof staffStates)[number] =>
  is_disabled ? 'disabled' : password_hash === '' ? 'invited' : 'active';

const list = on(staffList, async ({ house }) => {
  const nowMs = house.now();
  const rows = await everyone(house.db, nowMs - staffIdleMs, nowMs);
  return {
    list: rows.map((row) => ({
      staffId: row.staff_id,
      name: row.name,
      roles: rolesOf(row),
      state: stateOf(row),
      createdMs: row.created_ms,
      seenMs: row.seen_ms,
      openSessions: row.open ?? 0,
    })),
  };
});

const enrolPath = (token: string): string => `/desk/enrol?token=${token}`;

async function invitationFor({ house }: DeskContext, staffId: string) {
  const { token, expiresMs } = await inviteAgain(house, staffId);
  return { staffId, path: enrolPath(token), expiresMs };
}

const invite = on(inviteStaff, async (context, { name, roles }) => {
  const { house, note } = context;
  note({ subject: name, after: { name, roles } });
  const staffId = await addStaff(house, { name, roles });
  if (staffId === undefined) throw new DeskRefusal('nameTaken');
  return invitationFor(context, staffId);
});

/** Notes whom the act is about. Refuses: notFound; isSelf for acts that nobody does to themselves. */
async function personOf(
  { house, request, note }: DeskContext,
  staffId: string,
  isOwnAllowed = false,
): Promise<StaffRow> {
  const person = await staffById(house.db, staffId);
  if (person === undefined) throw new DeskRefusal('notFound');
  note({ subject: person.name });
  if (!isOwnAllowed && request.actor?.kind === 'staff' && request.actor.staffId === staffId)
    throw new DeskRefusal('isSelf');
  return person;
}

const reset = on(resetStaff, async (context, { staffId }) => {
  await personOf(context, staffId);
  return invitationFor(context, staffId);
});

async function changed(context: DeskContext, staffId: string, change: Parameters<typeof changeStaff>[2]) {
  const { roles, is_disabled: isDisabled } = await personOf(context, staffId);
  context.note({ before: { roles, isDisabled }, after: { roles, isDisabled, ...change } });
  const done = await changeStaff(context.house, staffId, change);
  if (done === 'unknown') throw new DeskRefusal('notFound');
  if (done === 'lastAdmin') throw new DeskRefusal('lastAdmin');
  return {};
}

const keys = on(keyList, async ({ house }) => ({
  isSettingKeyOn: house.config.operatorKey !== '',
  list: (await operatorKeys(house.db)).map((row) => ({
    keyId: row.key_id,
    name: row.name,
    scopes: row.scopes.filter(isPermission),
    createdMs: row.created_ms,
    createdBy: row.created_by,
    usedMs: row.used_ms,
    endedMs: row.ended_ms ?? 0,
  })),
}));

const add = on(addKey, async ({ house, who, note }, { name, scopes }) => {
  note({ subject: name, after: { name, scopes } });
  return addOperatorKey(house, { name, scopes, by: who });
});

const end = on(endKey, async ({ house, note }, { keyId }) => {
  note({ subject: keyId });
  if (!(await endOperatorKey(house, keyId))) throw new DeskRefusal('notFound');
  return {};
});

const events = on(trail, async ({ house, note }, { who, account, call, kind, sinceMs, cursor, limit }) => {
  const player = account === '' ? undefined : await playerByName(house, account);
  if (account !== '' && player === undefined) throw new DeskRefusal('unknownPlayer');
  note({ subject: account });
  const wanted = { who, call, playerId: player?.playerId, isActsOnly: kind === 'acts', sinceMs, before: cursor, limit };
  const rows = await staffEvents(house.db, wanted);
  return {
    list: rows.map((row) => ({
      eventId: row.event_id,
      atMs: row.at_ms,
      actor: row.actor,
      who: row.for_whom === '' ? row.who : `${row.who}: ${row.for_whom}`,
      call: row.call_name,
      subject: row.subject,
      account: row.user_account ?? '',
      outcome: row.outcome,
      status: row.status,
      given: row.given,
      before: row.before,
      after: row.after,
      ip: row.ip,
      device: row.device_name,
      requestId: row.request_id,
    })),
    next: rows.length < limit ? '' : (rows.at(-1)?.event_id ?? ''),
  };
});

export const staffRoutes: readonly DeskRoute[] = [
  list,
  invite,
  reset,
  on(changeStaffRoles, (context, { staffId, roles }) => changed(context, staffId, { roles })),
  on(disableStaff, (context, { staffId, isDisabled }) => changed(context, staffId, { isDisabled })),
  keys,
  add,
  end,
  events,
];
