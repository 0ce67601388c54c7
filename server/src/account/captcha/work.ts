/**
 * Challenges of the proof of work. A challenge is signed and not stored, so that a script that asks for many costs the
 * house nothing. It is bound to one purpose and one household, and is valid once within five minutes. S16
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CaptchaPurpose } from '@foyer/contract/account/session.ts';
import { isWorkSolved } from '@foyer/contract/captchaWork.ts';
import type { CaptchaWork } from '@foyer/contract/captchaWork.ts';
import type { House } from '../../house.ts';
import { householdOf } from '../../http/address.ts';
import { houseKey } from '../../players/houseKey.ts';
import { newToken } from '../../players/tokens.ts';
import { useChallenge } from './captchaStore.ts';

const workLifeMs = 5 * 60_000;
/** A power of two. Eight searches vary in time by a third, one search by its whole length. */
const parts = 8;
const bitsOfParts = Math.log2(parts);

export interface Bound {
  readonly purpose: CaptchaPurpose;
  readonly ip: string;
}

export interface Challenge {
  readonly challenge: string;
  readonly work: CaptchaWork;
}

/** Fields are the base64url seed, the bits of a part, the end of its life, and the id of a picture or ''. */
function signature(house: House, { purpose, ip }: Bound, fields: string): Buffer {
  const signed = JSON.stringify([purpose, householdOf(ip), fields]);
  return createHmac('sha256', houseKey(house.config, 'captcha')).update(signed).digest().subarray(0, 16);
}

/** Returns a challenge of 2^`bits` hashes on average. `pictureId` ties it to a picture; '' if there is none. */
export function newChallenge(house: House, bound: Bound, bits: number, pictureId = ''): Challenge {
  const bitsOfPart = Math.max(1, bits - bitsOfParts);
  const endsMs = house.now() + workLifeMs;
  const fields = [newToken(house), bitsOfPart, endsMs, pictureId].join('.');
  const challenge = `${fields}.${signature(house, bound, fields).toString('base64url')}`;
  return { challenge, work: { parts, bits: bitsOfPart } };
}

const shape = /^([\w-]{22}\.(\d{1,2})\.(\d{1,16})\.([\w-]{0,22}))\.([\w-]{22})$/;

/**
 * Uses up a solved challenge and returns the id of its picture, '' if it has none. Returns undefined for one that is
 * forged, expired, of another purpose or household, not solved, or used before, in this process or in another.
 */
export async function takeSolved(
  house: House,
  bound: Bound,
  { challenge, solution }: { readonly challenge: string; readonly solution: string },
): Promise<string | undefined> {
  const [, fields = '', bits = '', endsMs = '', pictureId = '', given = ''] = shape.exec(challenge) ?? [];
  const mac = Buffer.from(given, 'base64url');
  const expected = signature(house, bound, fields);
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return undefined;
  if (Number(endsMs) <= house.now()) return undefined;
  if (!isWorkSolved(challenge, { parts, bits: Number(bits) }, solution)) return undefined;
  const challengeHash = createHash('sha256').update(fields).digest();
  return (await useChallenge(house, challengeHash, Number(endsMs))) ? pictureId : undefined;
}
