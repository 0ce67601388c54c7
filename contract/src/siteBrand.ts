/**
 * What client, game windows and house have to know of the operator's brand. The house reads it from the brand's file
 * and writes it into each page; a browser takes it from there. docs/branding.md
 */
import { setSiteCurrency, siteCurrency } from './currency.ts';
import type { Currency } from './currency.ts';
import { locales } from './envelope.ts';
import type { Locale } from './envelope.ts';

type Range = readonly [least: number, most: number];

export interface SiteBrand {
  readonly currency: Currency;
  /** Folder of the compiled texts; '' if sources are served. */
  readonly words: string;
  /** The languages that the site offers, if not all; the first is the default. */
  readonly languages?: readonly Locale[];
  /** The shortest and the longest new account name and password, if not those of the specification. CONST-017 */
  readonly lengths?: { readonly account: Range; readonly password: Range };
  /** Addresses of the sections in the order of the navigation, if not the usual one. */
  readonly order?: readonly string[];
}

/** The form in a page, which every visitor loads: a list, because names of fields would cost more than their values. */
export type PackedBrand = readonly [
  code: string,
  symbol: string,
  digits: number,
  words: string,
  unusual?: Omit<SiteBrand, 'currency' | 'words'>,
];

export const unpackBrand = ([code, symbol, digits, words, unusual]: PackedBrand): SiteBrand => ({
  currency: { code, symbol, digits },
  words,
  ...unusual,
});

let current: SiteBrand = { currency: siteCurrency(), words: '' };

export const siteBrand = (): SiteBrand => current;
export const siteLanguages = (): readonly Locale[] => current.languages ?? locales;

/** Puts links into the order of the brand. Links to no section come first. */
export function inBrandOrder<L extends { readonly to: string }>(links: readonly L[]): L[] {
  const { order = [] } = current;
  return links.toSorted((one, other) => order.indexOf(one.to) - order.indexOf(other.to));
}

export function setSiteBrand(brand: SiteBrand): void {
  current = brand;
  setSiteCurrency(brand.currency);
}
