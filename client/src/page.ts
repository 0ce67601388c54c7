/** What the house writes into a page for the browser: plain JSON, so that the page's policy can be static. */
import type { QueryKey } from '@tanstack/react-query';
import type { PackedBrand } from '@foyer/contract/siteBrand.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { Visitor } from '#session/signedIn.ts';

export interface PageState {
  readonly locale: Locale;
  readonly visitor: Visitor;
  /** Namespaces that the page was rendered with. */
  readonly namespaces: readonly string[];
  /** Parts that this site does not show; see `absentParts` of the contract. */
  readonly absent?: readonly string[];
  /** The page has no content yet; the browser renders it. */
  readonly isShell?: boolean;
}

/** The state as the house completes it. */
export interface FullState extends PageState {
  readonly brand: PackedBrand;
}

/**
 * Replies that a page was rendered with. Loaded separately, in parallel with the scripts, because painting does not
 * need them.
 */
export type PageReads = readonly (readonly [QueryKey, unknown])[];

export interface RenderRequest {
  readonly path: string;
  readonly locale: Locale;
  readonly visitor: Visitor;
  /** Parts that this site does not show; see `absentParts` of the contract. */
  readonly absent: readonly string[];
  /** Leaves reading and rendering to the browser. The house sets it if too many pages are rendered at once. */
  readonly isShellOnly: boolean;
  /** Calls the house with an address and a form body. Returns its reply. */
  readonly ask: (
    path: string,
    method: 'POST' | 'GET',
    body: string,
  ) => Promise<{ readonly status: number; readonly body: unknown }>;
}

export type Rendered =
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly title: string;
      readonly description: string;
      /** The address under which search engines find it, without origin and language. */
      readonly canonical: string;
      /** Source files of the screens on this page: their styles are inlined. */
      readonly screens: readonly string[];
      readonly state: PageState;
      readonly reads: PageReads;
      /** A read has failed, and the page shows that. */
      readonly hasFailedReads: boolean;
    }
  /** A page of the account centre: rendered in the browser only. */
  | {
      readonly kind: 'shell';
      readonly status: number;
      readonly title: string;
      readonly description: string;
      readonly state: PageState;
    };

export type Render = (request: RenderRequest) => Promise<Rendered>;
