/** The page around what the client renders: head, styles, state, the boot script. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import { bootScript } from './bootScript.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

export interface PageParts {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** The page's own address and the picture that stands for it where it is shared, both absolute; '' is unknown. */
  readonly address: string;
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
    `<!doctype html><html lang="${intlLocales[parts.locale]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
    `<meta name="entry" content="${escape(parts.entry)}"${reads}${parts.isEager ? ' data-eager' : ''}>` +
    `<script>${bootScript}</script>` +
    `<title>${escape(parts.title)}</title><meta name="description" content="${escape(parts.description)}">` +
    `<meta name="color-scheme" content="dark light"><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    `<link rel="apple-touch-icon" href="/pictures/icon/app.180.png">` +
    (parts.isIndexed ? shared(parts) : '<meta name="robots" content="noindex">') +
    (parts.style === '' ? '' : `<style>${parts.style}</style>`) +
    `${files}</head><body><div id="app">${parts.html}</div>` +
    `<script type="application/json" id="state">${state}</script></body></html>`
  );
}

/** What a messenger shows of a link. The picture is the kit's sharing card, 1200 by 630. */
function shared({ locale, title, description, address, sharedPicture }: PageParts): string {
  const facts = {
    type: 'website',
    site_name: 'Foyer',
    title,
    description,
    locale: intlLocales[locale].replace('-', '_'),
  };
  const placed =
    address === '' ? {} : { url: address, image: sharedPicture, 'image:width': '1200', 'image:height': '630' };
  return Object.entries({ ...facts, ...placed })
    .map(([name, content]) => `<meta property="og:${name}" content="${escape(content)}">`)
    .join('');
}
