/** The calls of the site room. */
import type { Calls } from '@foyer/contract/calls.ts';
import type { Handlers } from '../http/context.ts';
import { frontConfig, navigation, pictureHost, serviceLink, siteConfig } from './site.ts';

type SiteCall = 'init' | 'guestInit' | 'serverInfo' | 'getFrontConfigList' | 'firstNavList';

export const siteRoutes: Pick<Handlers<Calls>, SiteCall> = {
  init: siteConfig,
  guestInit: serviceLink,
  serverInfo: pictureHost,
  getFrontConfigList: frontConfig,
  firstNavList: navigation,
};
