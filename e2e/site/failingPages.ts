/** Every call of every public page: what the page shows of it, and what it shows if the call fails. */
import { screen } from '@testing-library/react';
import { article, button, heading, link, main, region, text } from './look.ts';
import type { Look } from './look.ts';
import type { CallName } from './openSite.tsx';

export interface Block {
  /** More than one if a second call can replace the first. AMB-136 */
  readonly calls: readonly CallName[];
  /** What the page shows while all calls succeed; undefined if the house has nothing to show. */
  readonly shows?: Look;
  /**
   * What the block shows instead, with a retry. 'nothing': the list is empty and hidden. 'the same': another call
   * supplies the data, so the block stays. ERR-033, ERR-034, AMB-026
   */
  readonly failed: { readonly message: string } | 'nothing' | 'the same';
}

export interface FailingPage {
  readonly path: string;
  readonly title: string;
  /** IDs of the screen in the requirements. */
  readonly ids: string;
  readonly blocks: readonly Block[];
}

const thisBlock = { message: '这一块没能读出来' };
const noPlatforms = { message: '没能读出平台列表' };
const noGames = { message: '没能读出游戏列表' };

const news: Block = { calls: ['noticeList'], shows: heading('系统公告'), failed: 'nothing' };
// Its hall is open in some sections, and closed with an explanation in others.
const ofMoyu = /^(查看说明：|进入)墨玉堂/;
const platforms: Block = { calls: ['gamePlatform'], shows: button(ofMoyu), failed: noPlatforms };
const pictures: Block = { calls: ['platformPicInfo'], shows: button(ofMoyu), failed: 'the same' };
const videos: Block = { calls: ['getGoodVedio'], shows: region('精彩视频'), failed: { message: '没能读出精彩视频' } };
const banner: Block = { calls: ['bannerByCode'], shows: region('横幅'), failed: 'nothing' };
const groups: Block = { calls: ['gamePlatformGroup'], shows: button(/^(查看说明：|进入)九号港/), failed: noPlatforms };

const home: FailingPage = {
  path: '/home',
  title: '前厅首页',
  ids: 'SI-07, SI-08, SI-09, SI-10',
  blocks: [
    { calls: ['bannerList'], shows: region('横幅'), failed: thisBlock },
    { calls: ['noticeList'], shows: region('系统公告'), failed: 'nothing' },
    {
      calls: ['firstNavList'],
      shows: () => screen.queryAllByRole('navigation', { name: '栏目' }),
      failed: thisBlock,
    },
    { calls: ['fetchImgs'], shows: link(/自己验证一局/), failed: thisBlock },
    { calls: ['gameList'], shows: button(/锦鲤跃门 墨玉堂/), failed: noGames },
    { calls: ['gamePlatformList'], shows: button(/锦鲤跃门 墨玉堂/), failed: 'the same' },
    { calls: ['newGame'], shows: region('最新与最热'), failed: noGames },
    { calls: ['newHeatGamePlatform'], shows: region('热门平台'), failed: 'the same' },
    { calls: ['newHeatGamePlatform', 'heatGamePlatform'], shows: region('热门平台'), failed: noPlatforms },
    { calls: ['getCustomizeMatch'], shows: heading('焦点赛事'), failed: { message: '没能读出焦点赛事' } },
    { calls: ['queryIndexOfferList'], failed: thisBlock },
    { calls: ['indexOffer'], failed: 'nothing' },
    { calls: ['floatPicList'], failed: 'nothing' },
    { calls: ['getFrontConfigList'], shows: heading('累积奖池'), failed: thisBlock },
    { calls: ['userPlayNews'], shows: heading('最新中奖'), failed: 'the same' },
  ],
};

const sections: readonly FailingPage[] = [
  {
    path: '/games',
    title: '游戏大厅',
    ids: 'SI-16, SCREEN-063',
    blocks: [
      { calls: ['bannerByNavId'], shows: region('横幅'), failed: 'nothing' },
      { calls: ['gamePlatformGroup'], shows: region('游戏类型'), failed: { message: '没能读出平台分组' } },
      { calls: ['allGame'], shows: button(/锦鲤跃门 墨玉堂/), failed: noGames },
      { calls: ['gamePlatformList'], shows: button(/锦鲤跃门 墨玉堂/), failed: 'the same' },
      { calls: ['newHeatGamePlatform', 'heatGamePlatform'], shows: region('热门平台'), failed: noPlatforms },
      news,
    ],
  },
  {
    path: '/games?tab=cockfight',
    title: '斗鸡',
    ids: 'SI-16, AMB-008',
    blocks: [
      groups,
      { calls: ['queryAllGameList'], shows: button(/竹溪斗鸡 金廊/), failed: noGames },
      { calls: ['bannerByNavId'], shows: region('横幅'), failed: 'nothing' },
    ],
  },
  {
    path: '/games?shelf=hot',
    title: '游戏大厅',
    ids: 'SI-16',
    blocks: [{ calls: ['hotGame'], shows: button(/锦鲤跃门 墨玉堂/), failed: noGames }],
  },
  { path: '/live', title: '真人', ids: 'SI-19, SCREEN-026', blocks: [banner, platforms, pictures, videos, news] },
  {
    path: '/sports',
    title: '体育',
    ids: 'SI-20, SCREEN-027, SCREEN-060',
    blocks: [
      banner,
      { calls: ['sport'], shows: region('赛事'), failed: { message: '没能读出赛事' } },
      { calls: ['getCustomizeMatch'], shows: heading('焦点赛事'), failed: { message: '没能读出焦点赛事' } },
      { calls: ['getMatchByPlatformCode'], shows: region('平台赛事'), failed: { message: '没能读出平台赛事' } },
      platforms,
      pictures,
      news,
    ],
  },
  { path: '/lottery', title: '彩票', ids: 'SI-21, SCREEN-028', blocks: [banner, platforms, pictures, news] },
  {
    path: '/fish',
    title: '捕鱼',
    ids: 'SI-22, SCREEN-029, I18N-028',
    blocks: [
      banner,
      platforms,
      pictures,
      { calls: ['getSlotGameByPlatform'], shows: button(/花洲珠蚌 九号港/), failed: noGames },
      { calls: ['leaderboardQuery'], shows: region('捕鱼王'), failed: { message: '没能读出捕鱼王榜单' } },
      videos,
      news,
    ],
  },
  {
    path: '/chess',
    title: '棋牌',
    ids: 'SI-23, SCREEN-030',
    blocks: [
      banner,
      {
        calls: ['gamePlatform'],
        shows: link(/看游戏|看墨玉堂/),
        failed: noPlatforms,
      },
      { calls: ['platformPicInfo'], shows: heading('墨玉堂·棋牌室'), failed: 'the same' },
      news,
    ],
  },
  {
    path: '/chessInside?platformCode=moyu',
    title: '墨玉堂·棋牌室',
    ids: 'SI-24',
    blocks: [
      { calls: ['getSlotGameByPlatform'], shows: button(/松庭二十一点 墨玉堂/), failed: noGames },
      { calls: ['gamePlatform'], shows: heading('墨玉堂·棋牌室'), failed: noPlatforms },
    ],
  },
  {
    path: '/texas',
    title: '德州扑克',
    ids: 'SI-25, SCREEN-033',
    blocks: [banner, groups, { calls: ['queryAllGameList'], shows: region('游戏'), failed: noGames }, news],
  },
];

const offerCard = link(/首存加赠 50%/);
const registration: Look = () => main().queryAllByRole('form', { name: /开一个账户/ });

const rest: readonly FailingPage[] = [
  {
    path: '/slots',
    title: '老虎机',
    ids: 'SI-18, SCREEN-064',
    blocks: [
      {
        calls: ['totalSlot'],
        shows: text(/^\d[\d,]* 款，来自/),
        failed: 'nothing',
      },
      { calls: ['getFrontConfig'], failed: 'nothing' },
    ],
  },
  {
    path: '/register',
    title: '开一个账户',
    ids: 'SI-05, AMB-087',
    blocks: [
      { calls: ['queryRegisterItem'], shows: registration, failed: 'the same' },
      { calls: ['getFrontConfigList'], shows: registration, failed: 'the same' },
    ],
  },
  {
    path: '/club',
    title: '俱乐部',
    ids: 'SI-26, SCREEN-035',
    blocks: [
      { calls: ['showVIpInfo'], shows: text('฿10,000.00'), failed: { message: '等级没能读出来' } },
      { calls: ['vipPrivilege'], shows: text('฿88.00'), failed: { message: '待遇没能读出来' } },
    ],
  },
  {
    path: '/discounts/all',
    title: '优惠大厅',
    ids: 'SI-27',
    blocks: [
      { calls: ['offerBanner'], shows: region('横幅'), failed: 'nothing' },
      { calls: ['queryBonusArticleTypeList'], shows: offerCard, failed: 'the same' },
      { calls: ['queryBonusArticleTypeList', 'offerTypeList'], failed: { message: '优惠没能读出来' } },
      { calls: ['queryBonusArticleInfoList'], failed: { message: '优惠没能读出来' } },
      { calls: ['querySelfApplyBonusList'], shows: region('自己就能申请'), failed: { message: '自助优惠没能读出来' } },
    ],
  },
  {
    path: '/discounts/all?id=deposit-first',
    title: '优惠大厅',
    ids: 'SI-28',
    blocks: [
      {
        calls: ['queryBonusArticleInfoDetail'],
        shows: heading('首存加赠 50%'),
        failed: { message: '这个优惠没能读出来' },
      },
      // Requested with values from the reply for the promotion itself.
      { calls: ['relatedOffer'], failed: { message: '同类优惠没能读出来' } },
    ],
  },
  {
    path: '/raffle',
    title: '转盘抽奖',
    ids: 'SI-30',
    blocks: [{ calls: ['queryRaffle'], shows: text('฿1,164.00'), failed: { message: '没能读出转盘' } }],
  },
  {
    path: '/helpCenter/startUse',
    title: '帮助中心',
    ids: 'SI-29, SCREEN-024, SCREEN-036, SCREEN-084',
    blocks: [
      { calls: ['articleType'], shows: button(/新手入门/), failed: 'nothing' },
      { calls: ['articleListByType'], shows: text('前厅是什么'), failed: { message: '文章列表没能读出来' } },
    ],
  },
  {
    path: '/helpCenter/startUse?tab=notices',
    title: '帮助中心',
    ids: 'SI-29, SCREEN-066',
    blocks: [
      {
        calls: ['pushInfoList'],
        shows: () => main().queryAllByRole('listitem'),
        failed: { message: '通知没能读出来' },
      },
    ],
  },
  {
    path: '/helpCenter/startUse?tab=notices&notice=catalogue',
    title: '帮助中心',
    ids: 'SI-29, SCREEN-066',
    blocks: [{ calls: ['pushInfo'], shows: article, failed: { message: '这条通知没能读出来' } }],
  },
  {
    path: '/helpCenter/startUse?id=fair-check',
    title: '帮助中心',
    ids: 'SI-29',
    blocks: [{ calls: ['articleById'], shows: article, failed: { message: '这篇文章没能读出来' } }],
  },
  {
    path: '/agency',
    title: '代理合作',
    ids: 'SI-32',
    blocks: [
      { calls: ['fetchImg'], shows: heading('怎么开始'), failed: 'the same' },
      { calls: ['getAgentDomain'], shows: heading('怎么开始'), failed: 'the same' },
      { calls: ['init'], shows: heading('怎么开始'), failed: 'the same' },
    ],
  },
  {
    path: '/download',
    title: '在手机上打开前厅',
    ids: 'SI-33',
    blocks: [
      { calls: ['init'], shows: heading('扫码打开本站'), failed: { message: '下载方式没能读出来' } },
      { calls: ['fetchImg'], shows: heading('扫码打开本站'), failed: 'the same' },
    ],
  },
];

export const failingPages: readonly FailingPage[] = [home, ...sections, ...rest];
