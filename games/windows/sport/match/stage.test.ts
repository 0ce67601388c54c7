// @vitest-environment happy-dom
/** What the head of a match's page shows of its course and of its sides: only what the house has sent. */
import { expect, it } from 'vitest';
import type { SportEvent, SportMatch } from '@foyer/contract/play/sport.ts';
import { boardOf } from '../model/route.ts';
import { createPage, texts, words } from '../testing/page.ts';

const minute = 60_000;
const startMs = 1_800_000_000_000;
const teams = { leagueName: '山河模拟联赛', homeCrest: 1, awayCrest: 2 };

function matchOf(
  matchId: string,
  [homeName, awayName]: readonly [string, string],
  [home, away]: readonly [number, number],
  more: Partial<SportMatch['running']> = {},
  ageMs = 0,
): SportMatch {
  const running = {
    matchId,
    sportId: 1,
    phase: 'live' as const,
    isBreak: false,
    score: { home, away },
    parts: [],
    part: 1,
    minute: 30,
    serving: '' as const,
    decidedBy: '' as const,
    suspendedUntilMs: 0,
    nextMs: 0,
    markets: [],
    marketCount: 0,
    ...more,
  };
  return { ...teams, homeName, awayName, startMs: startMs - ageMs, running };
}

const event = (
  after: number,
  kind: SportEvent['kind'],
  side: SportEvent['side'],
  [home, away]: readonly [number, number],
): SportEvent => ({
  atMs: startMs + after * minute,
  kind,
  side,
  points: kind === 'score' ? 1 : 0,
  part: 1,
  minute: after,
  score: { home, away },
});

function headOf(match: SportMatch, events: readonly SportEvent[], results: readonly SportMatch[] = []): HTMLElement {
  const page = createPage();
  page.state.route = { kind: 'match', matchId: match.running.matchId };
  page.state.board = { sportId: 1, slot: 0, matches: [match], results };
  page.state.page = { match, markets: [], events, proof: undefined };
  page.draw('ground', startMs + 40 * minute);
  const head = page.root.querySelector<HTMLElement>('.stage');
  if (head === null) throw new Error('no head');
  return head;
}

const marksIn = (head: HTMLElement): unknown[] =>
  [...head.querySelectorAll('.pulse :is(.home, .away)')].map((mark) => [
    mark.getAttribute('class'),
    mark.getAttribute('d'),
  ]);

it('marks each score at its time, above the line for the home side and below for the away side, and nothing else', () => {
  const match = matchOf('1-1', ['甲队', '乙队'], [1, 1]);
  const head = headOf(match, [
    event(10, 'score', 'home', [1, 0]),
    event(20, 'part', '', [1, 0]),
    event(30, 'score', 'away', [1, 1]),
  ]);
  expect(marksIn(head)).toEqual([
    ['home', 'M100.0 14v-11.0'],
    ['away', 'M300.0 14v11.0'],
  ]);
  expect(head.querySelector('.pulse .cut')?.getAttribute('d')).toBe('M200.0 0V28');
  expect(headOf(match, []).querySelector('.pulse')).toBeNull();
});

it('marks what each side gained by the end of a part, in sports that list no single points', () => {
  const match = matchOf('1-1', ['甲队', '乙队'], [30, 20]);
  const head = headOf(match, [event(10, 'part', '', [10, 20]), event(20, 'part', '', [30, 20])]);
  expect(marksIn(head)).toEqual([
    ['home', 'M100.0 14v-5.5'],
    ['away', 'M100.0 14v11.0'],
    ['home', 'M200.0 14v-11.0'],
  ]);
});

it('shows the form of a side from its listed results, the newest first, and none for a side without results', () => {
  const match = matchOf('1-9', ['甲队', '乙队'], [0, 0]);
  const over = { phase: 'over' as const };
  const results = [
    matchOf('1-2', ['甲队', '丙队'], [2, 1], over, 30 * minute),
    matchOf('1-3', ['丁队', '甲队'], [3, 1], over, 10 * minute),
    matchOf('1-4', ['丁队', '丙队'], [3, 1], over, 20 * minute),
    matchOf('1-5', ['甲队', '丁队'], [0, 0], { phase: 'void' }, 5 * minute),
    matchOf('1-6', ['甲队', '丁队'], [1, 1], over, 40 * minute),
  ];
  const head = headOf(match, [], results);
  expect(texts(head, '.home .form b')).toEqual([words('formLost'), words('formWon'), words('formDrawn')]);
  expect(texts(head, '.away .form')).toEqual([]);
});

it('puts live and upcoming matches of the board into the place of their sport, with a score once it is live', () => {
  const page = createPage();
  const ahead = matchOf('1-8', ['丙队', '丁队'], [0, 0], { phase: 'before' }, -60 * minute);
  page.state.board = { sportId: 1, slot: 0, matches: [matchOf('1-7', ['甲队', '乙队'], [2, 0]), ahead], results: [] };
  page.state.route = boardOf(1, 'live');
  page.draw('ground', startMs);
  expect(page.root.querySelectorAll('.match .is-scene.of-football .venue')).toHaveLength(1);
  expect(texts(page.root, '.is-scene .score')).toEqual(['2', '0']);
  page.state.route = boardOf(1, 'today');
  page.draw('ground', startMs);
  expect(page.root.querySelectorAll('.match')).toHaveLength(1);
  expect(page.root.querySelectorAll('.match .is-scene.of-football .venue')).toHaveLength(1);
  expect(page.root.querySelectorAll('.is-scene .crest')).toHaveLength(2);
  expect(texts(page.root, '.is-scene .score')).toEqual([]);
});

it('warns on the page of a running match that the picture may be late. M21', () => {
  const match = matchOf('1-1', ['甲队', '乙队'], [1, 0]);
  const page = createPage();
  page.state.route = { kind: 'match', matchId: '1-1' };
  page.state.board = { sportId: 1, slot: 0, matches: [match], results: [] };
  page.state.page = { match, markets: [], events: [], proof: undefined };
  page.draw('ground', startMs + 40 * minute);
  expect(page.root.querySelector('.sim-note')?.textContent).toContain(words('lateNote'));
  page.state.route = boardOf(1);
  page.draw('ground', startMs + 40 * minute);
  expect(page.root.querySelector('.sim-note')?.textContent).toContain(words('lateNote'));
});
