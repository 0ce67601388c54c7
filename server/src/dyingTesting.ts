/** A house that dies between two steps, for tests of what is found afterwards: nothing is lost, nothing doubled. M08, L08, L10 */
import type { House } from './http/context.ts';

export class Killed extends Error {}

type Step = 'post' | 'postAll' | 'closeLost';

/** The house as it was up to its death: before or after its ledger has done this, for the nth time. */
export function dying(house: House, when: 'before' | 'after', step: Step = 'post', nth = 1): House {
  const { ledger } = house;
  const live = ledger[step] as (...all: never[]) => Promise<unknown>;
  let count = 0;
  const dead = async (...given: never[]): Promise<unknown> => {
    count += 1;
    if (count < nth) return live(...given);
    if (when === 'after') await live(...given);
    throw new Killed();
  };
  return { ...house, ledger: { ...ledger, [step]: dead } };
}
