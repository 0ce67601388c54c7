/** Passkeys of staff: added and ended by the person, and a log-in by one of them. ADR 537 */
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  endPasskey,
  openByPasskey,
  ownPasskeys,
} from '@foyer/contract/desk/passkeys.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { creationOptions, madeCredential, requestOptions, signedCounter } from '../account/passkeys/ceremonies.ts';
import { parsedResponse, relyingParty } from '../account/passkeys/relyingParty.ts';
import type { House } from '../house.ts';
import { householdOf } from '../http/address.ts';
import { DeskRefusal, refuseField } from '../http/operator/deskRefusal.ts';
import { passwordMatches } from '../players/passwordHash.ts';
import {
  deleteStaffPasskey,
  insertStaffPasskey,
  keepStaffChallenge,
  notePasskeyUse,
  passkeyById,
  staffPasskeys,
  takeStaffChallenge,
} from '../staff/passkeyStore.ts';
import type { StaffSession } from '../staff/staffSessionStore.ts';
import { staffById } from '../staff/staffStore.ts';
import { on } from './deskRoute.ts';
import { opened, quarterMs, requireTries } from './deskSession.ts';

/** The desk's own host: the request has come from it, or it would have been refused as a foreign page. */
const partyOf = ({ protocol, host }: FastifyRequest) => relyingParty({ origin: `${protocol}://${host}` });

function personOf({ actor }: FastifyRequest): StaffSession {
  if (actor?.kind !== 'staff') throw new DeskRefusal('loggedOut');
  return actor;
}

interface Person {
  readonly staffId: string;
  readonly name: string;
  /** Ids of the passkeys that the person has. */
  readonly known: readonly string[];
}

export const creationFor = (house: House, request: FastifyRequest, { staffId, name, known }: Person) =>
  creationOptions(house, partyOf(request), {
    site: `${house.config.brand.current().names.en.short} desk`,
    userHandle: `staff ${staffId}`,
    userName: name,
    known,
  });

interface Answered {
  readonly staffId: string;
  readonly challengeId: string;
  readonly response: string;
}

/** Uses the challenge up. Refuses: wrongPasskey. */
export async function madeBy(house: House, request: FastifyRequest, { staffId, challengeId, response }: Answered) {
  const challenge = await takeStaffChallenge(house, staffId, challengeId);
  const given = parsedResponse(response) as RegistrationResponseJSON | undefined;
  if (challenge === undefined || given === undefined) throw new DeskRefusal('wrongPasskey');
  const made = await madeCredential(partyOf(request), challenge, given);
  if (made === undefined) throw new DeskRefusal('wrongPasskey');
  return { passkeyId: made.id, publicKey: Buffer.from(made.publicKey), counter: made.counter };
}

const list = on(ownPasskeys, async ({ house, request }) => ({
  list: (await staffPasskeys(house.db, personOf(request).staffId)).map((row) => ({
    passkeyId: row.passkey_id,
    name: row.name,
    createdMs: row.created_ms,
    usedMs: row.used_ms ?? 0,
  })),
}));

const begin = on(beginPasskey, async ({ house, request }, { password }) => {
  const { staffId, name } = personOf(request);
  await requireTries(house, [{ key: `staff passkey ${staffId}`, most: 10, spanMs: quarterMs }]);
  const row = await staffById(house.db, staffId);
  if (!(await passwordMatches(row?.password_hash, password)))
    return refuseField('password', 'is wrong', 'wrongPassword');
  const known = await staffPasskeys(house.db, staffId);
  const options = await creationFor(house, request, { staffId, name, known: known.map(({ passkey_id: id }) => id) });
  const challengeId = await keepStaffChallenge(house, staffId, options.challenge);
  return { challengeId, options: JSON.stringify(options) };
});

const add = on(addPasskey, async ({ house, request, note }, { challengeId, response, name }) => {
  const { staffId } = personOf(request);
  note({ subject: name });
  const made = await madeBy(house, request, { staffId, challengeId, response });
  if (!(await insertStaffPasskey(house, { ...made, staffId, name }))) throw new DeskRefusal('wrongPasskey');
  note({ after: { passkeyId: made.passkeyId, name } });
  return {};
});

const end = on(endPasskey, async ({ house, request, note }, { passkeyId }) => {
  const ended = await deleteStaffPasskey(house.db, personOf(request).staffId, passkeyId);
  note({ subject: typeof ended === 'string' ? passkeyId : ended.name });
  if (typeof ended === 'string') throw new DeskRefusal(ended);
  note({ before: { passkeyId, name: ended.name } });
  return {};
});

const beginLogIn = on(beginPasskeyLogIn, async ({ house, request }) => {
  await requireTries(house, [{ key: `staff challenge ${householdOf(request.ip)}`, most: 60, spanMs: quarterMs }]);
  const options = await requestOptions(house, partyOf(request));
  return { challengeId: await keepStaffChallenge(house, '', options.challenge), options: JSON.stringify(options) };
});

/** Whatever is wrong, the answer is the same. */
const logIn = on(openByPasskey, async (context, { challengeId, response }) => {
  const { house, request, note } = context;
  await requireTries(house, [{ key: `staff household ${householdOf(request.ip)}`, most: 20, spanMs: quarterMs }]);
  const challenge = await takeStaffChallenge(house, '', challengeId);
  const given = parsedResponse(response) as AuthenticationResponseJSON | undefined;
  const passkey = given && (await passkeyById(house.db, given.id));
  if (challenge === undefined || given === undefined || passkey === undefined) throw new DeskRefusal('wrongPasskey');
  note({ who: passkey.name, staffId: passkey.staff_id });
  // A person who was invited anew has not answered yet.
  if (passkey.password_hash === '') throw new DeskRefusal('wrongPasskey');
  const { passkey_id: passkeyId, public_key: publicKey, counter: last } = passkey;
  const counter = await signedCounter(partyOf(request), challenge, given, { passkeyId, publicKey, counter: last });
  if (counter === undefined || !(await notePasskeyUse(house, passkeyId, counter)))
    throw new DeskRefusal('wrongPasskey');
  return opened(context, passkey.staff_id, passkey.password_hash);
});

export const passkeyRoutes = [list, begin, add, end, beginLogIn, logIn];
