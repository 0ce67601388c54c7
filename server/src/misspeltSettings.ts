/** Finds misspelt settings in the environment. */

interface Slip {
  readonly name: string;
  readonly meant: string;
}

/** Names of other programs that resemble one of ours: bundlers and test runners set BASE_URL. */
const others = new Set(['BASE_URL']);

/** Recognizes FOYER_PORT=tcp://…, which Kubernetes sets for a service called foyer. It is not a misspelt setting. */
const isServiceLink = (value: string | undefined): boolean => /^(?:tcp|udp):\/\//.test(value ?? '');

/**
 * Returns unknown names that resemble a known one: in another case, with a `FOYER_` prefix, or with up to a quarter of
 * the letters different. For short names only one letter may differ, since other programs have short names too.
 */
export function misspeltSettings(env: Readonly<Record<string, string | undefined>>, known: readonly string[]): Slip[] {
  const all = new Set(known);
  return Object.keys(env).flatMap((name) => {
    if (all.has(name) || others.has(name) || isServiceLink(env[name])) return [];
    const upper = name.toUpperCase();
    const spelt = [upper, upper.replace(/^FOYER_/, '')];
    const meant =
      known.find((one) => spelt.includes(one)) ?? known.find((one) => spelt.some((given) => isClose(one, given)));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

function isClose(known: string, given: string): boolean {
  const allowed = Math.max(1, Math.floor(known.length / 4));
  return Math.abs(known.length - given.length) <= allowed && distance(known, given) <= allowed;
}

/** Returns the Damerau-Levenshtein distance: letters added, left out, changed, or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      if (isSwapped) steps.push(at(row - 2, column - 2) + 1);
      rows[row]?.push(Math.min(...steps));
    }
  }
  return at(one.length, other.length);
}
