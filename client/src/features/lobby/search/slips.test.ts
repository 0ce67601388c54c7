import type { GameInfo } from '@foyer/contract/lobby/lists.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex, normalised } from '@foyer/games/search/gameIndex.ts';
import { searchGames } from './searchGames.ts';

/** The Damerau–Levenshtein distance (swapped neighbours count as one), as in the textbook. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_each, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      (rows[i] ?? [])[j] = best;
    }
  }
  return at(a.length, b.length);
}

/** Whether a word of a name begins with text that is at most one error away from `typed`. */
function isOneSlipAway(names: string, typed: string): boolean {
  return names.split('|').some((name) =>
    Array.from(name).some((_, from) => {
      if (from > 0 && name[from - 1] !== ' ' && name[from - 1] !== '-') return false;
      return [-1, 0, 1].some((more) => distance(name.slice(from, from + typed.length + more), typed) <= 1);
    }),
  );
}

const letters = Array.from('abcdeghijklnostuy');
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 9 });
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const names = fc.array(name, { minLength: 1, maxLength: 4 });
const catalogue = fc.array(names, { minLength: 1, maxLength: 12 });

const game = (all: readonly string[], place: number): GameInfo => ({
  id: String(place),
  fullName: all[0] ?? '',
  gameId: String(place),
  gameType: 1,
  platformCode: 'moyu',
  pcImg: '',
  searchWords: [...all, 'zz'].join('|'),
  section: '',
  isTrialOffered: true,
  isNew: false,
  isHot: place % 3 === 0,
  isUnderMaintenance: false,
  maintainRemarks: '',
});

const slip = fc.record({
  kind: fc.constantFrom('changed', 'leftOut', 'putIn', 'swapped'),
  at: fc.nat(8),
  letter: fc.constantFrom(...letters),
});

function mistyped(meant: string, { kind, at: place, letter }: { kind: string; at: number; letter: string }): string {
  const at = place % meant.length;
  const [before, sign, after] = [meant.slice(0, at), meant[at] ?? '', meant.slice(at + 1)];
  switch (kind) {
    case 'changed':
      return before + letter + after;
    case 'leftOut':
      return before + after;
    case 'putIn':
      return before + letter + sign + after;
    default:
      return before + (after[0] ?? '') + sign + after.slice(1);
  }
}

describe('a typing error. AMB-189', () => {
  it('in a word of five letters or more still finds the intended game', () => {
    fc.assert(
      fc.property(catalogue, fc.nat(), slip, (all, pick, how) => {
        const place = pick % all.length;
        const words = (all[place] ?? []).flatMap((each) => each.split(' ')).filter((each) => each.length >= 5);
        fc.pre(words.length > 0);
        const typed = mistyped(words[pick % words.length] ?? '', how);
        fc.pre(normalised(typed).length >= 5);
        const index = buildIndex(all.map(game));
        const found = searchGames(index, typed).map(({ id }) => id);
        const areManyExact = all.filter((each) => each.join('|').includes(typed)).length >= 5;
        const doesOneBegin = all.flat().some((each) => each.startsWith(typed));
        return areManyExact || doesOneBegin || found.includes(String(place));
      }),
    );
  });

  it('finds nothing more than one error away, and is not corrected under three letters', () => {
    fc.assert(
      fc.property(
        catalogue,
        fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 9 }),
        (all, typed) => {
          const index = buildIndex(all.map(game));
          for (const { id } of searchGames(index, typed)) {
            const own = [...(all[Number(id)] ?? []), 'zz'].join('|');
            if (own.includes(typed)) continue;
            expect(typed.length).toBeGreaterThanOrEqual(3);
            expect([own, typed, isOneSlipAway(own, typed)]).toEqual([own, typed, true]);
          }
        },
      ),
    );
  });

  it('ranks a corrected match after every exact match', () => {
    fc.assert(
      fc.property(catalogue, fc.nat(), slip, (all, pick, how) => {
        const meant = (all[pick % all.length] ?? [])[0] ?? '';
        const typed = normalised(mistyped(meant, how));
        const found = searchGames(buildIndex(all.map(game)), typed).map(({ id }) => all[Number(id)]?.join('|') ?? '');
        const isExact = found.map((own) => own.includes(typed) || typed.includes(' '));
        expect(isExact).toEqual(isExact.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});
