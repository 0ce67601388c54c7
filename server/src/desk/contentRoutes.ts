/** Content of the pages: banners, announcements, articles, notices, promotions, navigation and front configuration. */
import { isMultipleAllowed, keptTerms } from '@foyer/contract/bonusTerms.ts';
import {
  contentChoices,
  contentItem,
  contentList,
  contentSchemas,
  endContent,
  frontRules,
  saveContent,
} from '@foyer/contract/desk/content.ts';
import type { ContentKind } from '@foyer/contract/desk/content.ts';
import type { DeskWords } from '@foyer/contract/desk/deskCall.ts';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { DeskRefusal, refuseField } from '../http/operator/deskRefusal.ts';
import { settings } from '../settings/settings.ts';
import { faultsOf } from './fieldFaults.ts';
import { kindOf } from './contentKinds.ts';
import type { Row } from './contentKinds.ts';
import { changeContent, choices, contentRows, readContent, versionOf } from './contentStore.ts';
import { on } from './deskRoute.ts';
import type { DeskRoute } from './deskRoute.ts';
import { paged } from './paging.ts';

const timeIn = (row: Row, column: string): number => (typeof row[column] === 'number' ? row[column] : 0);
const shorter = (words: DeskWords): DeskWords => ({
  zh_CN: words.zh_CN.slice(0, 200),
  en: words.en.slice(0, 200),
  th: words.th.slice(0, 200),
});

const list = on(contentList, async ({ house }, { kind, ...page }) => {
  const { idColumn, toItem, titleOf, placeOf } = kindOf(kind);
  const idOf = (row: Row): string => String(row[idColumn]);
  return paged(await contentRows(house, kind, page), page.limit, idOf, (row) => {
    const item = toItem(row);
    return {
      id: idOf(row),
      title: shorter(titleOf(item, idOf(row))),
      place: placeOf(item),
      fromMs: timeIn(row, 'from_ms') || timeIn(row, 'created_ms') || timeIn(row, 'updated_ms'),
      untilMs: timeIn(row, 'until_ms'),
      sortOrder: timeIn(row, 'sort_order'),
    };
  });
});

/** Keys of ENUM-002. Any other counts as `other`. */
const bonusTypes = ['1', '2', '3', '4', '5', '6', '7', '9', 'A', 'B', 'C'];

const options = on(contentChoices, async ({ house }) => ({ ...(await choices(house)), bonusTypes }));

const read = on(contentItem, async ({ house, note }, { kind, id }) => {
  note({ subject: `${kind} ${id}` });
  const row = await readContent(house.db, kind, id);
  if (row === undefined) throw new DeskRefusal('notFound');
  const item = kindOf(kind).toItem(row);
  return { item: { ...item }, version: versionOf(item) };
});

function requireFront(id: string, values: DeskWords): void {
  const rule = Object.hasOwn(frontRules, id) ? frontRules[id as keyof typeof frontRules] : 'text';
  for (const [lang, value] of Object.entries(values)) {
    if (value.length > 20_000) refuseField(`values.${lang}`, 'is too long', 'tooLong', 20_000);
    if (typeof rule !== 'string' && !(rule as readonly string[]).includes(value))
      refuseField(`values.${lang}`, rule.join(', '), 'oneOf', rule.join(', '));
    if (typeof rule !== 'string' && value !== values.zh_CN)
      refuseField(`values.${lang}`, 'is the same in every language', 'sameEverywhere');
    if (rule === 'json' && value !== '' && !isJsonList(value))
      refuseField(`values.${lang}`, 'is no list in JSON', 'jsonList');
  }
}

function isJsonList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

/** What the fields' own rules cannot see. */
async function requireFits(house: House, kind: ContentKind, id: string, item: Row): Promise<void> {
  if (kind === 'frontConfig') requireFront(id, v.parse(contentSchemas.frontConfig, item).values);
  if (kind === 'navigation') {
    const { leadsTo, url } = v.parse(contentSchemas.navigation, item);
    const shapes = { path: /^\/(?![/\\])/, address: /^https:\/\//, platform: /^[\w-]{1,64}$/ };
    if (!shapes[leadsTo].test(url)) refuseField('url', `is no ${leadsTo}`, leadsTo);
  }
  if (kind !== 'promotion') return;
  const { fromMs, untilMs, terms } = v.parse(contentSchemas.promotion, item);
  if (untilMs !== null && untilMs <= fromMs) refuseField('untilMs', 'is not after fromMs', 'endsBeforeStart');
  const cap = house.config.jurisdiction.bonusMultiple;
  const { bonusHighMultiples } = await settings(house, ['bonusHighMultiples']);
  if (!isMultipleAllowed(v.parse(keptTerms.schema, terms), cap, bonusHighMultiples === '1'))
    refuseField('terms.multiple', `the multiple is above ${cap.cap}`, 'multipleAbove', cap.cap);
}

function readItem(kind: ContentKind, given: unknown): Row {
  const parsed = v.safeParse(contentSchemas[kind], given);
  if (parsed.success) return parsed.output;
  throw new DeskRefusal('badFields', { fields: faultsOf(parsed.issues, 'item.') });
}

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

const save = on(saveContent, async ({ house, note }, { kind, id, version, item: given }) => {
  const item = readItem(kind, given);
  note({ subject: `${kind} ${id}`, after: item });
  await requireFits(house, kind, id, item);
  const changed = await changeContent(house, kind, id, version, () => ({ row: kindOf(kind).toRow(item) })).catch(
    (error: unknown) => {
      if (isTaken(error)) return refuseField('item.articleId', 'is used by another promotion', 'usedElsewhere');
      throw error;
    },
  );
  if (changed === 'stale') throw new DeskRefusal('changedMeanwhile');
  note({ before: changed.before });
  return { version: versionOf(item) };
});

const end = on(endContent, async ({ house, note }, { kind, id, version }) => {
  note({ subject: `${kind} ${id}` });
  const nowMs = house.now();
  const changed = await changeContent(house, kind, id, version, (before) =>
    kind === 'promotion' && before !== undefined
      ? { row: kindOf(kind).toRow({ ...before, untilMs: nowMs }) }
      : 'remove',
  );
  if (changed === 'stale') throw new DeskRefusal('changedMeanwhile');
  note({ before: changed.before });
  return {};
});

export const contentRoutes: readonly DeskRoute[] = [list, options, read, save, end];
