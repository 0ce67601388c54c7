/** Checks a code of the second factor: three tries in 30 minutes, and no code twice. S15 */
import { createHmac } from 'node:crypto';
import type { House } from '../../house.ts';
import type { Context } from '../../http/context.ts';
import { houseKey, unseal } from '../../players/houseKey.ts';
import { countAttempt, forgetAttempts, lockKeyOf } from '../login/loginLock.ts';
import { factorOf, takeRecovery, takeStep } from './secondFactorStore.ts';
import { matchingStep } from './totp.ts';

/** Binds an encrypted secret to its player's row. */
export const placeOf = (playerId: string): string => `second factor ${playerId}`;

export const secretKey = (house: House): Buffer => houseKey(house.config, 'second factor');

export function recoveryHash(house: House, playerId: string, code: string): Buffer {
  const key = houseKey(house.config, 'recovery code');
  return createHmac('sha256', key)
    .update(JSON.stringify([playerId, code]))
    .digest();
}

async function isRight(house: House, playerId: string, code: string): Promise<boolean> {
  const factor = await factorOf(house, playerId);
  if (factor?.isOn !== true) return false;
  if (!/^\d{6}$/.test(code)) return await takeRecovery(house, playerId, recoveryHash(house, playerId, code));
  const secret = unseal(secretKey(house), factor.sealedSecret, placeOf(playerId));
  const step = matchingStep(secret, code, house.now());
  return step !== undefined && (await takeStep(house, playerId, step));
}

/**
 * Counts the try before it checks the code. Devices on which the account was used are counted separately, so that a
 * stranger who knows the password cannot lock out the owner. Refuses: LOGIN_LOCKED, WRONG_CODE.
 */
export async function requireFactor(
  context: Context<'LOGIN_LOCKED' | 'WRONG_CODE'>,
  player: { readonly playerId: string; readonly userAccount: string },
  code: string,
): Promise<void> {
  const { house, deviceId } = context;
  const lockKey = `factor ${await lockKeyOf(house, player.userAccount, deviceId)}`;
  const untilMs = await countAttempt(house, lockKey);
  if (untilMs !== undefined) {
    context.refuse('LOGIN_LOCKED', { untilMs, minutes: Math.ceil((untilMs - context.now()) / 60_000) });
  }
  if (!(await isRight(house, player.playerId, code))) context.refuse('WRONG_CODE');
  await forgetAttempts(house, lockKey);
}
