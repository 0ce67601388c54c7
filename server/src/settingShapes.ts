/** Shapes of settings that several schemas use. The messages follow the variable's name. */
import * as v from 'valibot';

/** Quotes a value for a message: on one line and shortened. */
const quoted = (value: string): string => value.replaceAll(/\p{C}/gu, '?').slice(0, 80);

/** Message after the variable's name. Secrets have messages of their own, which do not quote the value. */
export const problem =
  (words: string) =>
  ({ input }: { readonly input: unknown }): string =>
    `: ${quoted(String(input))} ${words}`;

export const numberOf = (kind: { readonly name: string; readonly shape: RegExp }, least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => kind.shape.test(text) && Number(text) >= least && Number(text) <= most,
      problem(`is no ${kind.name} from ${least} to ${most}`),
    ),
    v.transform(Number),
  );
export const whole = { name: 'whole number', shape: /^\d{1,9}$/ };
const decimal = { name: 'number', shape: /^\d{1,9}(?:\.\d{1,6})?$/ };
export const wholeNumber = (least: number, most: number, fallback: number) =>
  v.optional(numberOf(whole, least, most), String(fallback));
export const decimalNumber = (least: number, most: number, fallback: number) =>
  v.optional(numberOf(decimal, least, most), String(fallback));

export const wordsOf = (list: string): string[] => list.split(/[\s,]+/).filter((word) => word !== '');

/** A list of values that match one pattern, separated by commas or spaces. */
export const listOf = (shape: RegExp, words: string) =>
  v.optional(v.pipe(v.string(), v.transform(wordsOf), v.array(v.pipe(v.string(), v.regex(shape, problem(words))))), '');

/** Where requests go. Its query may contain a key, so the message does not quote it. */
export const serviceAddress = (example: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s@/?#]+\/[^\s@#]*$/, ` is no address such as ${example}`)));

/** Signs requests and notices. */
export const signingSecret = v.optional(
  v.pipe(v.string(), v.regex(/^[!-~]{32,}$/, ' needs 32 letters, digits or signs or more, and no spaces')),
);

/** Where a value is in a JSON reply. */
export const jsonPath = (fallback: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\w+(?:\.\w+){0,9}$/, problem('is no path such as pulse.timeStamp'))),
    fallback,
  );
