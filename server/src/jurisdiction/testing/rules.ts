/** Changes the rules of a test's house while it runs. */
import type { TestHouse } from '../../testing/house.ts';
import { jurisdictionOf } from '../read.ts';
import type { Jurisdiction } from '../schema.ts';

/** The default profile with these changes, from now on. */
export function setRules({ house }: Pick<TestHouse, 'house'>, changes: Partial<Jurisdiction> = {}): void {
  const config = house.config as { jurisdiction: Jurisdiction };
  config.jurisdiction = { ...jurisdictionOf('default'), ...changes };
}

/** The default profile's caps with one of them set. */
export const capsWith = (family: keyof Jurisdiction['stakeCaps'], cap: Jurisdiction['stakeCaps']['slot']) => ({
  stakeCaps: { ...jurisdictionOf('default').stakeCaps, [family]: cap },
});
