/** Lists and removes the third-party identities that open a player's account. AMB-155 */
import type { thirdPartyLinks, unlinkThirdParty } from '@foyer/contract/account/thirdPartyLinks.ts';
import type { RefusalOf, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { requireProof } from '../../guard/proof.ts';
import type { PlayerContext } from '../../http/context.ts';
import { passwordMatches } from '../../players/passwordHash.ts';
import { playerById } from '../../players/players.ts';
import { passportName } from './passport.ts';
import { deleteIdentity, identitiesOf } from './thirdPartyStore.ts';

/** Oldest first. */
export async function listLinks({ house, playerId }: PlayerContext): Promise<ResponseOf<typeof thirdPartyLinks>> {
  const rows = await identitiesOf(house, playerId);
  return {
    list: rows.map(({ provider, subject, linkedMs }) => ({
      authType: provider,
      passport: passportName(subject),
      linkedMs,
    })),
  };
}

/**
 * Removes a link. Requires the password, so that another way to log in remains. Sessions stay open: the owner opened
 * them and can end them in the list of devices. Refuses: WRONG_OLD_PASSWORD. S14, S18
 */
export async function unlink(
  context: PlayerContext<RefusalOf<typeof unlinkThirdParty>>,
  { authType, passport, password }: RequestOf<typeof unlinkThirdParty>,
): Promise<undefined> {
  const { house, playerId, requestId } = context;
  const player = await playerById(house, playerId);
  if (!(await passwordMatches(player.passwordHash, password))) context.refuse('WRONG_OLD_PASSWORD');
  await requireProof(context, 'unlinkThirdParty');
  const linked = (await identitiesOf(house, playerId)).find(
    ({ provider, subject }) => provider === authType && passportName(subject) === passport,
  );
  if (linked === undefined || !(await deleteIdentity(house, playerId, linked))) return;
  await house.mail.send({ playerId, kind: 'thirdPartyUnlinked', args: { passport }, key: `unlinked:${requestId}` });
}
