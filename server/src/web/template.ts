/** The page around what the client renders: head, styles, state, the boot script. */
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
  /** '' where the request's host cannot be trusted in an address. */
  readonly origin: string;
  /** Path and query under which the page is to be found, without a language. */
  readonly canonical: string;
  readonly isLanguageInAddress: boolean;
  /** The picture that stands for the page where it is shared, absolute; '' is unknown. */
  readonly sharedPicture: string;
  readonly html: string;
  readonly state: unknown;
  readonly entry: string;
  readonly isEager: boolean;
  readonly style: string;
  /** Style files that are fetched when the page is in use. */
  readonly laterFiles: readonly string[];
  /** Where what the page has read stands; '' where `state` holds it. */
  readonly readsAddress: string;
  readonly isIndexed: boolean;
  /** Somebody reads how pages felt: the browser is asked to say so. */
  readonly areVitalsWanted: boolean;
}

export function page(parts: PageParts): string {
  // A closing tag inside the state would end its element; escaped, the JSON reads the same.
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

/** Path and query in a language; the default's is the address without one. */
export function addressIn(locale: Locale, canonical: string): string {
  if (locale === locales[0]) return canonical;
  return `${canonical}${canonical.includes('?') ? '&' : '?'}lang=${locale}`;
}

/** The page's own address and those of its other languages. */
function found({ locale, origin, canonical, isLanguageInAddress }: PageParts): string {
  if (origin === '') return '';
  const link = (rel: string, path: string): string => `<link rel="${rel}" href="${escape(origin + path)}">`;
  const own = addressIn(isLanguageInAddress ? locale : locales[0], canonical);
  const others = locales.map((one) => link(`alternate" hreflang="${intlLocales[one]}`, addressIn(one, canonical)));
  return link('canonical', own) + others.join('') + link('alternate" hreflang="x-default', canonical);
}

/** What a messenger shows of a link. The picture is the kit's sharing card, 1200 by 630. */
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
