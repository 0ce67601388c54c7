import { init } from '@foyer/contract/site/config.ts';
import { q } from '#api/query.ts';

/** The configuration of the site, which every page needs and which does not change while a page is open. */
export const siteQuery = () => ({ ...q(init, {}), staleTime: Infinity });
