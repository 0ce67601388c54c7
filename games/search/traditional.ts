/** Traditional script read as simplified, so that either finds a name. The pairs: `npm run search:table`. */
import { simplifiedSigns, traditionalSigns } from './table.gen.ts';

const signs = Array.from(simplifiedSigns);
const pairs = new Map(Array.from(traditionalSigns, (sign, place) => [sign, signs[place] ?? sign]));
const anyTraditional = new RegExp(`[${traditionalSigns}]`, 'gu');

export const simplified = (words: string): string =>
  words.replaceAll(anyTraditional, (sign) => pairs.get(sign) ?? sign);
