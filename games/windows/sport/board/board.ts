/** The board: sports, times, and the matches of the sport that is chosen. SI-20, ROUTE-059 to ROUTE-070 */
import { sportKinds } from '@foyer/contract/games/sport.ts';
import type { SportKind, SportMatch } from '@foyer/contract/games/sport.ts';
import { el } from '../../frame/dom.ts';
import { boardTabs, hashOf, sportOfRoute } from '../model/route.ts';
import type { BoardTab } from '../model/route.ts';
import type { Board } from '../model/state.ts';
import { sportName } from '../names.ts';
import { press } from '../view/press.ts';
import type { Word } from '../words.ts';
import { sportIcon } from './marks.ts';
import type { Looking } from './odds.ts';
import { leagues } from './rows.ts';

const groups: readonly (readonly [SportKind['hall'], Word])[] = [
  ['sports', 'sportGroup'],
  ['esports', 'esportGroup'],
  ['cockfight', 'showGroup'],
];

/** Every sport that is listed, with how many of its matches run. */
export function sportStrip({ setting: { words }, state }: Looking): HTMLElement {
  const chosen = sportOfRoute(state.route);
  const link = ({ sportId, code }: SportKind) => {
    const live = state.tabs.find((tab) => tab.sportId === sportId)?.liveCount ?? 0;
    return el(
      'a.sport',
      {
        'data-key': String(sportId),
        href: hashOf({ kind: 'board', sportId, tab: undefined }),
        ...(sportId === chosen && { 'aria-current': 'page' }),
      },
      sportIcon(code),
      el('span', {}, sportName(words, sportId)),
      live > 0 ? el('b.live.fig', { title: words('liveCount', { count: live }) }, String(live)) : undefined,
    );
  };
  return el(
    'nav.strip',
    { 'aria-label': words('sports') },
    ...groups.map(([hall, heading]) =>
      el(
        'div.hall',
        { 'data-key': hall },
        el('h2', {}, words(heading)),
        ...sportKinds.filter((kind) => kind.hall === hall).map(link),
      ),
    ),
  );
}

/** A match that begins within half an hour begins soon. */
const soonMs = 30 * 60_000;

type Parted = Readonly<Record<BoardTab, readonly SportMatch[]>>;

function parted({ matches, results }: Board, nowMs: number): Parted {
  const open = matches.filter(({ running }) => running.phase === 'before' || running.phase === 'live');
  const ahead = open.filter(({ running }) => running.phase === 'before');
  const isSoon = ({ startMs }: SportMatch) => startMs - nowMs <= soonMs;
  return {
    live: open.filter(({ running }) => running.phase === 'live'),
    soon: ahead.filter(isSoon),
    later: ahead.filter((match) => !isSoon(match)),
    results,
  };
}

const tabWords = { live: 'tabLive', soon: 'tabSoon', later: 'tabLater', results: 'tabResults' } as const;
const emptyWords = { live: 'emptyLive', soon: 'emptySoon', later: 'emptyLater', results: 'emptyResults' } as const;

/** Without a choice: what runs, else what comes next. */
const firstTab = (of: Parted): BoardTab => (of.live.length > 0 ? 'live' : of.soon.length > 0 ? 'soon' : 'later');

export function board(looking: Looking): HTMLElement {
  const { setting, state, nowMs } = looking;
  const { words } = setting;
  const sportId = sportOfRoute(state.route);
  const asked = state.route.kind === 'board' ? state.route.tab : undefined;
  if (state.board?.sportId !== sportId) return state.fault === '' ? skeleton(looking) : failed(looking);
  const of = parted(state.board, nowMs);
  const tab = asked ?? firstTab(of);
  const tabs = boardTabs.map((each) =>
    el(
      'a.tab',
      {
        'data-key': each,
        href: hashOf({ kind: 'board', sportId, tab: each }),
        ...(each === tab && { 'aria-current': 'true' }),
      },
      words(tabWords[each]),
      el('span.fig', {}, String(of[each].length)),
    ),
  );
  return el(
    'div.board',
    { 'data-key': `board ${sportId}` },
    el('h1.unseen', {}, `${sportName(words, sportId)} · ${words(tabWords[tab])}`),
    el('nav.tabs', { 'aria-label': words('when') }, ...tabs, el('span.zone', {}, words('bangkok'))),
    sportId === 201 ? el('p.aside-note', {}, words('roosterNote')) : undefined,
    of[tab].length === 0 ? empty(looking, tab) : leagues(looking, of[tab]),
    note(looking),
  );
}

/** The margin and what these matches are, on every board. M05, M21 */
export function note({ setting: { words, desk } }: Looking): HTMLElement {
  const { marginPercent: before, liveMarginPercent: live, exactMarginPercent: exact } = desk.rules;
  return el('p.sim-note', {}, `${words('simNote', { before, live, exact })} ${words('lateNote')}`);
}

const empty = ({ setting: { words } }: Looking, tab: BoardTab): HTMLElement =>
  el('div.empty', {}, el('h2', {}, words(emptyWords[tab])), el('p', {}, words('emptyHint')));

const failed = ({ setting: { words } }: Looking): HTMLElement =>
  el(
    'div.empty',
    { role: 'alert' },
    el('h2', {}, words('boardFailed')),
    el('button.quiet', { type: 'button', ...press('again') }, words('retry')),
  );

const skeleton = ({ setting: { words } }: Looking): HTMLElement =>
  el(
    'div.board',
    { 'aria-busy': 'true', 'data-key': 'waiting' },
    el('p.unseen', { role: 'status' }, words('loading')),
    ...Array.from({ length: 5 }, () => el('div.bone')),
  );
