/** The sections that a brand leaves out of its site are absent, like those that a backend does not offer. Decision 463 */
import { absentParts, sections } from '@foyer/contract/features.ts';
import type { BrandSource } from '../../brand/source.ts';

const all: readonly string[] = sections;

/** Adds what the brand leaves out. The same array until something changes. */
export function withoutHiddenSections(absent: () => readonly string[], source: BrandSource): () => readonly string[] {
  let [from, brand] = [absent(), source.current()];
  const add = (): readonly string[] => {
    const shown: readonly string[] = brand.sections;
    const hidden = absentParts((feature) => !all.includes(feature) || shown.includes(feature));
    return hidden.length === 0 ? from : [...new Set([...from, ...hidden])];
  };
  let made = add();
  return () => {
    if (absent() === from && source.current() === brand) return made;
    [from, brand] = [absent(), source.current()];
    made = add();
    return made;
  };
}
