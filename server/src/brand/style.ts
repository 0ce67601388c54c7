import type { Brand } from './schema.ts';

/** The style that gives a page its accent. Colours are derived from these two numbers in tokens.css, which has none. */
export const accentStyle = ({ accent: { hue, chroma } }: Pick<Brand, 'accent'>): string =>
  `:root{--brand-h:${hue};--brand-c:${chroma}}`;
