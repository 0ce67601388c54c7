/** SQL of the help centre. */
import type { House } from '../house.ts';
import type { PageSlice } from '../http/paging.ts';

export function articleTypes(house: House) {
  return house.db
    .selectFrom('article_type')
    .leftJoin('article', 'article.type_id', 'article_type.type_id')
    .select(['article_type.type_id', 'article_type.names'])
    .select((count) => count.fn.count<number>('article.article_id').as('article_count'))
    .groupBy(['article_type.type_id', 'article_type.names', 'article_type.sort_order'])
    .orderBy('article_type.sort_order')
    .execute();
}

/** Returns a page of articles. A `typeId` of '' is every type. */
export async function articlePage(house: House, typeId: string, { offset, limit }: PageSlice) {
  let found = house.db.selectFrom('article').innerJoin('article_type', 'article_type.type_id', 'article.type_id');
  if (typeId !== '') found = found.where('article.type_id', '=', typeId);
  const inOrder = found
    .select(['article.article_id', 'article.type_id', 'article.titles', 'article.summaries', 'article.updated_ms'])
    .orderBy('article_type.sort_order')
    .orderBy('article.sort_order')
    .orderBy('article.article_id');
  const [rows, { total }] = await Promise.all([
    inOrder.offset(offset).limit(limit).execute(),
    found.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function articleOf(house: House, articleId: string) {
  return house.db.selectFrom('article').selectAll().where('article_id', '=', articleId).executeTakeFirst();
}

export function pushedNotices(house: House) {
  return house.db
    .selectFrom('push_info')
    .selectAll()
    .orderBy('created_ms', 'desc')
    .orderBy('push_id')
    .limit(100)
    .execute();
}

export function pushedNotice(house: House, pushId: string) {
  return house.db.selectFrom('push_info').selectAll().where('push_id', '=', pushId).executeTakeFirst();
}
