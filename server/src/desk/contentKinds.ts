/** Where each kind of content is stored, and how a row and an item are made from each other. */
import type { ContentKind, ContentOf } from '@foyer/contract/desk/content.ts';
import type { DeskWords } from '@foyer/contract/desk/deskCall.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Kind<Item> {
  readonly table: string;
  readonly idColumn: string;
  /** Columns of the row besides its id. Objects are stored as JSON. */
  readonly toRow: (item: Item) => Row;
  readonly toItem: (row: Row) => Item;
  /** Columns that only a new row gets. */
  readonly atFirst: (nowMs: number) => Row;
  readonly orderBy: string;
  readonly titleOf: (item: Item, id: string) => DeskWords;
  readonly placeOf: (item: Item) => string;
}

// Safe casts: rows have these columns, and were checked by the schemas when they were written.
const textOf = (value: unknown): string => value as string;
const numberOf = (value: unknown): number => value as number;
const wordsOf = (value: unknown): DeskWords => value as DeskWords;
const everywhere = (text: string): DeskWords => ({ zh_CN: text, en: text, th: text });
const navTypes = { path: '1', address: '2', platform: '3' } as const;

type Kinds = { readonly [K in ContentKind]: Kind<ContentOf<K>> };

const sorted = { orderBy: 'sort_order', atFirst: () => ({}) };
const dated = { orderBy: 'created_ms', atFirst: (nowMs: number) => ({ created_ms: nowMs }) };

const kinds: Kinds = {
  banner: {
    table: 'home_banner',
    idColumn: 'banner_code',
    ...sorted,
    toRow: ({ position, eyebrow, title, content, action, picture, target, sortOrder }) => ({
      position,
      words: { eyebrow, title, content, action },
      picture,
      target,
      sort_order: sortOrder,
    }),
    toItem: (row) => ({
      position: textOf(row['position']),
      ...(row['words'] as Pick<ContentOf<'banner'>, 'eyebrow' | 'title' | 'content' | 'action'>),
      picture: textOf(row['picture']),
      target: textOf(row['target']),
      sortOrder: numberOf(row['sort_order']),
    }),
    titleOf: ({ title }) => title,
    placeOf: ({ position }) => position,
  },
  announcement: {
    table: 'announcement',
    idColumn: 'announcement_id',
    ...dated,
    toRow: ({ names, contents }) => ({ names, contents }),
    toItem: (row) => ({ names: wordsOf(row['names']), contents: wordsOf(row['contents']) }),
    titleOf: ({ names }) => names,
    placeOf: () => '',
  },
  article: {
    table: 'article',
    idColumn: 'article_id',
    ...sorted,
    atFirst: (nowMs) => ({ updated_ms: nowMs }),
    toRow: ({ typeId, titles, summaries, contents, sortOrder }) => ({
      type_id: typeId,
      titles,
      summaries,
      contents,
      sort_order: sortOrder,
    }),
    toItem: (row) => ({
      typeId: textOf(row['type_id']),
      titles: wordsOf(row['titles']),
      summaries: wordsOf(row['summaries']),
      contents: wordsOf(row['contents']),
      sortOrder: numberOf(row['sort_order']),
    }),
    titleOf: ({ titles }) => titles,
    placeOf: ({ typeId }) => typeId,
  },
  push: {
    table: 'push_info',
    idColumn: 'push_id',
    ...dated,
    toRow: ({ titles, contents }) => ({ titles, contents }),
    toItem: (row) => ({ titles: wordsOf(row['titles']), contents: wordsOf(row['contents']) }),
    titleOf: ({ titles }) => titles,
    placeOf: () => '',
  },
  promotion: {
    table: 'promotion',
    idColumn: 'config_id',
    ...sorted,
    toRow: (item) => ({
      article_id: item.articleId,
      bonus_type: item.bonusType,
      titles: item.titles,
      summaries: item.summaries,
      contents: item.contents,
      conditions: item.conditions,
      picture: item.picture,
      terms: item.terms,
      rule: item.rule,
      from_ms: item.fromMs,
      until_ms: item.untilMs,
      sort_order: item.sortOrder,
    }),
    toItem: (row) => ({
      articleId: textOf(row['article_id']),
      bonusType: textOf(row['bonus_type']),
      titles: wordsOf(row['titles']),
      summaries: wordsOf(row['summaries']),
      contents: wordsOf(row['contents']),
      conditions: wordsOf(row['conditions']),
      picture: textOf(row['picture']),
      terms: row['terms'],
      rule: row['rule'] as ContentOf<'promotion'>['rule'],
      fromMs: numberOf(row['from_ms']),
      untilMs: row['until_ms'] === null ? null : numberOf(row['until_ms']),
      sortOrder: numberOf(row['sort_order']),
    }),
    titleOf: ({ titles }) => titles,
    placeOf: ({ bonusType }) => bonusType,
  },
  navigation: {
    table: 'nav_item',
    idColumn: 'nav_id',
    ...sorted,
    toRow: ({ names, leadsTo, url, picture, sortOrder }) => ({
      names,
      nav_type: navTypes[leadsTo],
      url,
      picture,
      sort_order: sortOrder,
    }),
    toItem: (row) => ({
      names: wordsOf(row['names']),
      leadsTo: row['nav_type'] === '1' ? 'path' : row['nav_type'] === '2' ? 'address' : 'platform',
      url: textOf(row['url']),
      picture: textOf(row['picture']),
      sortOrder: numberOf(row['sort_order']),
    }),
    titleOf: ({ names }) => names,
    placeOf: ({ url }) => url,
  },
  frontConfig: {
    table: 'front_config',
    idColumn: 'config_key',
    orderBy: 'config_key',
    atFirst: () => ({}),
    toRow: ({ values }) => ({ config_values: values }),
    toItem: (row) => ({ values: wordsOf(row['config_values']) }),
    titleOf: (_item, id) => everywhere(id),
    placeOf: ({ values }) => values.zh_CN.slice(0, 100),
  },
};

/** The kind with its items' type erased, for code that treats all alike. */
export const kindOf = (kind: ContentKind): Kind<Row> => kinds[kind] as unknown as Kind<Row>;
