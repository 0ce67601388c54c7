/** The board: sports, times, and the matches of the chosen sport. SI-20, ROUTE-059 to ROUTE-070 */
import { sportKinds } from '@foyer/contract/play/sport.ts';
import type { SportKind, SportMatch } from '@foyer/contract/play/sport.ts';
import { dayOf } from '@foyer/contract/play/sportDays.ts';
import { el } from '../../frame/dom.ts';
import { boardOf, boardTabs, hashOf, slotOfRoute, sportOfRoute } from '../model/route.ts';
import type { BoardTab } from '../model/route.ts';
import type { Board } from '../model/state.ts';
import { sportName } from '../names.ts';
import { press } from '../view/press.ts';
import type { Word } from '../words.ts';
import { sportIcon } from './marks.ts';
import type { Looking } from './odds.ts';
import { leagues } from './rows.ts';
import { slots } from './slots.ts';

const groups: readonly (readonly [SportKind['hall'], Word])[] = [
  ['sports', 'sportGroup'],
  ['esports', 'esportGroup'],
  ['cockfight', 'showGroup'],
];

/** All sports with the number of their live matches. */
export function sportStrip({ setting: { words }, state }: Looking): HTMLElement {
  const chosen = sportOfRoute(state.route);
  const link = ({ sportId, code }: SportKind) => {
    const live = state.tabs.find((tab) => tab.sportId === sportId)?.liveCount ?? 0;
    return el(
      'a.sport',
      {
        'data-key': String(sportId),
        href: hashOf(boardOf(sportId)),
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

type Parted = Readonly<Record<BoardTab, readonly SportMatch[]>>;

function parted({ matches, results }: Board, nowMs: number): Parted {
  const ahead = matches.filter(({ running }) => running.phase === 'before');
  const isToday = ({ startMs }: SportMatch) => dayOf(startMs) === dayOf(nowMs);
  return {
    live: matches.filter(({ running }) => running.phase === 'live'),
    today: ahead.filter(isToday),
    early: ahead.filter((match) => !isToday(match)),
    results,
  };
}

const tabWords = { live: 'tabLive', today: 'tabToday', early: 'tabEarly', results: 'tabResults' } as const;
const emptyWords = { live: 'emptyLive', today: 'emptyToday', early: 'emptyEarly', results: 'emptyResults' } as const;

/** The default tab: live matches, or else the first with upcoming ones. */
const firstTab = (of: Parted): BoardTab => (of.live.length > 0 ? 'live' : of.today.length > 0 ? 'today' : 'early');

export function board(looking: Looking): HTMLElement {
  const { setting, state, nowMs } = looking;
  const { words } = setting;
  const sportId = sportOfRoute(state.route);
  const asked = state.route.kind === 'board' ? state.route.tab : undefined;
  if (state.board?.sportId !== sportId) return state.fault === '' ? skeleton(looking) : failed(looking);
  const of = parted(state.board, nowMs);
  const tab = asked ?? firstTab(of);
  const counted = state.tabs.find((each) => each.sportId === sportId);
  const counts: Readonly<Record<BoardTab, number>> = {
    live: of.live.length,
    today: counted?.todayCount ?? of.today.length,
    early: counted?.earlyCount ?? of.early.length,
    results: of.results.length,
  };
  const tabs = boardTabs.map((each) =>
    el(
      'a.tab',
      {
        'data-key': each,
        href: hashOf(boardOf(sportId, each)),
        ...(each === tab && { 'aria-current': 'true' }),
      },
      words(tabWords[each]),
      el('span.fig', {}, String(counts[each])),
    ),
  );
  const slot = slotOfRoute(state.route, nowMs);
  const isRead = slot === state.board.slot || tab === 'live' || tab === 'results';
  return el(
    'div.board',
    { 'data-key': `board ${sportId}` },
    el('h1.unseen', {}, `${sportName(words, sportId)} · ${words(tabWords[tab])}`),
    el('nav.tabs', { 'aria-label': words('when') }, ...tabs),
    tab === 'today' || tab === 'early' ? slots(looking, tab) : undefined,
    sportId === 201 ? el('p.aside-note', {}, words('roosterNote')) : undefined,
    !isRead
      ? state.fault === ''
        ? bones(looking)
        : failed(looking)
      : of[tab].length === 0
        ? empty(looking, tab)
        : leagues(looking, of[tab]),
    note(looking),
  );
}

/** States the margins and that the matches are simulated, on every board. M05, M21 */
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

const skeleton = (looking: Looking): HTMLElement =>
  el('div.board', { 'aria-busy': 'true', 'data-key': 'waiting' }, bones(looking));

const bones = ({ setting: { words } }: Looking): HTMLElement =>
  el(
    'div.bones',
    { 'aria-busy': 'true', 'data-key': 'bones' },
    el('p.unseen', { role: 'status' }, words('loading')),
    ...Array.from({ length: 5 }, () => el('div.bone')),
  );
