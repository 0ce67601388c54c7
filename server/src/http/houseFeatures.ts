/** What the house offers: every feature. It says that its money is play money only while its sandbox is on. Decision 463 */
import { features } from '@foyer/contract/features.ts';
import type { Feature } from '@foyer/contract/features.ts';
import type { HouseConfig } from '../config.ts';

export const houseOffers =
  ({ isSandbox }: Pick<HouseConfig, 'isSandbox'>) =>
  (feature: Feature): boolean =>
    feature !== 'playMoney' || isSandbox;

export const houseFeatures = (config: Pick<HouseConfig, 'isSandbox'>): Feature[] =>
  features.filter(houseOffers(config));
