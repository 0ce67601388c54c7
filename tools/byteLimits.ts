/** Limits of what a public page transfers, brotli, in bytes. P01 */
const kB = 1024;

/** HTML with its styles: /home may have 9 kB, longer pages a third more. Scripts: the first, and a screen's own above it. */
export const byteLimits = {
  homeHtml: 9 * kB,
  html: 12 * kB,
  initialJs: 112 * kB,
  ownJs: 25 * kB,
  css: 5 * kB,
} as const;

export interface ScriptBytes {
  /** Every script until the screen answers. */
  readonly initialJs: number;
  /** The part of it that is not in the first script. */
  readonly ownJs: number;
}

/** What of a public page's scripts is over a limit, in words; empty if nothing is. */
export function scriptsOver(path: string, { initialJs, ownJs }: ScriptBytes): string[] {
  const parts: readonly (readonly [what: string, bytes: number, limit: number])[] = [
    ['first script', initialJs - ownJs, byteLimits.initialJs],
    [
      'first script and its own',
      initialJs,
      path === '/home' ? byteLimits.initialJs : byteLimits.initialJs + byteLimits.ownJs,
    ],
  ];
  return parts
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([what, bytes, limit]) => `${path} ${what}: ${bytes} of ${limit} bytes`);
}
