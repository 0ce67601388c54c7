/** The help centre. SI-29, CALL-013, CALL-037 to CALL-040 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import type { Handlers } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import type { House } from '../house.ts';
import { escapeHtml } from '../sandbox/html.ts';
import { sanitise } from '../http/sanitise.ts';
import { articleOf, articlePage, articleTypes, pushedNotice, pushedNotices } from './store.ts';

type HelpCall = 'articleType' | 'articleListByType' | 'articleById' | 'pushInfoList' | 'pushInfo';

/** The brand's own text of an article of the law, in paragraphs; undefined if it has none. */
function legalText(house: House, articleId: string, lang: Locale): string | undefined {
  const texts: Readonly<Record<string, Readonly<Record<Locale, string>> | null>> = house.config.brand.current().legal;
  const own = Object.hasOwn(texts, articleId) ? texts[articleId] : undefined;
  const paragraphs = own?.[lang].split('\n').filter((line) => line.trim() !== '');
  return paragraphs?.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
}

export const helpRoutes: Pick<Handlers<Calls>, HelpCall> = {
  articleType: async ({ house, lang }) => {
    const rows = await articleTypes(house);
    return {
      list: rows.map((row) => ({
        typeId: row.type_id,
        typeName: inLanguage(row.names, lang),
        articleCount: row.article_count,
      })),
    };
  },

  articleListByType: async ({ house, lang }, request) => {
    const { rows, total } = await articlePage(house, request.typeId, pageOf(request));
    const list = rows.map((row) => ({
      articleId: row.article_id,
      typeId: row.type_id,
      title: inLanguage(row.titles, lang),
      summary: inLanguage(row.summaries, lang),
      updateTime: row.updated_ms,
    }));
    return { list, total };
  },

  /** Refuses: NOT_FOUND. The text is sanitized here, whoever wrote it. S08 */
  articleById: async ({ house, lang, refuse }, { articleId }) => {
    const row = (await articleOf(house, articleId)) ?? refuse('NOT_FOUND');
    return {
      articleId: row.article_id,
      typeId: row.type_id,
      title: inLanguage(row.titles, lang),
      summary: inLanguage(row.summaries, lang),
      content: sanitise(legalText(house, row.article_id, lang) ?? inLanguage(row.contents, lang)),
      updateTime: row.updated_ms,
    };
  },

  pushInfoList: async ({ house, lang }) => {
    const rows = await pushedNotices(house);
    const list = rows.map((row) => ({
      id: row.push_id,
      title: inLanguage(row.titles, lang),
      content: inLanguage(row.contents, lang),
      createTime: row.created_ms,
    }));
    return { list };
  },

  /** Refuses: NOT_FOUND. */
  pushInfo: async ({ house, lang, refuse }, { id }) => {
    const row = (await pushedNotice(house, id)) ?? refuse('NOT_FOUND');
    return {
      id: row.push_id,
      title: inLanguage(row.titles, lang),
      content: inLanguage(row.contents, lang),
      createTime: row.created_ms,
    };
  },
};
