/** The document around the rendered client: head, styles, state, the boot script. */
import { escapeMarkup } from '../brand/markup.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { defaultLanguage } from '@foyer/contract/defaultLanguage.ts';
import { siteLanguages } from '@foyer/contract/siteBrand.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import { bootScript } from './bootScript.ts';
import type { PageBrand } from './brand/pageBrand.ts';

export interface PageParts {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** '' if the request's Host header is not safe to use in an address. */
  readonly origin: string;
  /** Canonical path and query, without a language. */
  readonly canonical: string;
  readonly isLanguageInAddress: boolean;
  /** Absolute address of the picture that previews of a shared link show; '' if unknown. */
  readonly sharedPicture: string;
  readonly html: string;
  readonly state: unknown;
  readonly entry: string;
  readonly isEager: boolean;
  readonly style: string;
  /** Style files that are loaded once the page is in use. */
  readonly laterFiles: readonly string[];
  /** Address of the page's reads; '' if there are none. */
  readonly readsAddress: string;
  readonly isIndexed: boolean;
  /** Whether browsers should report web vitals; true if metrics are collected. */
  readonly areVitalsWanted: boolean;
  readonly brand: PageBrand;
}

const styleLink = (file: string, later: string): string =>
  `<link rel="stylesheet" href="${escapeMarkup(file)}"${later}>`;

export function page(parts: PageParts): string {
  // Escapes `<`, because a closing tag inside the state would end its element. The JSON value is unchanged.
  const state = JSON.stringify(parts.state).replaceAll('<', String.raw`\u003c`);
  const files = parts.laterFiles
    .map((file) => `${styleLink(file, ' disabled')}<noscript>${styleLink(file, '')}</noscript>`)
    .join('');
  const reads = parts.readsAddress === '' ? '' : ` data-reads="${escapeMarkup(parts.readsAddress)}"`;
  return (
    `<!doctype html><html lang="${intlLocales[parts.locale]}"${parts.areVitalsWanted ? ' data-vitals' : ''}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
    `<meta name="entry" content="${escapeMarkup(parts.entry)}"${reads}${parts.isEager ? ' data-eager' : ''}>` +
    `<script>${bootScript}</script>` +
    `<title>${escapeMarkup(parts.title)}</title><meta name="description" content="${escapeMarkup(parts.description)}">` +
    `<meta name="color-scheme" content="dark light"><link rel="icon" href="${parts.brand.icon}" type="image/svg+xml">` +
    `<link rel="apple-touch-icon" href="${parts.brand.touchIcon}"><link rel="manifest" href="/manifest.webmanifest">` +
    (parts.isIndexed ? found(parts) + shared(parts) : '<meta name="robots" content="noindex">') +
    (parts.style === '' ? '' : `<style>${parts.style}</style>`) +
    `${files}</head><body>${parts.brand.marks}<div id="app">${parts.html}</div>` +
    `<script type="application/json" id="state">${state}</script></body></html>`
  );
}

/** Returns path and query for a language. The default language has the address without one. */
export function addressIn(locale: Locale, canonical: string): string {
  if (locale === defaultLanguage()) return canonical;
  return `${canonical}${canonical.includes('?') ? '&' : '?'}lang=${locale}`;
}

/** Writes links to the page's canonical address and to its other languages. */
function found({ locale, origin, canonical, isLanguageInAddress }: PageParts): string {
  if (origin === '') return '';
  const link = (rel: string, path: string): string => `<link rel="${rel}" href="${escapeMarkup(origin + path)}">`;
  const own = addressIn(isLanguageInAddress ? locale : defaultLanguage(), canonical);
  const others = siteLanguages().map((one) =>
    link(`alternate" hreflang="${intlLocales[one]}`, addressIn(one, canonical)),
  );
  return link('canonical', own) + others.join('') + link('alternate" hreflang="x-default', canonical);
}

/** Writes the preview data of a shared link. The picture is the kit's sharing card, 1200 by 630. */
function shared(parts: PageParts): string {
  const { locale, title, description, origin, canonical, sharedPicture, brand } = parts;
  const facts = {
    type: 'website',
    site_name: brand.words.names[locale].short,
    title,
    description,
    locale: intlLocales[locale].replace('-', '_'),
  };
  const placed =
    origin === ''
      ? {}
      : {
          url: origin + addressIn(locale, canonical),
          image: sharedPicture,
          'image:width': '1200',
          'image:height': '630',
        };
  return Object.entries({ ...facts, ...placed })
    .map(([name, content]) => `<meta property="og:${name}" content="${escapeMarkup(content)}">`)
    .join('');
}
