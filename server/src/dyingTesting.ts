/** A house that dies between two steps, for tests of what is found afterwards: nothing is lost, nothing doubled. M08, L08, L10 */
import type { House } from './house.ts';

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

/**
 * The house up to its death at the nth step, from 1: a statement that is not sent, or a movement or an added job that is not
 * sent or not heard of.
 */
export function dyingAt(house: House, nth: number): House {
  let step = 0;
  const live = () => {
    step += 1;
    if (step >= nth) throw new Killed();
  };
  const heard =
    <Given extends unknown[], Answer>(send: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      live();
      const answer = await send(...given);
      live();
      return answer;
    };
  const db = house.db.withPlugin({
    transformQuery({ node }) {
      live();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { ledger, jobs } = house;
  type Ledger = House['ledger'];
  return {
    ...house,
    db,
    ledger: {
      ...ledger,
      post: heard((...given: Parameters<Ledger['post']>) => ledger.post(...given)),
      postAll: heard((...given: Parameters<Ledger['postAll']>) => ledger.postAll(...given)),
      closeLost: heard((...given: Parameters<Ledger['closeLost']>) => ledger.closeLost(...given)),
    },
    jobs: { ...jobs, add: heard((...given: Parameters<House['jobs']['add']>) => jobs.add(...given)) },
  };
}
