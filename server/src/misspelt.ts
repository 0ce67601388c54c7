/** Finds names in the environment that were meant for this house and written wrong. */

interface Slip {
  readonly name: string;
  readonly meant: string;
}

/** Of a service called foyer Kubernetes sets FOYER_PORT=tcp://…: nobody's slip. */
const isServiceLink = (value: string | undefined): boolean => /^(?:tcp|udp):\/\//.test(value ?? '');

/**
 * Unknown names that come close to a known one: in other letters' case, with `FOYER_` before it, or a quarter of its
 * letters away. A short name is not guessed at further than one letter, since other programs have short names too.
 */
export function misspelt(env: Readonly<Record<string, string | undefined>>, known: readonly string[]): Slip[] {
  const all = new Set(known);
  return Object.keys(env).flatMap((name) => {
    if (all.has(name) || isServiceLink(env[name])) return [];
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

/** Letters added, left out, changed, or swapped with their neighbour (Damerau and Levenshtein). */
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
