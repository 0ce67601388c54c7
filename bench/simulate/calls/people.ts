/** Players of a simulation: each has a card and a withdrawal password, and leaves after a while. */
import { addBankCard, bankCardList } from '@foyer/contract/wallet/bankCard.ts';
import { createPlayer } from '@foyer/house/players/newPlayer.ts';
import { settings } from '@foyer/house/settings/settings.ts';
import { hasValidCheckDigit } from '@foyer/house/wallet/issuers.ts';
import type { Scene } from '../operation.ts';
import { ask } from './call.ts';

export const withdrawPassword = 'open-sesame';

export interface Person {
  readonly playerId: string;
  readonly bankCardId: string;
  /** Operations so far. */
  age: number;
}

/** Rows of one player that every operation reads stay few. */
const oldest = 40;
const atOnce = 6;

/** A number of an issuer with a valid check digit; each index gives another. */
function cardNumber(index: number): string {
  const body = `622202${String(index).padStart(12, '0')}`;
  return body + (Array.from('0123456789').find((digit) => hasValidCheckDigit(body + digit)) ?? '');
}

export type People = (scene: Scene) => Promise<Person>;

/** Players who do one sort of things, so that what one kind leaves behind is not in another's way. */
export function peopleFor(sort: string): People {
  const living: Person[] = [];
  return async (scene) => {
    const at = scene.chance.below(atOnce);
    const found = living[at];
    if (found !== undefined && found.age < oldest) {
      found.age += 1;
      return found;
    }
    const person = await arrive(scene, sort);
    living[at] = person;
    return person;
  };
}

const arrived = new WeakMap<Scene, number>();

export async function arrive(scene: Scene, sort: string): Promise<Person> {
  const number = (arrived.get(scene) ?? 0) + 1;
  arrived.set(scene, number);
  const process = scene.quiet();
  const { termsVersion } = await settings(process.house, ['termsVersion']);
  const made = await createPlayer(process.house, {
    userAccount: `${sort}${number}`,
    password: 'sesame77',
    withdrawPassword,
    mobilePhone: `138${String(number).padStart(8, '0')}`,
    isPhoneVerified: true,
    name: '李小红',
    isNameVerified: true,
    termsVersion,
  });
  if (!('playerId' in made)) throw new Error(made.refusal);
  const { playerId } = made;
  await ask(process, playerId, addBankCard, {
    holderName: '李小红',
    cardNumber: cardNumber(number),
    bankName: '中国工商银行',
    branch: '朝阳支行',
    reservedPhone: '13800000000',
    withdrawPassword,
  });
  const { list } = await ask(process, playerId, bankCardList, {});
  return { playerId, bankCardId: list[0]?.bankCardId ?? '', age: 1 };
}
