/**
 * What guests do that costs the house or a player something, counted for half an hour: failed log-ins, registrations,
 * messages. It decides who is asked for a captcha, and how much work it takes. Counts are shared by all processes. S15
 */
import type { CaptchaPurpose } from '@foyer/contract/account/session.ts';
import type { House } from '../../house.ts';
import { householdOf } from '../../http/address.ts';
import { countUses, usesOf } from '../../http/rateStore.ts';
import { nameKeyOf } from '../../players/players.ts';

const spanMs = 30 * 60_000;
/** From so many in the whole house on, every log-in is asked for a captcha, and each doubling makes it harder. */
const manyInHouse = 300;
/** From so many of one household or name on, each doubling takes twice the work. */
const manyOfOne = 5;
const mostExtraBits = 5;

export interface Guest {
  readonly ip: string;
  /** The account that a log-in names; '' otherwise. */
  readonly userAccount: string;
}

const keysOf = (purpose: CaptchaPurpose, { ip, userAccount }: Guest): string[] => [
  `captcha ${purpose} all`,
  `captcha ${purpose} ip ${householdOf(ip)}`,
  ...(userAccount === '' ? [] : [`captcha ${purpose} name ${nameKeyOf(userAccount)}`]),
];

/** Counts one failed log-in, registration or message. */
export async function countGuest(house: House, purpose: CaptchaPurpose, guest: Guest): Promise<void> {
  if (house.config.captcha === 'off') return;
  const most = Number.MAX_SAFE_INTEGER;
  await countUses(
    house,
    keysOf(purpose, guest).map((key) => ({ key, most, spanMs })),
  );
}

const doublings = (uses: number, from: number): number => (uses < from ? 0 : 1 + Math.floor(Math.log2(uses / from)));

/** Returns whether this guest has failed before, and how many bits of work that adds. */
export async function pressureOf(house: House, purpose: CaptchaPurpose, guest: Guest) {
  const [all = 0, ...own] = await usesOf(house, keysOf(purpose, guest));
  const most = Math.max(...own);
  const extraBits = doublings(most, manyOfOne) + doublings(all, manyInHouse);
  return { hasFailed: most > 0 || all >= manyInHouse, extraBits: Math.min(mostExtraBits, extraBits) };
}
