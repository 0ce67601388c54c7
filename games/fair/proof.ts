/**
 * The proof of one round or draw as text. Windows and proof pages copy it, and `verify.html` reads it. It holds what the
 * house published before and after, and what the house says the result was. Amounts are in satang. F01, F03
 */
import { canonical } from './canonical.ts';
import { isClientSeed, isServerSeed } from './draw.ts';
import { hex, sha256, utf8 } from './sha256.ts';

/**
 * Values by kind. A word has no spaces; `words` and `numbers` are lists; `json` is an object as the house sent it; a
 * `salt` is '' for a chain without one.
 */
interface Values {
  hash: string;
  client: string;
  salt: string;
  word: string;
  count: number;
  numbers: readonly number[];
  words: readonly string[];
  json: object;
}
export type FieldKind = keyof Values;

/** What is published of a round that follows from the house's seed and the player's. */
const seeds = { commitment: 'hash', serverSeed: 'hash', clientSeed: 'client', nonce: 'count' } as const;
/** What is published of a round that all players share. */
const chain = { anchor: 'hash', seed: 'hash', position: 'count', salt: 'salt' } as const;

/** The fields of each family's proof, in the order in which they are shown. */
export const proofFields = {
  /** `stops`: a word for each spin, its stops joined by points, `-` for none. `win` is in line stakes. */
  slot: { model: 'word', ...seeds, stops: 'words', win: 'count' },
  table: { game: 'word', table: 'word', round: 'word', ...chain, numbers: 'numbers' },
  cards: { game: 'word', ...seeds, moves: 'words', stakeSatang: 'count', winSatang: 'count', shown: 'json' },
  /** `decision` is `call` or `fold`. */
  holdem: {
    ...seeds,
    decision: 'word',
    anteSatang: 'count',
    bonusSatang: 'count',
    player: 'numbers',
    flop: 'numbers',
    winSatang: 'count',
  },
  event: { game: 'word', ...seeds, moves: 'words', place: 'count' },
  /** `pay` is in hundredths of a chip. */
  instant: { game: 'word', choice: 'word', ...seeds, moves: 'numbers', numbers: 'numbers', pay: 'count' },
  /** `shots`: `number:species:caught` or `number:species:missed`. */
  fish: { model: 'word', ...seeds, shots: 'words' },
  sport: { match: 'word', ...chain, home: 'count', away: 'count' },
  lottery: { game: 'word', issue: 'word', ...chain, numbers: 'numbers' },
  /** `wedges`: `prize:tickets`, or `prize:tickets:out` for a prize that is out of stock. */
  wheel: { ...seeds, wedges: 'words', ticket: 'count', prize: 'word' },
} as const satisfies Record<string, Readonly<Record<string, FieldKind>>>;

export type Family = keyof typeof proofFields;
export const families = Object.keys(proofFields) as Family[];

type FieldsOf<F extends Family> = {
  readonly [Name in keyof (typeof proofFields)[F]]: (typeof proofFields)[F][Name] extends FieldKind
    ? Values[(typeof proofFields)[F][Name]]
    : never;
};
export type ProofOf<F extends Family> = { readonly family: F } & FieldsOf<F>;
export type Proof = { [F in Family]: ProofOf<F> }[Family];

/** Every field of every family, by its name. */
export type FieldName = { [F in Family]: keyof (typeof proofFields)[F] }[Family];

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isWord = (value: unknown): value is string => typeof value === 'string' && /^\S{1,200}$/.test(value);

const holds: { readonly [Kind in FieldKind]: (value: unknown) => boolean } = {
  hash: (value) => typeof value === 'string' && isServerSeed(value),
  salt: (value) => value === '' || (typeof value === 'string' && isServerSeed(value)),
  client: (value) => typeof value === 'string' && isClientSeed(value),
  word: isWord,
  count: isCount,
  numbers: (value) => Array.isArray(value) && value.every(isCount),
  words: (value) => Array.isArray(value) && value.every(isWord),
  json: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** Why a text is not a proof. `field` is the first field that is missing or wrong. */
export interface ProofFault {
  readonly fault: 'notJson' | 'noFamily' | 'missing' | 'wrong' | 'unknown' | 'changed';
  readonly field?: string;
}

/** Checks the fields of a proof by their kinds. */
export function proofOf(given: Readonly<Record<string, unknown>>): Proof | ProofFault {
  const { family } = given;
  if (typeof family !== 'string' || !Object.hasOwn(proofFields, family)) return { fault: 'noFamily' };
  const fields: Readonly<Record<string, FieldKind>> = proofFields[family as Family];
  for (const [field, kind] of Object.entries(fields)) {
    if (given[field] === undefined) return { fault: 'missing', field };
    if (!holds[kind](given[field])) return { fault: 'wrong', field };
  }
  const field = Object.keys(given).find((name) => name !== 'family' && !Object.hasOwn(fields, name));
  // Each field was checked above.
  return field === undefined ? (given as unknown as Proof) : { fault: 'unknown', field };
}

/** The first 16 digits of the SHA-256 of a proof's fields. It finds mistakes in copying; it proves nothing. */
const checksumOf = (proof: object): string => hex(sha256(utf8(canonical(proof)))).slice(0, 16);

/** The text to copy: one field a line, and a checksum. */
export function proofText(proof: Proof): string {
  const lines = Object.entries({ ...proof, checksum: checksumOf(proof) });
  return `{\n${lines.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n}`;
}

/** Reads a copied proof. A text that was changed or cut off in copying is refused before anything is computed. */
export function readProof(text: string): Proof | ProofFault {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { fault: 'notJson' };
  }
  if (!holds.json(given)) return { fault: 'notJson' };
  const { checksum, ...fields } = given as Record<string, unknown>;
  const proof = proofOf(fields);
  return 'fault' in proof || checksum === checksumOf(fields) ? proof : { fault: 'changed' };
}

/** The verifier on this site, with a proof filled in. `lang` is a name of a language in any form. A browser does not send what is behind `#`. */
export const verifierAddress = (lang: string, proof?: Proof): string =>
  `/verify.html?lang=${lang}${proof === undefined ? '' : `#${encodeURIComponent(proofText(proof))}`}`;
