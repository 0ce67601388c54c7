/** Turns the second factor on and off, and manages its recovery codes. SI-38 */
import type {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from '@foyer/contract/account/secondFactor.ts';
import type { RefusalOf, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { translate } from '@foyer/text/translate.ts';
import { maskAccount } from '@foyer/contract/masks.ts';
import type { House } from '../../house.ts';
import type { PlayerContext } from '../../http/context.ts';
import { nonceBytes, seal, unseal } from '../../players/houseKey.ts';
import { passwordMatches } from '../../players/passwordHash.ts';
import { playerById } from '../../players/players.ts';
import type { Player } from '../../players/players.ts';
import { pauseWithdrawals, pauseWithLetter } from '../../guard/withdrawalPause.ts';
import { placeOf, recoveryHash, requireFactor, secretKey } from './secondFactorCheck.ts';
import { countRecovery, factorOf, keepPending, replaceCodes, turnOff, turnOn } from './secondFactorStore.ts';
import { base32, matchingStep, otpauthUri } from './totp.ts';

/** Returns the state. An unconfirmed secret counts as off. */
export async function secondFactorState({ house, playerId }: PlayerContext): Promise<ResponseOf<typeof secondFactor>> {
  const [factor, recoveryLeft] = await Promise.all([factorOf(house, playerId), countRecovery(house, playerId)]);
  const isOn = factor?.isOn === true;
  return { isOn, sinceMs: isOn ? factor.sinceMs : 0, recoveryLeft };
}

/** Returns the session's player after checking the password again. Refuses: WRONG_OLD_PASSWORD. S18 */
async function playerByPassword(
  { house, playerId, refuse }: PlayerContext<'WRONG_OLD_PASSWORD'>,
  password: string,
): Promise<Player> {
  const player = await playerById(house, playerId);
  return (await passwordMatches(player.passwordHash, password)) ? player : refuse('WRONG_OLD_PASSWORD');
}

/** Creates an encrypted 160-bit random secret. Refuses: WRONG_OLD_PASSWORD, SECOND_FACTOR_ON. */
export async function beginFactor(
  context: PlayerContext<RefusalOf<typeof beginSecondFactor>>,
  { password }: RequestOf<typeof beginSecondFactor>,
): Promise<ResponseOf<typeof beginSecondFactor>> {
  const { house, playerId, lang } = context;
  const player = await playerByPassword(context, password);
  const bytes = house.random.bytes(20);
  const sealed = seal(secretKey(house), bytes, placeOf(playerId), house.random.bytes(nonceBytes));
  if (!(await keepPending(house, playerId, sealed))) context.refuse('SECOND_FACTOR_ON');
  const secret = base32(bytes);
  return { secret, uri: otpauthUri(secret, translate(lang)('site', 'name'), maskAccount(player.userAccount)) };
}

/** Refuses: SECOND_FACTOR_ON, WRONG_CODE. */
export async function confirmFactor(
  context: PlayerContext<RefusalOf<typeof confirmSecondFactor>>,
  { code }: RequestOf<typeof confirmSecondFactor>,
): Promise<ResponseOf<typeof confirmSecondFactor>> {
  const { house, playerId } = context;
  const factor = await factorOf(house, playerId);
  if (factor === undefined) return context.refuse('WRONG_CODE');
  if (factor.isOn) context.refuse('SECOND_FACTOR_ON');
  const step = matchingStep(unseal(secretKey(house), factor.sealedSecret, placeOf(playerId)), code, context.now());
  if (step === undefined) return context.refuse('WRONG_CODE');
  const list = drawRecoveryCodes(house);
  const hashes = list.map((one) => recoveryHash(house, playerId, one));
  if (!(await turnOn(house, playerId, step, hashes))) context.refuse('SECOND_FACTOR_ON');
  await context.house.mail.send({
    playerId: context.playerId,
    kind: 'secondFactorOn',
    args: {},
    key: `secondFactorOn:${context.requestId}`,
  });
  return { list };
}

/** Ten codes of 50 bits each, so that guessing one in three tries is hopeless. */
const drawRecoveryCodes = (house: House): string[] =>
  Array.from({ length: 10 }, () => base32(house.random.bytes(7)).slice(0, 10));

/** Refuses: SECOND_FACTOR_OFF, WRONG_OLD_PASSWORD, LOGIN_LOCKED, WRONG_CODE. */
async function proved(
  context: PlayerContext<RefusalOf<typeof endSecondFactor>>,
  { password, code }: RequestOf<typeof endSecondFactor>,
): Promise<void> {
  const factor = await factorOf(context.house, context.playerId);
  if (factor?.isOn !== true) context.refuse('SECOND_FACTOR_OFF');
  await requireFactor(context, await playerByPassword(context, password), code);
}

/** Turns it off and pauses withdrawals, because somebody else may have turned it off. S18 */
export async function endFactor(
  context: PlayerContext<RefusalOf<typeof endSecondFactor>>,
  request: RequestOf<typeof endSecondFactor>,
): Promise<undefined> {
  await proved(context, request);
  await turnOff(context.house, context.playerId);
  await pauseWithdrawals(context.house, context.playerId);
  await context.house.mail.send({
    playerId: context.playerId,
    kind: 'secondFactorOff',
    args: {},
    key: `secondFactorOff:${context.requestId}`,
  });
}

export async function renewCodes(
  context: PlayerContext<RefusalOf<typeof renewRecoveryCodes>>,
  request: RequestOf<typeof renewRecoveryCodes>,
): Promise<ResponseOf<typeof renewRecoveryCodes>> {
  const { house, playerId } = context;
  await proved(context, request);
  const list = drawRecoveryCodes(house);
  await replaceCodes(
    house,
    playerId,
    list.map((one) => recoveryHash(house, playerId, one)),
  );
  await pauseWithLetter(house, playerId, context.requestId);
  return { list };
}
