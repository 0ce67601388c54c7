/** Reads traditional script as simplified, so that both find a name. `npm run search:table` writes the pairs. */
import { simplifiedSigns, traditionalSigns } from './table.gen.ts';

const signs = Array.from(simplifiedSigns);
const pairs = new Map(Array.from(traditionalSigns, (sign, place) => [sign, signs[place] ?? sign]));
const anyTraditional = new RegExp(`[${traditionalSigns}]`, 'gu');

export const simplified = (words: string): string =>
  words.replaceAll(anyTraditional, (sign) => pairs.get(sign) ?? sign);
