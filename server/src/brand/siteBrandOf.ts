import { locales } from '@foyer/contract/envelope.ts';
import { featureParts, sections } from '@foyer/contract/features.ts';
import type { PackedBrand, SiteBrand } from '@foyer/contract/siteBrand.ts';
import type { Brand } from './schema.ts';

const isUsual = (list: readonly string[], all: readonly string[]): boolean =>
  all.filter((one) => list.includes(one)).join() === list.join();

/**
 * What client and house have to know of a brand. What is usual is left out, because each page carries it. `words`: the
 * folder of the compiled texts, filled with this brand.
 */
export function siteBrandOf(brand: Brand, words: string): SiteBrand {
  const { currency, languages, account, password } = brand;
  const widest = [account, password].every(({ least, most }) => least === 6 && most === 12);
  return {
    currency: { code: currency.code, symbol: currency.symbol, digits: currency.digits },
    words,
    ...(languages.join() !== locales.join() && { languages }),
    ...(!widest && { lengths: { account: [account.least, account.most], password: [password.least, password.most] } }),
    ...(!isUsual(brand.sections, sections) && {
      order: brand.sections.flatMap((section) => featureParts[section].paths ?? []),
    }),
  };
}

export function packedBrand({ currency, words, ...unusual }: SiteBrand): PackedBrand {
  const { code, symbol, digits } = currency;
  return Object.keys(unusual).length === 0 ? [code, symbol, digits, words] : [code, symbol, digits, words, unusual];
}
