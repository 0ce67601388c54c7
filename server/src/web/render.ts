/** Makes a page: who may see it, what the client renders of it, what stands around. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { noReads, readsOf } from './reads.ts';
import type { Reads } from './reads.ts';
import type { Styles } from './styles.ts';
import { page } from './template.ts';
import type { PageRequest } from './visitor.ts';

export type Ask = (
  path: string,
  method: 'POST' | 'GET',
  body: string,
) => Promise<{
  readonly status: number;
  readonly body: unknown;
  /** An old answer that stands in for one that could not be made. */
  readonly isStale?: boolean;
}>;

type Rendered =
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string }
  | { readonly kind: 'shell'; readonly status: number; readonly title: string; readonly state: unknown }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly title: string;
      readonly description: string;
      readonly canonical: string;
      readonly screens: readonly string[];
      readonly state: unknown;
      /** What the page has read of the house. */
      readonly reads: unknown;
    };

/** The client's own server entry; see client/src/page.ts. */
export type Render = (request: {
  readonly path: string;
  readonly locale: Locale;
  readonly visitor: 'guest' | 'player';
  readonly ask: Ask;
}) => Promise<Rendered>;

/** What the built client exports. */
export interface Entry {
  readonly render: Render;
  /** Addresses of every page that anybody may read and find. */
  readonly publicPaths: () => readonly string[];
}

export interface Page {
  readonly status: number;
  readonly location: string;
  readonly html: string;
  readonly style: string;
  /** What it has read, for the browser to take up; '' where the page holds it or has read nothing. */
  readonly reads: Reads;
  /** `stale`: made of old answers. `poor`: something that it shows could not be read. Neither is kept. */
  readonly quality: 'whole' | 'stale' | 'partial' | 'poor';
}

/** What a page takes of the client's build. */
interface Parts {
  readonly entry: string;
  readonly shellStyles: Styles;
  readonly areVitalsWanted: boolean;
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

/** A guest at a page of the account centre is sent to the home page before anything of it is loaded. ROUTE-044 */
function guarded({ path, visitor }: PageRequest): Page | undefined {
  if (visitor === 'player' || !/^\/mine(\/|\?|$)/.test(path)) return undefined;
  return redirect(302, `/home?redirect=${encodeURIComponent(path)}`);
}

export function pageMaker(render: Render, ask: Ask, parts: Parts) {
  return async (asked: PageRequest, origin: string): Promise<Page> => {
    const sentAway = guarded(asked);
    if (sentAway) return sentAway;
    let quality: Page['quality'] = 'whole';
    const made = await render({
      ...asked,
      async ask(...question) {
        const reply = await ask(...question);
        if (reply.status === 503) quality = 'poor';
        else if (reply.status >= 500 && quality !== 'poor') quality = 'partial';
        else if (reply.isStale === true && quality === 'whole') quality = 'stale';
        return reply;
      },
    });
    if (made.kind === 'redirect') return redirect(made.status, made.to);
    const isShell = made.kind === 'shell';
    const { style, laterFiles } = isShell ? parts.shellStyles : parts.stylesOf(made.screens, made.html);
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
      state: made.state,
      entry: parts.entry,
      isEager: isShell,
      style,
      laterFiles,
      readsAddress: reads.address,
      isIndexed: !isShell && status === 200,
      areVitalsWanted: parts.areVitalsWanted,
    });
    return { status, location: '', html, style, reads, quality };
  };
}
