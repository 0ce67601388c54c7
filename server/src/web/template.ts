/** The document around the rendered client: head, styles, state, the boot script. */
import { locales } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import { bootScript } from './bootScript.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

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
}

export function page(parts: PageParts): string {
  // Escapes `<`, because a closing tag inside the state would end its element. The JSON value is unchanged.
  const state = JSON.stringify(parts.state).replaceAll('<', String.raw`\u003c`);
  const link = (file: string, later: string): string => `<link rel="stylesheet" href="${escape(file)}"${later}>`;
  const files = parts.laterFiles
    .map((file) => `${link(file, ' disabled')}<noscript>${link(file, '')}</noscript>`)
    .join('');
  const reads = parts.readsAddress === '' ? '' : ` data-reads="${escape(parts.readsAddress)}"`;
  return (
    `<!doctype html><html lang="${intlLocales[parts.locale]}"${parts.areVitalsWanted ? ' data-vitals' : ''}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
    `<meta name="entry" content="${escape(parts.entry)}"${reads}${parts.isEager ? ' data-eager' : ''}>` +
    `<script>${bootScript}</script>` +
    `<title>${escape(parts.title)}</title><meta name="description" content="${escape(parts.description)}">` +
    `<meta name="color-scheme" content="dark light"><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    `<link rel="apple-touch-icon" href="/pictures/icon/app.180.png"><link rel="manifest" href="/manifest.webmanifest">` +
    (parts.isIndexed ? found(parts) + shared(parts) : '<meta name="robots" content="noindex">') +
    (parts.style === '' ? '' : `<style>${parts.style}</style>`) +
    `${files}</head><body><div id="app">${parts.html}</div>` +
    `<script type="application/json" id="state">${state}</script></body></html>`
  );
}

/** Returns path and query for a language. The default language has the address without one. */
export function addressIn(locale: Locale, canonical: string): string {
  if (locale === locales[0]) return canonical;
  return `${canonical}${canonical.includes('?') ? '&' : '?'}lang=${locale}`;
}

/** Writes links to the page's canonical address and to its other languages. */
function found({ locale, origin, canonical, isLanguageInAddress }: PageParts): string {
  if (origin === '') return '';
  const link = (rel: string, path: string): string => `<link rel="${rel}" href="${escape(origin + path)}">`;
  const own = addressIn(isLanguageInAddress ? locale : locales[0], canonical);
  const others = locales.map((one) => link(`alternate" hreflang="${intlLocales[one]}`, addressIn(one, canonical)));
  return link('canonical', own) + others.join('') + link('alternate" hreflang="x-default', canonical);
}

/** Writes the preview data of a shared link. The picture is the kit's sharing card, 1200 by 630. */
function shared(parts: PageParts): string {
  const { locale, title, description, origin, canonical, sharedPicture } = parts;
  const facts = {
    type: 'website',
    site_name: 'Foyer',
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
    .map(([name, content]) => `<meta property="og:${name}" content="${escape(content)}">`)
    .join('');
}
