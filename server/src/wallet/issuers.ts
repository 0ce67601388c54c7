/** Finds the bank that issued a card by the first digits of its number. AMB-100, VALID-045 */
import type { MessageKey } from '@foyer/text/keys.ts';
import { storedWords } from '@foyer/text/translate.ts';
import type { Words } from '../db/walletTables.ts';

export interface Issuer {
  readonly bankCode: string;
  readonly names: Words;
  /** First six digits of its debit and credit cards, or five or four if the scheme published fewer. */
  readonly prefixes: readonly string[];
}

const words = storedWords('wallet/issuers');
const bank = (bankCode: MessageKey<'wallet/issuers'>, prefixes: string): Issuer => ({
  bankCode,
  names: words(bankCode),
  prefixes: prefixes.split(' '),
});

/**
 * Sample prefixes, not real ones: 9, Thailand's country number 764 and the bank's number at the Bank of Thailand, in
 * the range that ISO 7812 leaves to each country. The schemes publish no list of Thai cards. An operator enters their
 * processor's list here.
 */
const thaiSamples: readonly Issuer[] = [
  bank('BBL', '976402'),
  bank('KBANK', '976404'),
  bank('KTB', '976406'),
  bank('TTB', '976411'),
  bank('SCB', '976414'),
  bank('BAY', '976425'),
  bank('GSB', '976430'),
  bank('BAAC', '976434'),
];

/** Prefixes are public facts of the card schemes. Operators add rows here. No bank is inferred from a scheme alone. */
export const issuers: readonly Issuer[] = [
  ...thaiSamples,
  bank('ICBC', '622202 622203 622200 622208 621225 621226 620058 95588'),
  bank('ABC', '622848 622845 622846 622849 623052 622841 95599'),
  bank(
    'BOC',
    '621660 621661 621663 621665 621666 621667 621668 621785 621786 621787 621788 621790 622760 601382 456351 409665 409666 409668 625908 625910',
  ),
  bank('CCB', '621700 622700 436742 622280 621284 621081'),
  bank('COMM', '622260 622262 622261 622258 622259 621069 405512'),
  bank(
    'CMB',
    '621485 621483 621486 622588 622580 622609 621286 621299 622575 622576 622577 622578 622579 622581 622582 410062 468203 512425 524011 439188 545619 545620 545621 545623 545947 95555',
  ),
  bank('PSBC', '621098 622150 622151 622188 621799 621797 621798 621096 955100 620062'),
  bank('CITIC', '622690 622691 622692 622696 622698 433670 621771 621773'),
  bank('CEB', '622660 622662 622663 622664 622665 621492 621491 620535'),
  bank('CMBC', '622622 622617 622615 622618 415599 421393 621691 472067'),
  bank('SPDB', '622521 622522 622523 621793 621795 621791 621792'),
  bank('PAB', '622155 622156 622157 622986 622989 621626 623058 602907 622298 526855 528020 531659'),
  bank('HXB', '622632 622630 622631 621222 623020'),
  bank('GDB', '622568 621462 622555 685800'),
  bank('CIB', '622908 622909 438588 966666 622902 622901'),
];

const byPrefix = new Map(issuers.flatMap((issuer) => issuer.prefixes.map((prefix) => [prefix, issuer] as const)));
const lengths = [...new Set([...byPrefix.keys()].map((prefix) => prefix.length))].toSorted((a, b) => b - a);
const byCode = new Map(issuers.map((issuer) => [issuer.bankCode, issuer]));

/** Luhn check: the sum of the digits, with every second one doubled, must be a multiple of ten. */
export function hasValidCheckDigit(cardNumber: string): boolean {
  let sum = 0;
  for (let index = 0; index < cardNumber.length; index += 1) {
    const digit = Number(cardNumber[cardNumber.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Returns the bank of a card number of any allowed length. Undefined for an unknown issuer or a wrong check digit. */
export function issuerOf(cardNumber: string): Issuer | undefined {
  if (!hasValidCheckDigit(cardNumber)) return undefined;
  for (const length of lengths) {
    const found = byPrefix.get(cardNumber.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}

export function issuerByCode(bankCode: string): Issuer | undefined {
  return byCode.get(bankCode);
}
