/** Countries and their calling codes, named in the player's language. CALL-094 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import { ruleText } from '@foyer/text/translate.ts';
import type { Context } from '../../http/context.ts';

const likeliest = ['CN', 'TH'];
const alike: ReadonlySet<string> = new Set(['HK', 'MO', 'TW']);
const callingCodes: Readonly<Record<string, string>> = {
  CN: '86',
  TH: '66',
  HK: '852',
  MO: '853',
  TW: '886',
  SG: '65',
  MY: '60',
  VN: '84',
  LA: '856',
  KH: '855',
  MM: '95',
  PH: '63',
  ID: '62',
  BN: '673',
  JP: '81',
  KR: '82',
  IN: '91',
  AE: '971',
  AU: '61',
  NZ: '64',
  GB: '44',
  IE: '353',
  FR: '33',
  DE: '49',
  IT: '39',
  ES: '34',
  PT: '351',
  NL: '31',
  BE: '32',
  CH: '41',
  AT: '43',
  SE: '46',
  NO: '47',
  DK: '45',
  FI: '358',
  PL: '48',
  TR: '90',
  ZA: '27',
  BR: '55',
  MX: '52',
  US: '1',
};

export interface Country {
  readonly region: string;
  readonly name: string;
  readonly callingCode: string;
}

/** Most likely countries first, the others sorted by name in the language's order. */
export function countriesIn(lang: Locale): Country[] {
  // Long names state the status of Hong Kong and Macao but not of Taiwan. Short names treat all three alike.
  const long = new Intl.DisplayNames(intlLocales[lang], { type: 'region' });
  const short = new Intl.DisplayNames(intlLocales[lang], { type: 'region', style: 'short' });
  const sorting = new Intl.Collator(intlLocales[lang]);
  const all = Object.entries(callingCodes).map(([region, callingCode]) => ({
    region,
    callingCode,
    name: (alike.has(region) ? short : long).of(region) ?? region,
  }));
  const first = likeliest.flatMap((region) => all.filter((country) => country.region === region));
  const others = all.filter((country) => !likeliest.includes(country.region));
  return [...first, ...others.toSorted((one, other) => sorting.compare(one.name, other.name))];
}

const china = '86';
/** Calling code of Italy, where the leading 0 is part of the number. */
const keepsZero = '39';
/** Minimum number of digits without leading zeros. */
const shortest = 5;

/**
 * Normalises a phone for storage: Chinese ones as 11 digits, others with calling code and without the national leading
 * 0. Returns undefined if the country is not listed or too few digits are left.
 */
export function keptPhone(callingCode: string, digits: string): string | undefined {
  if (!Object.values(callingCodes).includes(callingCode)) return undefined;
  if (callingCode === china) return digits;
  const national = callingCode === keepsZero ? digits : digits.replace(/^0+/, '');
  return national.length < shortest ? undefined : `+${callingCode}${national}`;
}

/** Returns a stored phone in the form of E.164. */
export const internationalPhone = (phone: string): string => (phone.startsWith('+') ? phone : `+${china}${phone}`);

interface GivenPhone {
  readonly mobilePhone: string;
  readonly countryCode: string;
}

/** Normalises a phone for storage. Refuses: INPUT_RULE if the country is not listed or too few digits are left. */
export function phoneOf(context: Context, { mobilePhone, countryCode }: GivenPhone): string {
  const phone = keptPhone(countryCode, mobilePhone);
  if (phone !== undefined) return phone;
  return context.refuse('INPUT_RULE', { rule: ruleText(context.lang, { key: 'mobileForeign', args: {} }) });
}
