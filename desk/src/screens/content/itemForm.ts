/** Items as the form has them: times as local text of the house's zone, amounts of rules as decimal text. */
import { fullWeights } from '@foyer/contract/bonusTerms.ts';
import type { ContentKind } from '@foyer/contract/desk/content.ts';
import { decimalOf } from '@foyer/contract/currency.ts';
import { houseZoneMs } from '@foyer/contract/houseZone.ts';
import { minorOf } from '../../ui/fields.tsx';
import { siteCurrency } from '@foyer/contract/currency.ts';

export type Item = Record<string, unknown>;

const noWords = { zh_CN: '', en: '', th: '' };

/** `2026-11-23T09:30`, as a field of date and time has it. */
const timeText = (ms: number): string => new Date(ms + houseZoneMs).toISOString().slice(0, 16);
const msOf = (text: unknown): number => Date.parse(`${String(text)}:00Z`) - houseZoneMs;

/** The field has no seconds: a time that was not touched keeps its own. */
const keptOr = (before: unknown, text: unknown): number =>
  typeof before === 'number' && timeText(before) === text ? before : msOf(text);

const isAmount = (name: string): boolean => name.endsWith('Satang');

function mapRule(rule: unknown, change: (value: unknown) => unknown): Item {
  if (typeof rule !== 'object' || rule === null) return {};
  return Object.fromEntries(
    Object.entries(rule).map(([name, value]) => [name, isAmount(name) ? change(value) : value]),
  );
}

const emptyTerms: Item = {
  gives: { kind: 'percent', percent: 50, cap: '1000', leastDeposit: '100' },
  who: 'everyone',
  often: 'once',
  multiple: 5,
  multipleOf: 'bonusAndDeposit',
  weights: fullWeights,
  longestStakeSatang: 'none',
  expiresAfterHours: 'never',
  fundsOrder: 'ownFirst',
  onCancel: 'bonusReturns',
  winningsCap: 'none',
  platformCodes: [],
  excludedGameIds: [],
};

export function emptyItem(kind: ContentKind): Item {
  switch (kind) {
    case 'banner':
      return {
        position: '',
        eyebrow: noWords,
        title: noWords,
        content: noWords,
        action: noWords,
        picture: '',
        target: '',
        sortOrder: 0,
      };
    case 'announcement':
      return { names: noWords, contents: noWords };
    case 'article':
      return { typeId: '', titles: noWords, summaries: noWords, contents: noWords, sortOrder: 0 };
    case 'push':
      return { titles: noWords, contents: noWords };
    case 'promotion':
      return {
        articleId: '',
        bonusType: '',
        titles: noWords,
        summaries: noWords,
        contents: noWords,
        conditions: noWords,
        picture: '',
        terms: emptyTerms,
        rule: {
          kind: 'deposit',
          withinHours: 24,
          leastSatang: 0,
          weekdays: [],
          nth: 0,
          method: '',
          path: '',
          isActivity: false,
        },
        fromMs: Date.now(),
        untilMs: null,
        sortOrder: 0,
      };
    case 'navigation':
      return { names: noWords, leadsTo: 'path', url: '', picture: '', sortOrder: 0 };
    case 'frontConfig':
      return { values: noWords };
  }
}

export function toForm(kind: ContentKind, item: Item): Item {
  if (kind !== 'promotion') return item;
  const { fromMs, untilMs, rule, ...rest } = item;
  return {
    ...rest,
    rule: mapRule(rule, (value) => decimalOf(Number(value))),
    fromMs: timeText(Number(fromMs)),
    untilMs: untilMs === null ? '' : timeText(Number(untilMs)),
  };
}

/** Fields that have no input keep the value that was read. */
export function fromForm(kind: ContentKind, values: Item, before: Item): Item {
  const merged = merge(before, values);
  if (kind !== 'promotion') return merged;
  const { digits } = siteCurrency();
  return {
    ...merged,
    // A rule of another kind has other fields, so it is not merged with the one before.
    rule: mapRule(values.rule, (value) => (typeof value === 'string' ? minorOf(value, digits) : undefined) ?? 0),
    fromMs: keptOr(before.fromMs, values.fromMs),
    untilMs: (values.untilMs ?? '') === '' ? null : keptOr(before.untilMs, values.untilMs),
  };
}

const isPlain = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A gift of another kind has other fields too. */
function merge(before: Item, values: Item): Item {
  const merged: Item = { ...before };
  for (const [name, value] of Object.entries(values)) {
    const old = merged[name];
    if (value === undefined) continue;
    merged[name] = isPlain(old) && isPlain(value) && name !== 'gives' ? merge(old, value) : value;
  }
  return merged;
}
