/** Log-in and log-out of staff. */
import { minorPerUnit, siteCurrency } from '@foyer/contract/currency.ts';
import { closeSession, mySession, openSession } from '@foyer/contract/desk/session.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { matchingStep } from '../account/secondFactor/totp.ts';
import { householdOf } from '../http/address.ts';
import { setStaffCookie } from '../http/operator/actor.ts';
import { DeskRefusal } from '../http/operator/deskRefusal.ts';
import { countUses } from '../http/rateStore.ts';
import type { Use } from '../http/rateStore.ts';
import type { House } from '../house.ts';
import { deviceNameOf } from '../players/deviceName.ts';
import { houseKey, unseal } from '../players/houseKey.ts';
import { passwordMatches } from '../players/passwordHash.ts';
import { endStaffSession, openStaffSession, staffIdleMs, staffSessionOf } from '../staff/staffSessionStore.ts';
import type { StaffSession } from '../staff/staffSessionStore.ts';
import { personKeyOf, staffByName, takeStaffStep } from '../staff/staffStore.ts';
import { on } from './deskRoute.ts';
import type { DeskContext } from './deskRoute.ts';

export const quarterMs = 15 * 60_000;
export const secretKeyOf = (house: House): Buffer => houseKey(house.config, 'staff second factor');
export const secretPlaceOf = (staffId: string): string => `staff second factor ${staffId}`;

/** Clock of the house: UTC+7, as in `houseZone.ts`. */
const zoneMinutes = 7 * 60;

function meOf({ config, now }: House, session: StaffSession): ReplyOf<typeof mySession> {
  const { code, digits: decimals } = siteCurrency();
  return {
    staffId: session.staffId,
    name: session.name,
    roles: [...session.roles],
    permissions: [...session.permissions],
    idleEndsMs: session.seenMs + staffIdleMs,
    endsMs: session.endsMs,
    siteName: config.brand.current().names.en.short,
    currency: code,
    decimals,
    zoneMinutes,
    isSandbox: config.isSandbox,
    nowMs: now(),
    twoPersonAboveSatang: config.payments.twoPersonAbove * minorPerUnit(),
  };
}

/** Refuses before anything is compared, also the right password: which try was right must not show. */
export async function requireTries(house: House, uses: readonly Use[]): Promise<void> {
  const waitMs = await countUses(house, uses);
  if (waitMs > 0) throw new DeskRefusal('tooManyTries', { retrySeconds: Math.ceil(waitMs / 1000) });
}

export async function opened({ house, request, reply }: DeskContext, staffId: string, passwordHash: string) {
  const deviceName = deviceNameOf(request.headers['user-agent'] ?? '');
  const token = await openStaffSession(house, { staffId, ip: request.ip, deviceName }, passwordHash);
  const session = token === undefined ? undefined : await staffSessionOf(house, token);
  if (token === undefined || session === undefined) throw new DeskRefusal('wrongLogIn');
  setStaffCookie(request, reply, token);
  return meOf(house, session);
}

/** Any secret will do where the name is unknown: the comparison takes as long. */
const decoy = new Uint8Array(20);

const logIn = on(openSession, async (context, { name, password, code }) => {
  const { house, request, note } = context;
  const [household, key] = [householdOf(request.ip), personKeyOf(name)];
  await requireTries(house, [
    { key: `staff household ${household}`, most: 20, spanMs: quarterMs },
    { key: `staff ${key} ${household}`, most: 5, spanMs: quarterMs },
    // So that a stranger cannot lock a person out alone, who has another address.
    { key: `staff ${key}`, most: 50, spanMs: quarterMs },
  ]);
  const row = await staffByName(house.db, name);
  note({ who: row?.name ?? name.slice(0, 40), ...(row && { staffId: row.staff_id }) });
  const isRight = await passwordMatches(row?.password_hash, password);
  const secret = row?.sealed_secret
    ? unseal(secretKeyOf(house), row.sealed_secret, secretPlaceOf(row.staff_id))
    : decoy;
  const step = matchingStep(secret, code, house.now());
  if (row === undefined || !isRight || step === undefined || row.is_disabled) throw new DeskRefusal('wrongLogIn');
  if (!(await takeStaffStep(house.db, row.staff_id, step))) throw new DeskRefusal('wrongLogIn');
  return opened(context, row.staff_id, row.password_hash);
});

const me = on(mySession, async ({ house, request }) => {
  // A key has no session, and the permission `staff` admits none.
  if (request.actor?.kind !== 'staff') throw new DeskRefusal('loggedOut');
  return meOf(house, request.actor);
});

const logOut = on(closeSession, async ({ house, request, reply }) => {
  if (request.actor?.kind === 'staff') await endStaffSession(house, request.actor);
  setStaffCookie(request, reply, '');
  return {};
});

export const sessionRoutes = [logIn, me, logOut];
