/** The help centre's articles and notices, in every language. */
import { inEveryLanguage } from '@foyer/text/inLanguage.ts';
import { storedWords } from '@foyer/text/translate.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Words } from '../walletTables.ts';
import type { SeedTruth } from './real.ts';
import { realTexts } from './real.ts';
import { article, htmlOf, summaryOf } from './help/article.ts';

const words = storedWords('seed/help');

/** Types of articles in the order of the page: id, key of its name and articles. */
const types = [
  {
    id: 'start',
    names: words('start.name'),
    articles: [
      article('what-is-foyer', 'start.whatIsThis'),
      article('open-account', 'start.openAccount'),
      article('install', 'start.install'),
      article('trial-or-real', 'start.trialOrReal'),
      article('wallet-and-games', 'start.walletAndGames'),
    ],
  },
  {
    id: 'deposit',
    names: words('deposit.name'),
    articles: [
      article('how-to-deposit', 'deposit.howToDeposit'),
      article('deposit-limits', 'deposit.depositLimits'),
      article('deposit-missing', 'deposit.depositMissing'),
      article('deposit-cost', 'deposit.depositCost'),
    ],
  },
  {
    id: 'withdrawal',
    names: words('withdrawal.name'),
    articles: [
      article('before-withdrawal', 'withdrawal.beforeWithdrawal'),
      article('withdrawal-steps', 'withdrawal.withdrawalSteps'),
      article('withdrawable', 'withdrawal.withdrawable'),
      article('cancel-withdrawal', 'withdrawal.cancelWithdrawal'),
    ],
  },
  {
    id: 'games',
    names: words('games.name'),
    articles: [
      article('fair-check', 'games.fairCheck'),
      article('what-is-rtp', 'games.whatIsRtp'),
      article('interrupted-round', 'games.interruptedRound'),
      article('maintenance', 'games.maintenance'),
    ],
  },
  {
    id: 'bonuses',
    names: words('bonuses.name'),
    articles: [
      article('bonus-now', 'bonuses.bonusNow'),
      article('turnover', 'bonuses.turnover'),
      article('bonus-value', 'bonuses.bonusValue'),
    ],
  },
  {
    id: 'account',
    names: words('account.name'),
    articles: [
      article('locked-login', 'account.lockedLogin'),
      article('change-verified', 'account.changeVerified'),
      article('session-end', 'account.sessionEnd'),
      article('withdraw-password', 'account.withdrawPassword'),
    ],
  },
  {
    id: 'responsible',
    names: words('responsible.name'),
    articles: [
      article('play-limits', 'responsible.playLimits'),
      article('adults-only', 'responsible.adultsOnly'),
      article('need-help', 'responsible.needHelp'),
    ],
  },
  {
    id: 'rules',
    names: words('rules.name'),
    articles: [
      {
        id: 'terms',
        titles: words('rules.terms.title'),
        texts: words('rules.terms.text', { money: words('rules.termsMoney') }),
      },
      article('complaint', 'rules.complaint'),
    ],
  },
];

const eachOf = (texts: Words, write: (text: string) => string): string =>
  JSON.stringify(inEveryLanguage((lang) => write(texts[lang])));

const notices = [
  {
    id: 'catalogue',
    titles: words('notices.catalogue.title'),
    contents: words('notices.catalogue.content'),
  },
  {
    id: 'help-centre',
    titles: words('notices.helpCentre.title'),
    contents: words('notices.helpCentre.content'),
  },
];

export async function seedHelp(trx: Transaction<Tables>, nowMs: number, truth: SeedTruth): Promise<void> {
  const real = realTexts(truth).articles;
  const typeRows = types.map((type, index) => ({
    type_id: type.id,
    names: JSON.stringify(type.names),
    sort_order: index,
  }));
  const insertTypes = trx.insertInto('article_type').values(typeRows);
  await insertTypes.onConflict((conflict) => conflict.doNothing()).execute();
  const articleRows = types.flatMap((type) =>
    type.articles.map((row, index) => ({
      article_id: row.id,
      type_id: type.id,
      titles: JSON.stringify(row.titles),
      summaries: eachOf(real[row.id] ?? row.texts, summaryOf),
      contents: eachOf(real[row.id] ?? row.texts, htmlOf),
      sort_order: index,
      updated_ms: nowMs,
    })),
  );
  const insertArticles = trx.insertInto('article').values(articleRows);
  await insertArticles.onConflict((conflict) => conflict.doNothing()).execute();
  const noticeRows = notices.map((notice, index) => ({
    push_id: notice.id,
    titles: JSON.stringify(notice.titles),
    contents: JSON.stringify(notice.contents),
    created_ms: nowMs - index * 3_600_000,
  }));
  const insertNotices = trx.insertInto('push_info').values(noticeRows);
  await insertNotices.onConflict((conflict) => conflict.doNothing()).execute();
}
