/** The two accounts between which a game's money moves, and the legs of its movements. Satang. L01, L04 */
import { defaultLang } from '@foyer/contract/form.ts';
import type { House } from '../house.ts';
import type { HouseAccount, Leg, PlayerAccount } from '../ledger/accounts.ts';
import { platformByCode } from '../platforms/platforms.ts';
import type { Platform } from '../platforms/platforms.ts';

export interface GameAccounts {
  /** The player's account on the platform. */
  readonly player: PlayerAccount;
  /** The house's account of all games of the platform. */
  readonly bank: HouseAccount;
}

const accountsOfPlatform = ({ account, platformKey }: Platform): GameAccounts => ({
  player: account,
  bank: `house:games:${platformKey}`,
});

/** By the code of a platform, whose accounts never change. */
const knownAccounts = new WeakMap<House['db'], Map<string, GameAccounts>>();

/** The accounts of the platform that a stored row names. Throws if the platform no longer exists. */
export async function gameAccounts(house: House, platformCode: string): Promise<GameAccounts> {
  const known = knownAccounts.get(house.db) ?? new Map<string, GameAccounts>();
  knownAccounts.set(house.db, known);
  const found = known.get(platformCode) ?? (await readAccounts(house, platformCode));
  known.set(platformCode, found);
  return found;
}

async function readAccounts(house: House, platformCode: string): Promise<GameAccounts> {
  const platform = await platformByCode(house, platformCode, defaultLang);
  if (platform === undefined) throw new Error(`no platform ${platformCode}`);
  return accountsOfPlatform(platform);
}

/** A positive amount goes from the house to the player, a negative one back. */
export const payoutLegs = ({ player, bank }: GameAccounts, satang: number): Leg[] => [
  { account: bank, amountSatang: 0 - satang },
  { account: player, amountSatang: satang },
];

export interface Amounts {
  readonly stakeSatang: number;
  readonly winSatang: number;
  /** The share of the stake that goes to the jackpot's account. M02 */
  readonly jackpotSatang?: number;
}

/**
 * A stake and its prize in one movement. The stake comes first, so that it cannot be paid with its own prize. A round
 * that pays nothing at its end still closes its bet, in a movement with legs of zero.
 */
export function roundLegs({ player, bank }: GameAccounts, amounts: Amounts): Leg[] {
  const { stakeSatang, winSatang, jackpotSatang = 0 } = amounts;
  const legs: Leg[] = [
    { account: player, amountSatang: -stakeSatang },
    { account: bank, amountSatang: stakeSatang - jackpotSatang },
    { account: 'house:jackpot', amountSatang: jackpotSatang },
    { account: bank, amountSatang: -winSatang },
    { account: player, amountSatang: winSatang },
  ];
  const moving = legs.filter(({ amountSatang }) => amountSatang !== 0);
  return moving.length > 0 ? moving : payoutLegs({ player, bank }, 0);
}
