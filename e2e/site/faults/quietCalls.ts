/** Calls whose failure a page need not mention, and why. */
import type { CallName } from '../openSite.tsx';

export const quietCalls: Partial<Readonly<Record<CallName, string>>> = {
  noticeList: 'the line of news is left out',
  gamePlatformList: 'the names of platforms come with the games as well',
  gamePlatform: 'a search of all titles answers without the names of the halls',
  indexOffer: 'the picture of an offer is left out',
  floatPicList: 'the floating picture is left out',
  bannerByCode: 'the banner is left out',
  offerBanner: 'the banner is left out',
  fetchImg: 'the picture is left out',
  platformPicInfo: 'platforms show the picture of their type',
  getSlotGameByPlatform: 'the titles come with another call as well',
  totalSlot: 'the sum of the jackpots is left out',
  getFrontConfig: 'the house has a usual value for what it does not state',
  gtResultList: 'how long each number has been away is left out',
  gtBettingList: 'the stakes to tap are the usual ones',
  defaultKaptcha: 'the field asks for it again by itself',
  queryRegisterItem: 'the form keeps the fields that every site asks for',
  getAgentDomain: 'the link has the address of this site',
  articleType: 'articles are shown without their headings',
  mySlot: 'hearts are shown when they are known',
  gameMyCollection: 'hearts are shown when they are known',
  queryUserLockAmount: 'the line about an open lock is left out',
  userPlayNews: 'the line of news is left out',
  getMsgSiteList: 'the number of unread letters is left out',
  serverInfo: 'banks are shown without their marks',
};
