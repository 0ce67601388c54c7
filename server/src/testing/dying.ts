/** A house that crashes between two steps, for tests that nothing is lost or doubled afterwards. M08, L08, L10 */
import type { House } from '../house.ts';

export class Killed extends Error {}

type Step = 'post' | 'postAll' | 'closeLost';

/** Returns a house that crashes before or after its ledger's nth call of this step. */
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
 * Returns a house that crashes at the nth step, counted from 1. A statement is then not sent. A movement or an added
 * job is not sent, or is done and its result is lost.
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
