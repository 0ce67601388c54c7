/** Texts over the lobby pictures. They state only what this house does at present. */
import { inEveryLanguage } from '@foyer/text/inLanguage.ts';
import { storedWords } from '@foyer/text/translate.ts';
import type { BannerWords, Words } from '../walletTables.ts';

const words = storedWords('seed/home');
const none = inEveryLanguage(() => '');

interface LobbyBanner {
  readonly code: string;
  readonly position: string;
  readonly picture: string;
  readonly target: string;
  readonly words: BannerWords;
}

const playMoney = words('lobby.playMoney');

const lobby = (position: string, title: Words, content: Words, target = '', action = none): LobbyBanner => ({
  code: `lobby-${position}`,
  position,
  picture: position,
  target,
  words: { eyebrow: playMoney, title, content, action },
});

export const seedLobbyBanners: readonly LobbyBanner[] = [
  lobby('slots', words('lobby.slots.title'), words('lobby.slots.content')),
  {
    ...lobby('slots', words('lobby.replay.title'), words('lobby.replay.content')),
    code: 'lobby-slots-replay',
    picture: 'replay',
  },
  lobby('live', words('lobby.live.title'), words('lobby.live.content')),
  lobby('sports', words('lobby.sports.title'), words('lobby.sports.content')),
  lobby('lottery', words('lobby.lottery.title'), words('lobby.lottery.content')),
  lobby('fish', words('lobby.fish.title'), words('lobby.fish.content')),
  lobby('chess', words('lobby.chess.title'), words('lobby.chess.content')),
  lobby('texas', words('lobby.texas.title'), words('lobby.texas.content')),
  lobby('games', words('lobby.games.title'), words('lobby.games.content')),
  lobby('discounts', words('lobby.discounts.title'), words('lobby.discounts.content')),
];

interface CodedPicture {
  readonly code: string;
  readonly picture: string;
  readonly target: string;
  readonly titles: Words;
  readonly contents: Words;
}

const coded = (code: string, picture: string, target: string, titles: Words, contents: Words): CodedPicture => ({
  code,
  picture: `/pictures/banner/${picture}.phone.svg`,
  target,
  titles,
  contents,
});

/** HOME-006: four promotional pictures; one each for agency and download. */
export const seedPictures: readonly CodedPicture[] = [
  coded(
    'home_promo_1',
    'fairness',
    '/helpCenter/startUse?article=fair-check',
    words('pictures.fairness.title'),
    words('pictures.fairness.content'),
  ),
  coded('home_promo_2', 'slots', '/slots', words('pictures.slots.title'), words('pictures.slots.content')),
  coded(
    'home_promo_3',
    'records',
    '/mine/billDetail',
    words('pictures.records.title'),
    words('pictures.records.content'),
  ),
  coded(
    'home_promo_4',
    'limits',
    '/helpCenter/startUse?article=play-limits',
    words('pictures.limits.title'),
    words('pictures.limits.content'),
  ),
  coded('agency', 'agency', '', words('pictures.agency.title'), words('pictures.agency.content')),
  {
    ...coded('download', 'download', '', words('pictures.download.title'), words('pictures.download.content')),
    // The page shows the wide picture.
    picture: '/pictures/banner/download.wide.svg',
  },
];

/** HOME-022 */
export const seedFloats = [
  {
    id: 'raffle',
    picture: '/pictures/emblem/moyu.coin.svg',
    target: '/raffle',
    titles: words('floats.raffle'),
    side: 'left',
  },
  {
    id: 'wheel',
    picture: '/pictures/emblem/moyu.gems.svg',
    target: '/mine/getBonus?show=wheel',
    titles: words('floats.wheel'),
    side: 'left',
  },
  {
    id: 'help',
    picture: '/pictures/emblem/moyu.lantern.svg',
    target: '/helpCenter/startUse',
    titles: words('floats.help'),
    side: 'right',
  },
  {
    id: 'download',
    picture: '/pictures/emblem/orchard.controller.svg',
    target: '/download',
    titles: words('floats.download'),
    side: 'right',
  },
] as const;
