/** Makes a page: checks access, renders the client and adds the surrounding document. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { translate } from '@foyer/text/translate.ts';
import { packedBrand } from '../brand/siteBrandOf.ts';
import { absentStyle } from './absentStyle.ts';
import { noReads, readsOf } from './reads.ts';
import type { Reads } from './reads.ts';
import type { PageBrand } from './brand/pageBrand.ts';
import type { Styles } from './styles.ts';
import { page } from './template.ts';
import type { PageJob } from './renderWorker/messages.ts';
import type { PageRequest } from './visitor.ts';

export type Ask = (
  path: string,
  method: 'POST' | 'GET',
  body: string,
) => Promise<{
  readonly status: number;
  readonly body: unknown;
  /** True for an old reply used because no fresh one could be made. */
  readonly isStale?: boolean;
}>;

type Rendered =
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string }
  | {
      readonly kind: 'shell';
      readonly status: number;
      readonly title: string;
      readonly description: string;
      readonly state: unknown;
    }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly title: string;
      readonly description: string;
      readonly canonical: string;
      readonly screens: readonly string[];
      readonly state: unknown;
      /** Data that the page has read from the house. */
      readonly reads: unknown;
      /** A read has failed, and the page shows that. */
      readonly hasFailedReads: boolean;
    };

/** Render function of the client's server entry; see client/src/page.ts. */
export type Render = (request: {
  readonly path: string;
  readonly locale: Locale;
  readonly visitor: 'guest' | 'player';
  readonly ask: Ask;
  readonly absent: readonly string[];
  /** Leaves reading and rendering to the browser. */
  readonly isShellOnly: boolean;
}) => Promise<Rendered>;

/** Exports of the built client. */
export interface Entry {
  /** Takes over the brand, which fills the texts of the client's bundle. */
  readonly setBrand: (brand: Pick<PageBrand, 'words' | 'site'>) => void;
  readonly render: Render;
  /** Paths of all pages that are public and can be found by search engines. */
  readonly publicPaths: () => readonly string[];
  /** Every address, a variable part as `$name`. */
  readonly allPaths: () => readonly string[];
}

export interface Page {
  readonly status: number;
  readonly location: string;
  readonly html: string;
  readonly style: string;
  /** Data that the page has read, for the browser. Its address is '' if the page has read nothing. */
  readonly reads: Reads;
  /**
   * `stale`: made from old replies. `partial`: a part failed, or the browser renders it all. `poor`: the house was
   * unavailable. Only `whole` is kept.
   */
  readonly quality: 'whole' | 'stale' | 'partial' | 'poor';
}

/** Parts of the client's build that a page uses. */
interface Parts {
  readonly entry: string;
  readonly shellStyles: Styles;
  readonly areVitalsWanted: boolean;
  readonly brand: PageBrand;
  stylesOf(screens: readonly string[], html: string): Styles;
}

const redirect = (status: number, location: string): Page => ({
  status,
  location,
  html: '',
  style: '',
  reads: noReads,
  quality: 'whole',
});

/** Redirects a guest from the account centre to the home page before anything is loaded. ROUTE-044 */
function guarded({ path, visitor }: PageRequest, absent: readonly string[]): Page | undefined {
  if (visitor === 'player' || !/^\/mine(\/|\?|$)/.test(path)) return undefined;
  if (absent.includes(path.split('?', 1)[0] ?? '')) return undefined;
  return redirect(302, `/home?redirect=${encodeURIComponent(path)}`);
}

/**
 * Replaces the client's render function while no thread runs. The browser renders the page; its address is not looked at, so
 * its status is 200 and its title is the site's.
 */
export const bareShell: Render = async ({ locale, visitor, absent }) => ({
  kind: 'shell',
  status: 200,
  title: translate(locale)('site', 'title.site'),
  description: '',
  // PageState of client/src/page.ts
  state: { locale, visitor, namespaces: [], isShell: true, ...(absent.length > 0 && { absent }) },
});

/** Gives the reads of one page a common deadline. A read that is late fails like one that a gateway gave up. */
function askUntil(readsMs: number, ask: Ask): Ask {
  const late = new Promise<{ status: number; body: unknown }>((resolve) => {
    setTimeout(resolve, readsMs, { status: 504, body: undefined }).unref();
  });
  return (...question) => Promise.race([ask(...question), late]);
}

const partialAtBest = (quality: Page['quality']): Page['quality'] => (quality === 'poor' ? quality : 'partial');

/** `ask` of the returned function puts the reads of one page to the house. */
export function pageMaker(render: Render, parts: Parts) {
  return async ({ asked, origin, absent, readsMs, isShellOnly }: PageJob, ask: Ask): Promise<Page> => {
    const sentAway = guarded(asked, absent);
    if (sentAway) return sentAway;
    let quality: Page['quality'] = isShellOnly ? 'partial' : 'whole';
    const askInTime = readsMs === undefined ? ask : askUntil(readsMs, ask);
    const made = await render({
      ...asked,
      absent,
      isShellOnly,
      async ask(...question) {
        const reply = await askInTime(...question);
        if (reply.status === 503) quality = 'poor';
        else if (reply.status >= 500 && quality !== 'poor') quality = 'partial';
        else if (reply.isStale === true && quality === 'whole') quality = 'stale';
        return reply;
      },
    });
    if (made.kind === 'redirect') return redirect(made.status, made.to);
    const isShell = made.kind === 'shell';
    const { style: shown, laterFiles } = isShell ? parts.shellStyles : parts.stylesOf(made.screens, made.html);
    const { brand } = parts;
    const style = shown + brand.style + absentStyle(absent);
    const reads = isShell ? noReads : readsOf(made.reads);
    const { status } = made;
    const html = page({
      locale: asked.locale,
      title: made.title,
      description: isShell ? '' : made.description,
      origin,
      canonical: isShell ? '' : made.canonical,
      isLanguageInAddress: /[?&]lang=/.test(asked.path),
      sharedPicture: origin === '' ? '' : `${origin}/pictures/banner/welcome.card.png`,
      html: isShell ? '' : made.html,
      state: { ...(made.state as object), brand: packedBrand(brand.site) },
      brand,
      entry: parts.entry,
      isEager: isShell,
      style,
      laterFiles,
      readsAddress: reads.address,
      isIndexed: !isShell && status === 200,
      areVitalsWanted: parts.areVitalsWanted,
    });
    const hasFailed = made.kind === 'page' && made.hasFailedReads;
    return { status, location: '', html, style, reads, quality: hasFailed ? partialAtBest(quality) : quality };
  };
}
