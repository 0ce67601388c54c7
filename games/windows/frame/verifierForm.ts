/** The form of a verifier and the fields that most of them ask for. Works in the browser alone. F03 */
import { commitmentOf, isClientSeed, isServerSeed } from '../../fair/draw.ts';
import type { Seeds } from '../../fair/draw.ts';
import { el } from './dom.ts';
import { verifierLink } from './proofActs.ts';
import type { PlayWords } from './words.ts';

export const field = (label: string, control: HTMLElement): HTMLElement =>
  el('label.field', {}, el('span', {}, label), control);

/** Short fields side by side. */
export const fieldRow = (...fields: readonly HTMLElement[]): HTMLElement => el('div.row-fields', {}, ...fields);

/** `value` comes from a record. */
export const textField = (value: string | null, props: Readonly<Record<string, string>> = {}): HTMLInputElement =>
  el('input', { autocomplete: 'off', spellcheck: 'false', value: value ?? '', ...props });

export const choiceField = <Code extends string>(
  codes: readonly Code[],
  chosen: string | null,
  nameOf: (code: Code) => string,
): HTMLSelectElement =>
  el('select', {}, ...codes.map((code) => el('option', { value: code, selected: code === chosen }, nameOf(code))));

/** Moves as a record lists them, separated by spaces. */
export const movesIn = ({ value }: HTMLInputElement): string[] => value.split(/\s+/).filter((move) => move !== '');

interface SeedFields {
  readonly server: HTMLInputElement;
  readonly client: HTMLInputElement;
  readonly nonce: HTMLInputElement;
  /** The entered seeds, or an error message. */
  read(): Seeds | string;
}

/** `firstNonce` is the default. */
function seedFields(words: PlayWords, given: URLSearchParams, firstNonce = ''): SeedFields {
  const [server, client] = [textField(given.get('server')), textField(given.get('client'))];
  const nonce = textField(given.get('nonce') ?? firstNonce, { inputmode: 'numeric' });
  return {
    server,
    client,
    nonce,
    read() {
      const [serverSeed, clientSeed, number] = [server.value.trim(), client.value.trim(), Number(nonce.value)];
      if (!isServerSeed(serverSeed)) return words('verifyBad');
      const isNumber = nonce.value.trim() !== '' && Number.isSafeInteger(number) && number >= 0;
      if (!isClientSeed(clientSeed) || !isNumber) return words('badSeed');
      return { serverSeed, clientSeed, nonce: number };
    },
  };
}

/** The hash that the house published before the round, to compare with the record. F01 */
const hashShown = (words: PlayWords, { serverSeed }: Seeds): HTMLElement[] => [
  el('p', {}, words('verifyHash')),
  el('code', {}, commitmentOf(serverSeed)),
];

/** `run` computes the round and returns what to show, or an error message. */
export function verifierForm(
  words: PlayWords,
  rows: readonly HTMLElement[],
  run: () => readonly HTMLElement[] | string,
): HTMLElement {
  const result = el('div.verdict', { role: 'status' });
  const onsubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const shown = run();
    result.replaceChildren(...(typeof shown === 'string' ? [el('p', {}, shown)] : shown));
  };
  return el(
    'form.verifier',
    { onsubmit },
    el('h3', {}, words('verifyTitle')),
    el('p', {}, words('verifyIntro')),
    ...rows,
    el('button.primary', { type: 'submit' }, words('verifyRun')),
    result,
    el('p', {}, verifierLink(words)),
  );
}

/** Fields for the seeds, then the round's number with `beside` on its right, then `after`. */
export const seedRows = (
  words: PlayWords,
  { server, client, nonce }: SeedFields,
  numberLabel: string,
  beside: HTMLElement,
  ...after: readonly HTMLElement[]
): HTMLElement[] => [
  field(words('serverSeed'), server),
  field(words('clientSeed'), client),
  fieldRow(field(numberLabel, nonce), beside),
  ...after,
];

export interface SeedVerifier {
  /** The default round number. */
  readonly firstNonce?: string;
  readonly rows: (seeds: SeedFields) => readonly HTMLElement[];
  /** Computes the round to show below the hash, or returns an error message. */
  readonly show: (seeds: Seeds) => readonly HTMLElement[] | string;
}

/** Verifies a round that follows from the house's seed and the player's. `given` fills the fields in from a record. */
export function seedVerifier(
  words: PlayWords,
  given: URLSearchParams,
  { firstNonce, rows, show }: SeedVerifier,
): HTMLElement {
  const seeds = seedFields(words, given, firstNonce);
  return verifierForm(words, rows(seeds), () => {
    const typed = seeds.read();
    if (typeof typed === 'string') return typed;
    const shown = show(typed);
    return typeof shown === 'string' ? shown : [...hashShown(words, typed), ...shown];
  });
}
