/**
 * Web vitals of one page view, sent once when the page is left. Not in the specification; a beacon without a reply. It
 * contains nothing that identifies the visitor.
 */
import * as v from 'valibot';

export const vitalsPath = '/vitals';

/** Kinds of pages: the first part of an address, without anything that a visitor has typed. */
export const vitalPages = [
  'home',
  'all-games',
  'slots',
  'games',
  'live',
  'sports',
  'lottery',
  'fish',
  'chess',
  'chessInside',
  'texas',
  'game',
  'club',
  'discounts',
  'helpCenter',
  'raffle',
  'agency',
  'download',
  'login',
  'register',
  'mine',
  'other',
] as const;
export type VitalPage = (typeof vitalPages)[number];

export const pageOfPath = (path: string): VitalPage =>
  vitalPages.find((page) => page === path.split('/', 2)[1]) ?? 'other';

/** Seconds; more than ten minutes means a wrong clock. */
const seconds = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600)));

export const vitals = v.object({
  page: v.picklist(vitalPages),
  /** Largest contentful paint. */
  lcp: seconds,
  /** Interaction to next paint. */
  inp: seconds,
  /** Time to first byte. */
  ttfb: seconds,
  /** Cumulative layout shift, without a unit. */
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});
export type Vitals = v.InferOutput<typeof vitals>;
