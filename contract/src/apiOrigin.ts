/** Set by a build for static hosting, `npm run build:static`. Decision 465 */
declare const FOYER_API: string | undefined;

/** The origin that the calls go to; '' for the page's own. A constant of the build, so that the other case costs nothing. */
export const apiOrigin: string = typeof FOYER_API === 'undefined' ? '' : FOYER_API;
