/** What of the brand each page contains. It is plain data, because the thread that makes pages gets it by a message. */
import { createHash } from 'node:crypto';
import type { SiteBrand } from '@foyer/contract/siteBrand.ts';
import type { BrandWords } from '@foyer/text/brandWords.ts';
import { accentStyle } from '../../brand/style.ts';
import type { Brand } from '../../brand/schema.ts';
import { defaultBrand } from '../../brand/source.ts';
import { siteBrandOf } from '../../brand/siteBrandOf.ts';
import { drawnIcon, wordsWidth } from './drawings.ts';

export interface PageBrand {
  readonly words: BrandWords;
  readonly site: SiteBrand;
  /** Sets the accent, and the words beside the logo. Part of the page's inline styles. */
  readonly style: string;
  /** The logo's shapes as mark-up, which the client refers to by their id. */
  readonly marks: string;
  readonly icon: string;
  readonly touchIcon: string;
}

export const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** The logo as a symbol. Path data and view box are checked, so nothing in them needs to be escaped. */
function logoSymbol({ logo }: Brand): string {
  const paths = logo.paths.map(({ d, colour, stroke }) => {
    const paint = colour === 'accent' ? 'var(--accent)' : 'currentColor';
    return stroke === null
      ? `<path fill="${paint}" d="${d}"/>`
      : `<path fill="none" stroke="${paint}" stroke-width="${stroke}" d="${d}"/>`;
  });
  return `<div hidden><svg><symbol id="logo" viewBox="${logo.viewBox}">${paths.join('')}</symbol></svg></div>`;
}

/** The style sheets have the width of the default brand's words, so its pages need not name it. */
const pageStyle = (brand: Brand): string =>
  brand === defaultBrand ? accentStyle(brand) : `${accentStyle(brand)}:root{--brand-words-w:${wordsWidth(brand)}px}`;

/** `words`: the folder of the compiled texts, filled with this brand. */
export function pageBrandOf(brand: Brand, words: string): PageBrand {
  const { names, currency, account, password } = brand;
  const version = brand === defaultBrand ? '' : `?v=${shortHash(drawnIcon(brand))}`;
  return {
    words: { names, currency, account, password },
    site: siteBrandOf(brand, words),
    style: pageStyle(brand),
    marks: logoSymbol(brand),
    icon: `/favicon.svg${version}`,
    touchIcon: `/pictures/icon/app.180.png${version}`,
  };
}
