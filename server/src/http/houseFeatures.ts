/** What the house offers: every feature. It says that its money is play money only where it is. Decision 463 */
import { features } from '@foyer/contract/features.ts';
import type { Feature } from '@foyer/contract/features.ts';
import type { HouseConfig } from '../config.ts';

export const houseOffers =
  ({ isPlayMoney }: Pick<HouseConfig, 'isPlayMoney'>) =>
  (feature: Feature): boolean =>
    feature !== 'playMoney' || isPlayMoney;

export const houseFeatures = (config: Pick<HouseConfig, 'isPlayMoney'>): Feature[] =>
  features.filter(houseOffers(config));
