/** Which colours stand on which, and the contrast that each pair needs. WCAG 2.2, 1.4.3 and 1.4.11 */
import { contrast } from './oklch.ts';
import type { Theme, Tokens } from './tokens.ts';

/** Foreground, grounds on which it is used, and the ratio that it needs. */
type Pair = readonly [foreground: string, grounds: readonly string[], least: number];

const text = 4.5;
const graphic = 3;
const grounds = ['ground', 'surface', 'raised', 'overlay'];
const siteGrounds = [...grounds, 'sunken', 'wedge'];

const statesOn = (states: readonly string[], on: readonly string[]): Pair[] => states.map((state) => [state, on, text]);

export const pairsOf: Readonly<Record<'site' | 'windows', readonly Pair[]>> = {
  site: [
    ['text', [...siteGrounds, 'accent-soft'], text],
    ['text-muted', [...siteGrounds, 'accent-soft'], text],
    ['text-faint', siteGrounds, text],
    ['accent-text', [...siteGrounds, 'accent-soft'], text],
    ['on-accent', ['accent', 'accent-hover'], text],
    ['on-picture-accent', ['picture-accent'], text],
    ['accent', siteGrounds, graphic],
    ['focus', [...siteGrounds, 'accent-soft'], graphic],
    ['line-strong', [...grounds, 'sunken'], graphic],
    ...statesOn(['good', 'bad', 'warn', 'live', 'info'], [...grounds, 'sunken']),
  ],
  windows: [
    ['text', [...grounds, 'accent-soft'], text],
    ['muted', [...grounds, 'accent-soft'], text],
    ['faint', grounds, text],
    ['accent-text', [...grounds, 'accent-soft'], text],
    ['on-accent', ['accent', 'accent-hover'], text],
    ['accent', grounds, graphic],
    ['line-strong', grounds, graphic],
    ...statesOn(['good', 'bad'], grounds),
  ],
};

interface MeasuredPair {
  /** `light: --text on --ground` */
  readonly name: string;
  readonly ratio: number;
  readonly least: number;
}

/** Measures every pair of a sheet for one brand, in both themes. */
export function measured(
  sheet: keyof typeof pairsOf,
  tokens: Tokens,
  accent: { readonly hue: number; readonly chroma: number },
): MeasuredPair[] {
  const themes: readonly Theme[] = ['light', 'dark'];
  return themes.flatMap((theme) => {
    const colour = tokens.colours(theme, accent);
    return pairsOf[sheet].flatMap(([front, backs, least]) =>
      backs.map((back) => ({
        name: `${theme}: --${front} on --${back}`,
        ratio: contrast(colour(front), colour(back)),
        least,
      })),
    );
  });
}
