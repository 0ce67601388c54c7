/** Identity checks: none, then pending or unknown, then approved or refused. Only a refused one may be repeated. M18 */
import { isOfAge } from '@foyer/contract/age.ts';
import type { checkIdentity, followIdentity, IdentityState } from '@foyer/contract/account/eligibility.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import { houseDay } from '@foyer/contract/houseZone.ts';
import type { House } from '../../house.ts';
import type { PlayerContext } from '../../http/context.ts';
import { playerById } from '../../players/players.ts';
import type { IdentityPort } from './identityPort.ts';
import { checkOf, decideCheck, dropCheck, openCheck } from './identityStore.ts';

/** A provider that takes longer has not answered. */
const patienceMs = 10_000;

/** Returns undefined if the provider rejects or does not answer in time: the outcome is unknown. */
async function answerOf<T>(house: House, asked: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), patienceMs);
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    house.log.warn({ err: error }, 'the provider of identity checks did not answer');
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

type Checking = PlayerContext<RefusalOf<typeof checkIdentity>>;

/** Refuses: IDENTITY_CLOSED, BIRTH_DATE_NEEDED, UNDERAGE, IDENTITY_WAITS if a check is pending or unknown. */
export async function beginIdentityCheck(
  context: Checking,
  { documentNumber }: RequestOf<typeof checkIdentity>,
): Promise<{ state: IdentityState }> {
  const { house, playerId } = context;
  const { identity } = house;
  if (identity === undefined) return context.refuse('IDENTITY_CLOSED');
  const { realName, birthday } = await playerById(house, playerId);
  if (birthday === '') context.refuse('BIRTH_DATE_NEEDED');
  const nowMs = context.now();
  const { least } = house.config.jurisdiction.age;
  if (!isOfAge(birthday, houseDay(nowMs), least)) context.refuse('UNDERAGE', { age: least });
  const reference = house.random.id(nowMs);
  if (!(await openCheck(house.db, playerId, reference, nowMs))) {
    if ((await checkOf(house.db, playerId))?.state === 'approved') return { state: 'approved' };
    return context.refuse('IDENTITY_WAITS');
  }
  const outcome = await answerOf(house, identity.begin({ reference, realName, birthday, documentNumber }));
  return noted(house, { playerId, reference }, outcome ?? 'unknown');
}

/** Asks for the outcome of a check that is pending or unknown. Refuses: IDENTITY_CLOSED. */
export async function followIdentityCheck(
  context: PlayerContext<RefusalOf<typeof followIdentity>>,
): Promise<{ state: IdentityState }> {
  const { house, playerId } = context;
  const { identity } = house;
  if (identity === undefined) return context.refuse('IDENTITY_CLOSED');
  const check = await checkOf(house.db, playerId);
  if (check?.state !== 'pending' && check?.state !== 'unknown') return { state: check?.state ?? 'none' };
  return followed(house, identity, { playerId, reference: check.reference });
}

/** Returns false if the provider did not answer. What it says of a check that was decided meanwhile changes nothing. */
export async function askAgain(
  house: House,
  identity: IdentityPort,
  check: { readonly playerId: string; readonly reference: string },
): Promise<boolean> {
  const outcome = await answerOf(house, identity.outcomeOf(check.reference));
  if (outcome === 'none') await dropCheck(house.db, check.playerId, check.reference);
  // The same answer as before is no news for the player's pages.
  else if (outcome === 'approved' || outcome === 'refused') await noted(house, check, outcome);
  else if (outcome === 'pending') await decideCheck(house.db, check, outcome, house.now());
  return outcome !== undefined;
}

async function followed(
  house: House,
  identity: IdentityPort,
  check: { readonly playerId: string; readonly reference: string },
): Promise<{ state: IdentityState }> {
  const outcome = await answerOf(house, identity.outcomeOf(check.reference));
  // The state stays as it was: nothing new is known.
  if (outcome === undefined) return { state: (await checkOf(house.db, check.playerId))?.state ?? 'none' };
  if (outcome !== 'none') return noted(house, check, outcome);
  await dropCheck(house.db, check.playerId, check.reference);
  return { state: (await checkOf(house.db, check.playerId))?.state ?? 'none' };
}

async function noted(
  house: House,
  check: { readonly playerId: string; readonly reference: string },
  state: IdentityState,
): Promise<{ state: IdentityState }> {
  await decideCheck(house.db, check, state, house.now());
  house.live.emit(check.playerId, { kind: 'protection' });
  return { state: (await checkOf(house.db, check.playerId))?.state ?? state };
}
