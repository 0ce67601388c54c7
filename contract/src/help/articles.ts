/** The help centre's articles. SI-29, CONST-003 */
import { defineCall } from '../call.ts';
import { integer, list, moment, page, paging, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

export const articleTypeItem = record({ typeId: text, typeName: text, articleCount: withDefault(integer, 0) });

export const articleType = defineCall({
  id: 'CALL-037',
  name: 'articleType',
  path: '/api/guest/articleType',
  access: 'guest',
  request: record({}),
  response: record({ list: withDefault(list(articleTypeItem), []) }),
});

/** `summary` is plain text. */
export const articleItem = record({
  articleId: text,
  typeId: text,
  title: text,
  summary: withDefault(text, ''),
  updateTime: withDefault(moment, ''),
});
export type ArticleItem = Value<typeof articleItem>;

/** 20 per page; an empty `typeId` means every type. CONST-003 */
export const articleListByType = defineCall({
  id: 'CALL-038',
  name: 'articleListByType',
  path: '/api/guest/articleListByType',
  access: 'guest',
  request: record({ ...paging, typeId: withDefault(text, '') }),
  response: page(articleItem),
});

/** `content` is HTML of `articleTags`, sanitised by the house and again by the client. Refuses: NOT_FOUND. */
export const articleById = defineCall({
  id: 'CALL-039',
  name: 'articleById',
  path: '/api/guest/articleById',
  access: 'guest',
  request: record({ articleId: text }),
  response: record({
    articleId: text,
    typeId: text,
    title: text,
    summary: withDefault(text, ''),
    content: text,
    updateTime: withDefault(moment, ''),
  }),
});
