/** Names that state a sum, such as those of prizes. */
import { plainAmount } from './amountForms.ts';

/** Fills the place of the sum, `%sum%`, in every language of a stored name. Amounts in minor units of the site's currency. */
export function withSum<W extends object>(names: W, minor: number): W {
  const filled = Object.entries(names).map(([lang, name]: [string, string]) => [
    lang,
    name.replace('%sum%', () => plainAmount(minor)),
  ]);
  return Object.fromEntries(filled) as W;
}
