/** Reads the colours of a tokens.css, which are derived from the two numbers of a brand. */
import { rgbOf } from './oklch.ts';
import type { Rgb } from './oklch.ts';

export type Theme = 'light' | 'dark';

interface Accent {
  readonly hue: number;
  readonly chroma: number;
}

/** Splits at top-level commas or spaces. */
function partsOf(list: string, separator: ',' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const inside = (value: string, name: string): string | undefined =>
  value.startsWith(`${name}(`) ? value.slice(name.length + 1, -1) : undefined;

export class Tokens {
  /** Names of the colours that depend on the brand. */
  readonly branded: readonly string[];
  private readonly values: ReadonlyMap<string, string>;

  constructor(values: ReadonlyMap<string, string>) {
    this.values = values;
    this.branded = [...values.keys()].filter((name) => this.isBranded(values.get(name) ?? ''));
  }

  /** Returns a function from a colour's name to what a screen shows. */
  colours(theme: Theme, accent: Accent): (name: string) => Rgb {
    const known = new Map<string, Rgb>();
    return (name) => {
      const found = known.get(name) ?? this.colour(this.values.get(name) ?? '', theme, accent);
      known.set(name, found);
      return found;
    };
  }

  private isBranded(value: string): boolean {
    return (
      /var\(--brand-[hc]\)/.test(value) ||
      this.referred(value).some((name) => this.isBranded(this.values.get(name) ?? ''))
    );
  }

  private referred(value: string): string[] {
    return [...value.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name);
  }

  private colour(value: string, theme: Theme, accent: Accent): Rgb {
    const pair = inside(value, 'light-dark');
    if (pair !== undefined) return this.colour(partsOf(pair, ',')[theme === 'light' ? 0 : 1] ?? '', theme, accent);
    const token = inside(value, 'var')?.slice(2);
    if (token !== undefined) return this.colour(this.values.get(token) ?? '', theme, accent);
    const parts = partsOf(inside(value, 'oklch') ?? '', ' ');
    if (parts.length !== 3) throw new Error(`not a plain colour: ${value}`);
    const [lightness = 0, chroma = 0, hue = 0] = parts.map((part) => this.figure(part, accent));
    return rgbOf(lightness, chroma, hue);
  }

  /** A number, a token, or a product or difference of two in `calc()`. */
  private figure(value: string, accent: Accent): number {
    const token = inside(value, 'var')?.slice(2);
    if (token === 'brand-h') return accent.hue;
    if (token === 'brand-c') return accent.chroma;
    if (token !== undefined) return this.figure(this.values.get(token) ?? '', accent);
    const [left = '', sign, right = ''] = partsOf(inside(value, 'calc') ?? value, ' ');
    if (sign === undefined) {
      const plain = Number(left);
      if (Number.isNaN(plain)) throw new Error(`not a figure: ${value}`);
      return plain;
    }
    const [one, other] = [this.figure(left, accent), this.figure(right, accent)];
    if (sign === '*') return one * other;
    if (sign === '-') return one - other;
    if (sign === '+') return one + other;
    throw new Error(`not a figure: ${value}`);
  }
}

/** Reads the custom properties of a sheet; of two with one name, the first. */
export function readTokens(css: string): Tokens {
  const values = new Map<string, string>();
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ');
  for (const [, name = '', value = ''] of plain.matchAll(/--([\w-]+): ?([^;]+);/g)) {
    const tidy = value.replaceAll(/\( /g, '(').replaceAll(/ \)/g, ')').trim();
    if (!values.has(name)) values.set(name, tidy);
  }
  return new Tokens(values);
}
