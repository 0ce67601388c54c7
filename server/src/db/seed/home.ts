/** Texts of the home screen. They state only what the house does at present. */
import { inEveryLanguage } from '@foyer/text/inLanguage.ts';
import { storedWords } from '@foyer/text/translate.ts';
import type { BannerCode } from '@foyer/games/catalogue/banners.ts';
import type { BannerWords, Words } from '../walletTables.ts';
import type { SeedTruth } from './real.ts';

const words = storedWords('seed/home');
const none = inEveryLanguage(() => '');

interface SeedBanner {
  readonly code: BannerCode;
  /** A path within the site; '' is not clickable. AMB-071 */
  readonly target: string;
  readonly words: BannerWords;
}

export const seedBanners: readonly SeedBanner[] = [
  {
    code: 'welcome',
    target: '/register',
    words: {
      eyebrow: words('banners.welcome.eyebrow'),
      title: words('banners.welcome.title'),
      content: words('banners.welcome.content'),
      action: words('banners.welcome.action'),
    },
  },
  {
    code: 'fair',
    target: '',
    words: {
      eyebrow: words('banners.fair.eyebrow'),
      title: words('banners.fair.title'),
      content: words('banners.fair.content'),
      action: none,
    },
  },
  {
    code: 'cashier',
    target: '/mine/capital/deposit',
    words: {
      eyebrow: words('banners.cashier.eyebrow'),
      title: words('banners.cashier.title'),
      content: words('banners.cashier.content'),
      action: words('banners.cashier.action'),
    },
  },
  {
    code: 'statement',
    target: '/mine/billDetail',
    words: {
      eyebrow: words('banners.statement.eyebrow'),
      title: words('banners.statement.title'),
      content: words('banners.statement.content'),
      action: words('banners.statement.action'),
    },
  },
];

interface SeedAnnouncement {
  readonly id: string;
  /** What has to be true of the house. */
  readonly onlyIf?: keyof SeedTruth;
  readonly hoursOld: number;
  readonly names: Words;
  readonly contents: Words;
}

export const seedAnnouncements: readonly SeedAnnouncement[] = [
  {
    id: 'play-money',
    onlyIf: 'isPlayMoney',
    hoursOld: 1,
    names: words('announcements.playMoney.name'),
    contents: words('announcements.playMoney.content'),
  },
  {
    id: 'sandbox-bank',
    onlyIf: 'isSandbox',
    hoursOld: 5,
    names: words('announcements.sandboxBank.name'),
    contents: words('announcements.sandboxBank.content'),
  },
  {
    id: 'fair-slots',
    hoursOld: 26,
    names: words('announcements.fairSlots.name'),
    contents: words('announcements.fairSlots.content'),
  },
  {
    id: 'harbour-upkeep',
    hoursOld: 50,
    names: words('announcements.harbourUpkeep.name'),
    contents: words('announcements.harbourUpkeep.content'),
  },
  {
    id: 'adults-only',
    hoursOld: 74,
    names: words('announcements.adultsOnly.name'),
    contents: words('announcements.adultsOnly.content'),
  },
];
