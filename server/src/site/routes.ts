/** The calls of the site domain. */
import type { Calls } from '@foyer/contract/calls.ts';
import type { Handlers } from '../http/context.ts';
import { houseFeatures } from '../http/houseFeatures.ts';
import { listAnchors, listSaltSeeds } from './anchors.ts';
import { frontConfig, navigation, oneFrontConfig, pictureHost, serviceLink, siteConfig } from './site.ts';

type SiteCall =
  | 'init'
  | 'guestInit'
  | 'serverInfo'
  | 'getFrontConfig'
  | 'getFrontConfigList'
  | 'firstNavList'
  | 'anchorList'
  | 'saltSeeds'
  | 'offeredFeatures';

export const siteRoutes: Pick<Handlers<Calls>, SiteCall> = {
  init: siteConfig,
  guestInit: serviceLink,
  serverInfo: pictureHost,
  getFrontConfig: oneFrontConfig,
  getFrontConfigList: frontConfig,
  firstNavList: navigation,
  anchorList: listAnchors,
  saltSeeds: listSaltSeeds,
  offeredFeatures: async ({ house }) => ({ features: houseFeatures(house.config) }),
};
