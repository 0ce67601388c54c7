/** How a person answers an invitation: with a password of their own, and an authenticator or a passkey. ADR 562 */
import { beginPasskeyEnrolment, finishPasskeyEnrolment } from '@foyer/contract/desk/passkeys.ts';
import { beginEnrolment, finishEnrolment } from '@foyer/contract/desk/session.ts';
import { base32, matchingStep, otpauthUri } from '../account/secondFactor/totp.ts';
import { householdOf } from '../http/address.ts';
import { DeskRefusal, refuseField } from '../http/operator/deskRefusal.ts';
import type { Use } from '../http/rateStore.ts';
import { deviceNameOf } from '../players/deviceName.ts';
import { nonceBytes, seal, unseal } from '../players/houseKey.ts';
import { hashPassword } from '../players/passwordHash.ts';
import { tokenHash } from '../players/tokens.ts';
import { enrolWithPasskey, keepStaffChallenge } from '../staff/passkeyStore.ts';
import { enrol, invitationOf, keepOffered, personKeyOf } from '../staff/staffStore.ts';
import { on } from './deskRoute.ts';
import type { DeskContext } from './deskRoute.ts';
import { opened, quarterMs, requireTries, secretKeyOf, secretPlaceOf } from './deskSession.ts';
import { creationFor, madeBy } from './passkeyRoutes.ts';

const linkUses = (ip: string, token: string): Use[] => [
  { key: `staff link ${householdOf(ip)}`, most: 30, spanMs: quarterMs },
  { key: `staff link ${tokenHash(token).toString('hex')}`, most: 20, spanMs: quarterMs },
];

async function invited({ house, request, note }: DeskContext, token: string) {
  await requireTries(house, linkUses(request.ip, token));
  const invitation = await invitationOf(house.db, token, house.now());
  if (invitation === undefined) throw new DeskRefusal('wrongLink');
  note({ who: invitation.name, staffId: invitation.staff_id });
  return invitation;
}

function requireGood(password: string, name: string): void {
  if (password.toLowerCase().includes(personKeyOf(name))) refuseField('password', 'contains the name', 'containsName');
  if (new Set(password).size < 6) refuseField('password', 'repeats few characters', 'fewCharacters');
}

const begin = on(beginEnrolment, async (context, { token }) => {
  const { house } = context;
  const { name, staff_id: staffId, expires_ms: expiresMs } = await invited(context, token);
  const fresh = seal(
    secretKeyOf(house),
    house.random.bytes(20),
    secretPlaceOf(staffId),
    house.random.bytes(nonceBytes),
  );
  const sealed = await keepOffered(house.db, token, fresh);
  const secret = base32(unseal(secretKeyOf(house), sealed, secretPlaceOf(staffId)));
  const issuer = `${house.config.brand.current().names.en.short} desk`;
  return { name, secret, otpauth: otpauthUri(secret, issuer, name), expiresMs };
});

const finish = on(finishEnrolment, async (context, { token, password, code }) => {
  const { house } = context;
  const { name, staff_id: staffId, sealed_secret: sealed } = await invited(context, token);
  if (sealed === null) throw new DeskRefusal('wrongLink');
  requireGood(password, name);
  const step = matchingStep(unseal(secretKeyOf(house), sealed, secretPlaceOf(staffId)), code, house.now());
  if (step === undefined) return refuseField('code', 'is not the code of now', 'wrongCode');
  const passwordHash = await hashPassword(house, password);
  if (!(await enrol(house.db, token, { staffId, passwordHash, sealed, step }, house.now())))
    throw new DeskRefusal('wrongLink');
  return opened(context, staffId, passwordHash);
});

const beginWithPasskey = on(beginPasskeyEnrolment, async (context, { token }) => {
  const { house, request } = context;
  const { name, staff_id: staffId } = await invited(context, token);
  const options = await creationFor(house, request, { staffId, name, known: [] });
  return { challengeId: await keepStaffChallenge(house, staffId, options.challenge), options: JSON.stringify(options) };
});

const finishWithPasskey = on(finishPasskeyEnrolment, async (context, { token, password, challengeId, response }) => {
  const { house, request, note } = context;
  const { name, staff_id: staffId } = await invited(context, token);
  requireGood(password, name);
  const made = await madeBy(house, request, { staffId, challengeId, response });
  const passwordHash = await hashPassword(house, password);
  const passkey = { ...made, staffId, name: deviceNameOf(request.headers['user-agent'] ?? '') || 'passkey' };
  const done = await enrolWithPasskey(house, token, { passwordHash, passkey });
  if (done !== 'done') throw new DeskRefusal(done);
  note({ after: { passkeyId: passkey.passkeyId, name: passkey.name } });
  return opened(context, staffId, passwordHash);
});

export const enrolRoutes = [begin, finish, beginWithPasskey, finishWithPasskey];
