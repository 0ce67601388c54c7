/** Checks a proof with the code of the house, and records what was hashed on the way. F03 */
import type { Proof } from '../../fair/proof.ts';
import { hex, observingHashes } from '../../fair/sha256.ts';
import type { Hashed } from '../../fair/sha256.ts';
import { lottery, sport, table } from './chainFamilies.ts';
import type { Outcome } from './outcome.ts';
import { event, holdem } from './poker.ts';
import { cards, fish, instant, slot, wheel } from './seedFamilies.ts';

/** A hash as text: every key and message of the house is text. */
export interface Step {
  readonly key: string | undefined;
  readonly message: string;
  readonly digest: string;
}

export interface Report extends Outcome {
  /** SHA-256 hashes: of the seed, or along the chain. Of a long chain, only the first and the last. */
  readonly hashes: readonly Step[];
  readonly hashCount: number;
  /** HMACs from which the numbers were drawn, each once, in order. */
  readonly draws: readonly Step[];
  readonly drawCount: number;
}

const shownHashes = 2;
const shownDraws = 40;

function outcomeOf(proof: Proof): Outcome {
  switch (proof.family) {
    case 'slot':
      return slot(proof);
    case 'table':
      return table(proof);
    case 'cards':
      return cards(proof);
    case 'holdem':
      return holdem(proof);
    case 'event':
      return event(proof);
    case 'instant':
      return instant(proof);
    case 'fish':
      return fish(proof);
    case 'sport':
      return sport(proof);
    case 'lottery':
      return lottery(proof);
    case 'wheel':
      return wheel(proof);
  }
}

/** An engine throws at values that no house can have sent, such as a chip on no field. */
function safely(proof: Proof): Outcome {
  try {
    return outcomeOf(proof);
  } catch {
    return { verdict: 'broken', lines: [] };
  }
}

export function checkProof(proof: Proof): Report {
  const text = new TextDecoder();
  const stepOf = ({ key, message, digest }: Hashed): Step => ({
    key: key && text.decode(key),
    message: text.decode(message),
    digest: hex(digest),
  });
  const first: Step[] = [];
  let last: Hashed | undefined;
  let hashCount = 0;
  const draws = new Map<string, Step>();
  const see = (hashed: Hashed): void => {
    if (hashed.key !== undefined) {
      // A result is computed twice, once for the verdict and once to be shown.
      const step = stepOf(hashed);
      draws.set(step.message, step);
      return;
    }
    // The seed before, which is the first hash again, is computed once more at the end of a chain.
    if (text.decode(hashed.message) === first[0]?.message) return;
    hashCount += 1;
    if (hashCount > shownHashes) last = hashed;
    else first.push(stepOf(hashed));
  };
  const outcome = observingHashes(see, () => safely(proof));
  return {
    ...outcome,
    hashes: last === undefined ? first : [...first, stepOf(last)],
    hashCount,
    draws: [...draws.values()].slice(0, shownDraws),
    drawCount: draws.size,
  };
}
