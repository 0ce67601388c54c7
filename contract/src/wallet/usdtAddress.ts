/**
 * Validates a USDT address by the format and checksum of its chain. It needs hash functions, so nothing imports it at
 * start-up; the withdrawal form loads it when an address is validated. AMB-068
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createBase58check } from '@scure/base';
import * as v from 'valibot';
import { message } from '../message.ts';
import type { RuleKey } from '../message.ts';
import { usdtAddress } from '../rules/withdrawal.ts';
import { chain } from './chain.ts';
import type { Chain } from './chain.ts';

const base58check = createBase58check(sha256);

/**
 * Whether the four checksum bytes are valid, after one byte of `versions` and the twenty bytes of a key or script hash.
 */
function isBase58Check(address: string, versions: readonly number[]): boolean {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1);
  } catch {
    return false;
  }
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** EIP-55: the case of each letter is its checksum. An address in a single case has none. */
function isEip55(address: string): boolean {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = hexOf(keccak_256(new TextEncoder().encode(lower)));
  return Array.from(lower, (digit, place) =>
    Number.parseInt(hash[place] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  ).every((digit, place) => digit === digits[place]);
}

interface AddressForm {
  readonly form: RegExp;
  readonly ruleKey: RuleKey;
  readonly isWhole: (address: string) => boolean;
}

const ethereum = /^0x[0-9a-f]{40}$/i;

/** Base58 excludes 0, O, I and l. Omni uses Bitcoin addresses: version 0 is a key's address, 5 a script's. ENUM-013 */
const forms = {
  TRC20: {
    form: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
    ruleKey: 'usdtAddressTRC20',
    isWhole: (address) => isBase58Check(address, [0x41]),
  },
  ERC20: { form: ethereum, ruleKey: 'usdtAddressERC20', isWhole: isEip55 },
  HECO: { form: ethereum, ruleKey: 'usdtAddressHECO', isWhole: isEip55 },
  OMNI: {
    form: /^[13][1-9A-HJ-NP-Za-km-z]{25,33}$/,
    ruleKey: 'usdtAddressOMNI',
    isWhole: (address) => isBase58Check(address, [0, 5]),
  },
} as const satisfies Record<Chain, AddressForm>;

/** The rule of a chain by its code. For an unknown code it only requires letters and digits. */
export function usdtAddressOn(code: string): v.GenericSchema<string, string> {
  const name = chain(code);
  if (name === undefined) return usdtAddress;
  const { form, ruleKey, isWhole } = forms[name];
  return v.pipe(
    usdtAddress,
    v.rawCheck<string>(({ dataset, addIssue }) => {
      // The checksum is only computed if the format fits: base58 takes quadratic time in the length. S20
      if (!dataset.typed || dataset.issues !== undefined) return;
      if (!form.test(dataset.value)) addIssue({ message: message(ruleKey) });
      else if (!isWhole(dataset.value)) addIssue({ message: message('usdtAddressChecksum') });
    }),
  );
}
