/** The help centre's articles and notices, in three languages. */
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { account } from './help/account.ts';
import { htmlOf, summaryOf, words } from './help/article.ts';
import { bonuses } from './help/bonuses.ts';
import { deposit } from './help/deposit.ts';
import { games } from './help/games.ts';
import { responsible } from './help/responsible.ts';
import { rules } from './help/rules.ts';
import { start } from './help/start.ts';
import { withdrawal } from './help/withdrawal.ts';

const types = [start, deposit, withdrawal, games, bonuses, account, responsible, rules];

const eachOf = (texts: ReturnType<typeof words>, write: (text: string) => string): string =>
  JSON.stringify(words(write(texts.zh_CN), write(texts.en), write(texts.th)));

const notices = [
  {
    id: 'catalogue',
    titles: words('游戏目录已扩充', 'The catalogue has grown', 'รายการเกมเพิ่มขึ้นแล้ว'),
    contents: words(
      '大厅现在列出六百款游戏。老虎机可以进入，其他类型写明了为什么还不能进入。',
      'The lobby now lists six hundred games. Slots can be entered; the other types say why they cannot yet.',
      'ล็อบบี้มีเกมหกร้อยรายการแล้ว สล็อตเข้าเล่นได้ ส่วนประเภทอื่นระบุเหตุผลที่ยังเข้าไม่ได้',
    ),
  },
  {
    id: 'help-centre',
    titles: words('帮助中心开放', 'The help centre is open', 'เปิดศูนย์ช่วยเหลือ'),
    contents: words(
      '存款、提款、公平和账号安全的常见问题，都写在帮助中心里。',
      'Questions about deposits, withdrawals, fairness and account security are answered in the help centre.',
      'คำถามเรื่องการฝาก ถอน ความเป็นธรรม และความปลอดภัยของบัญชี มีคำตอบในศูนย์ช่วยเหลือ',
    ),
  },
];

export async function seedHelp(trx: Transaction<Tables>, nowMs: number): Promise<void> {
  const typeRows = types.map((type, index) => ({
    type_id: type.id,
    names: JSON.stringify(type.names),
    sort_order: index,
  }));
  const insertTypes = trx.insertInto('article_type').values(typeRows);
  await insertTypes.onConflict((conflict) => conflict.doNothing()).execute();
  const articleRows = types.flatMap((type) =>
    type.articles.map((article, index) => ({
      article_id: article.id,
      type_id: type.id,
      titles: JSON.stringify(article.titles),
      summaries: eachOf(article.texts, summaryOf),
      contents: eachOf(article.texts, htmlOf),
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
