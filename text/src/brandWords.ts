/**
 * What texts say of the brand. A text has `%brand%` where the site's name stands in a sentence, `%brandFull%` for the
 * full one, `%currency%` and `%currencySign%` for its money, and `%accountLeast%` to `%passwordMost%` for the lengths of accounts and passwords. The house fills texts,
 * so browsers get them ready to use.
 */
import type { Locale } from '@foyer/contract/envelope.ts';

interface Lengths {
  readonly least: number;
  readonly most: number;
}

export interface BrandWords {
  readonly names: Readonly<Record<Locale, { readonly short: string; readonly full: string }>>;
  readonly currency: { readonly symbol: string; readonly names: Readonly<Record<Locale, string>> };
  readonly account: Lengths;
  readonly password: Lengths;
}

const placeholder = /%(?:brand(?:Full)?|currency(?:Sign)?|(?:account|password)(?:Least|Most))%/g;

function wordsOf({ names, currency, account, password }: BrandWords, locale: Locale): Readonly<Record<string, string>> {
  return {
    '%brand%': names[locale].short,
    '%brandFull%': names[locale].full,
    '%currency%': currency.names[locale],
    '%currencySign%': currency.symbol,
    '%accountLeast%': String(account.least),
    '%accountMost%': String(account.most),
    '%passwordLeast%': String(password.least),
    '%passwordMost%': String(password.most),
  };
}

/** Fills the brand into a text. */
function filled(text: string, brand: BrandWords, locale: Locale): string {
  if (!text.includes('%')) return text;
  const words = wordsOf(brand, locale);
  return text.replaceAll(placeholder, (name) => words[name] ?? name);
}

/** Fills the brand into texts that are written as JSON. A name may have a quotation mark. */
export function filledJson(json: string, brand: BrandWords, locale: Locale): string {
  const words = wordsOf(brand, locale);
  return json.replaceAll(placeholder, (name) => JSON.stringify(words[name] ?? name).slice(1, -1));
}

let current: BrandWords | undefined;

export function setBrandWords(brand: BrandWords): void {
  current = brand;
}

export const areBrandWordsSet = (): boolean => current !== undefined;

/** Without a brand the placeholders stay, as in a browser, which gets filled texts. */
export const branded = (text: string, locale: Locale): string =>
  current === undefined ? text : filled(text, current, locale);
