/**
 * What the pages show and staff may change. An item is read, changed and saved as a whole: `version` is the one that was
 * read, '' for a new item, and another version by now is refused with `changedMeanwhile`.
 */
import * as v from 'valibot';
import { keptTerms } from '../bonusTerms.ts';
import { act, line, maybe, moment, nothing, pageOf, paging, read, words } from './deskCall.ts';

const id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/));
/** A text in all languages, none of them empty. */
const everyWord = v.object({
  zh_CN: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20_000)),
  en: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20_000)),
  th: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20_000)),
});
const order = v.pipe(v.number(), v.integer());
/** '' leads nowhere; a path of the site, or an https address. */
export const target = v.pipe(v.string(), v.regex(/^$|^\/[^/\\]?[^\\\s]*$|^https:\/\/[^\s\\]+$/));
const picture = v.pipe(v.string(), v.regex(/^$|^[\w.-]+(?: [\w.-]+)*$|^\/[^/\\][^\\\s]*$|^https:\/\/[^\s\\]+$/));

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const hours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8_760));
const weekdays = v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)));
const played = { platformCode: v.string(), gameType: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)) };
/** Who gets a promotion, and for what. Amounts in satang. */
export const promotionRule = v.variant('kind', [
  v.object({
    kind: v.literal('deposit'),
    withinHours: hours,
    leastSatang: amount,
    weekdays,
    nth: v.picklist([0, 1, 2, 3]),
    method: v.string(),
    path: v.string(),
    isActivity: v.boolean(),
  }),
  v.object({
    kind: v.picklist(['rebate', 'rescue']),
    percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    capSatang: amount,
    leastSatang: amount,
    ...played,
  }),
  v.object({
    kind: v.literal('bet'),
    withinHours: hours,
    leastStakeSatang: amount,
    leastTimes: v.pipe(v.number(), v.minValue(-1)),
    ...played,
    ending: v.pipe(v.string(), v.regex(/^\d{0,8}$/)),
  }),
  v.object({ kind: v.literal('staked'), leastSatang: amount, ...played, weekdays }),
  v.object({ kind: v.literal('level'), level: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ kind: v.literal('bind') }),
  v.object({ kind: v.literal('newcomer'), withinHours: hours, leastStakedSatang: amount }),
  v.object({ kind: v.literal('elsewhere'), path: target }),
]);

/** Each kind of item with its fields. The house refuses what these do not allow, and names the field. */
export const contentSchemas = {
  banner: v.strictObject({
    position: line,
    eyebrow: words,
    title: everyWord,
    content: words,
    action: words,
    picture,
    target,
    sortOrder: order,
  }),
  announcement: v.strictObject({ names: everyWord, contents: everyWord }),
  article: v.strictObject({
    typeId: id,
    titles: everyWord,
    summaries: everyWord,
    contents: everyWord,
    sortOrder: order,
  }),
  push: v.strictObject({ titles: everyWord, contents: everyWord }),
  promotion: v.strictObject({
    articleId: id,
    bonusType: v.pipe(v.string(), v.regex(/^\w{1,10}$/)),
    titles: everyWord,
    summaries: everyWord,
    contents: everyWord,
    conditions: everyWord,
    picture,
    /** As in `bonusTerms.ts`, amounts as decimal text. */
    terms: v.pipe(
      v.unknown(),
      v.check((given) => v.is(keptTerms.schema, given), 'terms'),
    ),
    rule: promotionRule,
    fromMs: moment,
    untilMs: v.nullable(moment),
    sortOrder: order,
  }),
  navigation: v.strictObject({
    names: everyWord,
    /** A path of the site, an address outside, or a platform. */
    leadsTo: v.picklist(['path', 'address', 'platform']),
    url: line,
    picture,
    sortOrder: order,
  }),
  frontConfig: v.strictObject({ values: words }),
} as const;
export const contentKinds = [
  'banner',
  'announcement',
  'article',
  'push',
  'promotion',
  'navigation',
  'frontConfig',
] as const;
export type ContentKind = (typeof contentKinds)[number];
export type ContentOf<K extends ContentKind> = v.InferOutput<(typeof contentSchemas)[K]>;

/**
 * Front configuration that the site knows. A list of choices is the same in every language; `text` differs; `thirdLogin`
 * is JSON. Other keys may be stored for a front end of the operator's own, with any text.
 */
export const frontRules = {
  winners: ['live', 'sample', 'off'],
  jackpot: ['demo', 'live', 'off'],
  registerVariant: ['plain', 'GOA', 'SPT', 'phone', 'New'],
  passwordPolicy: ['spec', 'phrase'],
  realNameVariant: ['plain', 'digits12'],
  idCardRequired: ['0', '1'],
  bankCardRule: ['15-19', '6-19', '6-22'],
  floatLogin: ['0', '1'],
  playMoneyNotice: 'text',
  serviceHours: 'text',
  agentBonus: 'text',
  thirdLogin: 'json',
} as const satisfies Readonly<Record<string, readonly string[] | 'text' | 'json'>>;

/** Longer text than this is cut in lists. */
const shown = v.object({
  id: v.string(),
  title: words,
  /** Where it is shown or leads: a position, a type, an address, a value. */
  place: v.string(),
  fromMs: moment,
  /** 0 without an end. */
  untilMs: moment,
  sortOrder: v.number(),
});
export const contentList = read({
  path: '/operator/desk/content',
  summary: 'Lists the items of a kind',
  permission: 'content.read',
  given: { kind: v.picklist(contentKinds), query: maybe, ...paging },
  reply: pageOf(shown),
});
export const contentChoices = read({
  path: '/operator/desk/content/choices',
  summary: 'Values that fields of items may have: positions, article types, bonus types, platforms',
  permission: 'content.read',
  given: nothing,
  reply: {
    positions: v.array(v.string()),
    articleTypes: v.array(v.object({ id: v.string(), names: words })),
    bonusTypes: v.array(v.string()),
    platforms: v.array(v.object({ id: v.string(), names: words })),
    pictures: v.array(v.string()),
  },
});
/** `item` has the fields of `contentSchemas[kind]`. */
export const contentItem = read({
  path: '/operator/desk/content/item',
  summary: 'One item, with its version',
  permission: 'content.read',
  given: { kind: v.picklist(contentKinds), id },
  reply: { item: v.record(v.string(), v.unknown()), version: v.string() },
});
export const saveContent = act({
  path: '/operator/desk/content/save',
  summary: 'Adds or changes an item. Faults are named by field, such as `titles.en`',
  permission: 'content.write',
  given: { kind: v.picklist(contentKinds), id, version: v.string(), item: v.record(v.string(), v.unknown()) },
  reply: { version: v.string() },
});
/** A promotion ends now and its claims stay; anything else is removed. The trail keeps it as it was. */
export const endContent = act({
  path: '/operator/desk/content/end',
  summary: 'Ends or removes an item',
  permission: 'content.write',
  given: { kind: v.picklist(contentKinds), id, version: v.string() },
  reply: nothing,
});
