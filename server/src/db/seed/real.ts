/**
 * What the seeded texts say of a house whose money is real, or that has no sandbox. Other texts are the same in both. A house is
 * seeded once: a later change of the settings leaves the operator's rows as they are.
 */
import { storedWords } from '@foyer/text/translate.ts';
import type { BannerWords, Words } from '../walletTables.ts';

/** What is true of a house, of those settings that its texts speak of. */
export interface SeedTruth {
  readonly isSandbox: boolean;
  readonly isPlayMoney: boolean;
}

const words = storedWords('seed/real');

interface Texts {
  readonly banners: Readonly<Record<string, Partial<BannerWords>>>;
  readonly pictures: Readonly<Record<string, Words>>;
  readonly announcements: Readonly<Record<string, Words>>;
  readonly articles: Readonly<Record<string, Words>>;
}

const ofRealMoney: Texts = {
  banners: { welcome: { eyebrow: words('banners.welcome.eyebrow'), content: words('banners.welcome.content') } },
  pictures: { agency: words('agency') },
  announcements: { 'adults-only': words('adultsOnly') },
  articles: {
    'what-is-foyer': words('whatIsThis'),
    'trial-or-real': words('trialOrReal'),
    'bonus-value': words('bonusValue'),
    'adults-only': words('adultsArticle'),
    terms: storedWords('seed/help')('rules.terms.text', { money: words('termsMoney') }),
  },
};

const ofRealPayments: Texts = {
  banners: { cashier: { content: words('banners.cashier.content') } },
  pictures: {},
  announcements: {},
  articles: {
    'how-to-deposit': words('howToDeposit'),
    'deposit-limits': words('depositLimits'),
    'deposit-missing': words('depositMissing'),
    'withdrawal-steps': words('withdrawalSteps'),
  },
};

/** Returns the texts that replace the play house's, by the ids of their rows. */
export function realTexts({ isSandbox, isPlayMoney }: SeedTruth): Texts {
  const all = [...(isPlayMoney ? [] : [ofRealMoney]), ...(isSandbox ? [] : [ofRealPayments])];
  const joined = <K extends keyof Texts>(name: K): Texts[K] => Object.assign({}, ...all.map((texts) => texts[name]));
  return {
    banners: joined('banners'),
    pictures: joined('pictures'),
    announcements: joined('announcements'),
    articles: joined('articles'),
  };
}
