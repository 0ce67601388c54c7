/** What the check of a proof says, in the same form for every family. */
import type { FieldName } from '../../fair/proof.ts';
import type { Seeds } from '../../fair/draw.ts';

/**
 * `otherSeed`: the seed does not have the published hash. `otherChain`: it does not lead to the anchor. `otherMoves`: the
 * moves are not possible in this round. `otherDraw`: the seeds draw something else. `otherPay`: the draw is right and
 * its result is not. `badSeed`: no seed of a chain. `unknownGame`: no such game. `broken`: values outside the rules.
 */
export type Verdict =
  | 'holds'
  | 'otherSeed'
  | 'otherChain'
  | 'otherMoves'
  | 'otherDraw'
  | 'otherPay'
  | 'badSeed'
  | 'unknownGame'
  | 'broken';

/** A result as the house states it, and as it follows from the seeds. */
export interface Line {
  readonly field: FieldName;
  readonly stated: string;
  readonly computed: string;
}

export interface Outcome {
  readonly verdict: Verdict;
  readonly lines: readonly Line[];
}

export const unknownGame: Outcome = { verdict: 'unknownGame', lines: [] };

/** The words of `games/fair` for what is wrong with a claim. */
type Told =
  | Exclude<Verdict, 'unknownGame' | 'broken'>
  | 'badSeeds'
  | 'otherStops'
  | 'otherCards'
  | 'otherNumbers'
  | 'otherScore'
  | 'otherTicket'
  | 'otherWin'
  | 'otherResult';

export function verdictOf(told: Told): Verdict {
  switch (told) {
    case 'badSeeds':
      return 'badSeed';
    case 'otherStops':
    case 'otherCards':
    case 'otherNumbers':
    case 'otherScore':
    case 'otherTicket':
      return 'otherDraw';
    case 'otherWin':
    case 'otherResult':
      return 'otherPay';
    default:
      return told;
  }
}

export const seedsOf = ({ serverSeed, clientSeed, nonce }: Seeds): Seeds => ({ serverSeed, clientSeed, nonce });

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Lines for fields whose stated values are in the proof under the same names. `computed` is undefined without a round. */
export const linesOf = <P extends object, Name extends FieldName & keyof P>(
  proof: P,
  computed: Readonly<Record<Name, unknown>> | undefined,
): Line[] =>
  Object.entries(computed ?? {}).map(([field, value]) => ({
    field: field as Name,
    stated: textOf(proof[field as Name]),
    computed: textOf(value),
  }));
