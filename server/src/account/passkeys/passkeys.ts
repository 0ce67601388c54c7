/** Adding, renaming and removing a player's passkeys. SI-38, S18 */
import type {
  addPasskey,
  beginPasskey,
  passkeys,
  removePasskey,
  renamePasskey,
} from '@foyer/contract/account/passkeys.ts';
import type { RefusalOf, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { maskAccount } from '@foyer/contract/masks.ts';
import { translate } from '@foyer/text/translate.ts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { requireProof } from '../../guard/proof.ts';
import { pauseWithLetter } from '../../guard/withdrawalPause.ts';
import type { PlayerContext } from '../../http/context.ts';
import { passwordMatches } from '../../players/passwordHash.ts';
import { playerById } from '../../players/players.ts';
import type { Player } from '../../players/players.ts';
import { creationOptions, madeCredential } from './ceremonies.ts';
import { deletePasskey, insertPasskey, keepChallenge, nameAnew, passkeysOf, takeChallenge } from './passkeyStore.ts';
import { parsedResponse, relyingParty } from './relyingParty.ts';

/** Maximum per player: more devices than anyone has. */
const mostPasskeys = 10;

export async function listPasskeys({ house, playerId }: PlayerContext): Promise<ResponseOf<typeof passkeys>> {
  const rows = await passkeysOf(house, playerId);
  return {
    list: rows.map(({ passkeyId, name, createdMs, usedMs }) => ({
      passkeyId,
      name,
      createdMs,
      ...(usedMs === null ? {} : { usedMs }),
    })),
  };
}

async function requirePassword(context: PlayerContext<'WRONG_OLD_PASSWORD'>, password: string): Promise<Player> {
  const player = await playerById(context.house, context.playerId);
  return (await passwordMatches(player.passwordHash, password)) ? player : context.refuse('WRONG_OLD_PASSWORD');
}

/** Refuses: WRONG_OLD_PASSWORD, TOO_MANY_PASSKEYS. */
export async function beginAdding(
  context: PlayerContext<RefusalOf<typeof beginPasskey>>,
  { password }: RequestOf<typeof beginPasskey>,
): Promise<ResponseOf<typeof beginPasskey>> {
  const { house, playerId, lang } = context;
  const player = await requirePassword(context, password);
  await requireProof(context, 'beginPasskey');
  const known = await passkeysOf(house, playerId);
  if (known.length >= mostPasskeys) context.refuse('TOO_MANY_PASSKEYS');
  const options = await creationOptions(house, relyingParty(context), {
    site: translate(lang)('site', 'name'),
    userHandle: playerId,
    userName: maskAccount(player.userAccount),
    known: known.map(({ passkeyId }) => passkeyId),
  });
  const challengeId = await keepChallenge(house, playerId, options.challenge);
  return { challengeId, options: JSON.stringify(options) };
}

/** Refuses: PASSKEY_REFUSED, TOO_MANY_PASSKEYS. */
export async function finishAdding(
  context: PlayerContext<RefusalOf<typeof addPasskey>>,
  { challengeId, response, name }: RequestOf<typeof addPasskey>,
): Promise<undefined> {
  const { house, playerId } = context;
  const challenge = await takeChallenge(house, playerId, challengeId);
  const given = parsedResponse(response) as RegistrationResponseJSON | undefined;
  if (challenge === undefined || given === undefined) return context.refuse('PASSKEY_REFUSED');
  const credential = await madeCredential(relyingParty(context), challenge, given);
  if (credential === undefined) return context.refuse('PASSKEY_REFUSED');
  const row = {
    passkeyId: credential.id,
    name,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
  if (!(await insertPasskey(house, playerId, row, mostPasskeys))) context.refuse('TOO_MANY_PASSKEYS');
  await context.house.mail.send({
    playerId: context.playerId,
    kind: 'passkeyAdded',
    args: {},
    key: `passkeyAdded:${context.requestId}`,
  });
  await pauseWithLetter(house, playerId, context.requestId);
}

/** Refuses: UNKNOWN_PASSKEY. S14 */
export async function rename(
  context: PlayerContext<RefusalOf<typeof renamePasskey>>,
  { passkeyId, name }: RequestOf<typeof renamePasskey>,
): Promise<undefined> {
  if (!(await nameAnew(context.house, context.playerId, passkeyId, name))) context.refuse('UNKNOWN_PASSKEY');
}

/** Refuses: WRONG_OLD_PASSWORD, UNKNOWN_PASSKEY. S14, S18 */
export async function remove(
  context: PlayerContext<RefusalOf<typeof removePasskey>>,
  { passkeyId, password }: RequestOf<typeof removePasskey>,
): Promise<undefined> {
  await requirePassword(context, password);
  await requireProof(context, 'removePasskey');
  if (!(await deletePasskey(context.house, context.playerId, passkeyId))) context.refuse('UNKNOWN_PASSKEY');
  await context.house.mail.send({
    playerId: context.playerId,
    kind: 'passkeyRemoved',
    args: {},
    key: `passkeyRemoved:${context.requestId}`,
  });
}
