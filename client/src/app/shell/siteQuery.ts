import { init } from '@foyer/contract/site/config.ts';
import { q } from '#api/query.ts';

/** The configuration of the site, which every page needs. */
export const siteQuery = () => q(init, {});
