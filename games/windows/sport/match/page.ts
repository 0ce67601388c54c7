/** The page of a match: score, markets, course and proof. */
import type { SportMarket, SportMatch } from '@foyer/contract/play/sport.ts';
import { el } from '../../frame/dom.ts';
import { note } from '../board/board.ts';
import { lockedCell, oddsButton, rests } from '../board/odds.ts';
import type { Looking } from '../board/odds.ts';
import { boardOf, hashOf } from '../model/route.ts';
import type { MatchPage } from '../model/state.ts';
import { clockText, marketName } from '../names.ts';
import { press } from '../view/press.ts';
import { chances, course } from './course.ts';
import { timeline } from './events.ts';
import { proofPart } from './proof.ts';
import { partTable, stage } from './stage.ts';
import type { Shown } from './stage.ts';

export function matchPage(looking: Looking, matchId: string): HTMLElement {
  const { setting, state } = looking;
  const { words } = setting;
  const page = state.page?.match.running.matchId === matchId ? state.page : undefined;
  if (page === undefined) return waiting(looking);
  const { match, markets, events } = page;
  const { running } = match;
  const shown = state.replayed === undefined ? events : events.slice(0, state.replayed);
  const isOver = running.phase === 'over' || running.phase === 'void';
  return el(
    'article.match-page',
    { 'data-key': matchId },
    el(
      'div.head',
      {},
      el('a.quiet', { href: hashOf(boardOf(running.sportId)) }, words('back2')),
      el('h1', {}, words('versus', { home: match.homeName, away: match.awayName })),
      el('p.faint', {}, match.leagueName),
    ),
    stage(looking, match, shown, replayOf(looking, page)),
    running.phase === 'live' && rests(match, looking.nowMs)
      ? el('p.rests', { role: 'status' }, words('restsNow'))
      : undefined,
    running.sportId === 201 ? el('p.aside-note', {}, words('roosterNote')) : undefined,
    partTable(looking, match),
    isOver ? replayBar(looking, events.length) : marketList(looking, match, markets),
    el(
      'div.how',
      {},
      isOver ? undefined : chances(looking, match, markets),
      course(looking, match, shown),
      timeline(looking, match, shown),
    ),
    proofPart(looking, page),
    note(looking),
  );
}

/** State of a replay: the match after its first `state.replayed` events. */
function replayOf({ setting: { words }, state }: Looking, { match, events }: MatchPage): Shown | undefined {
  if (state.replayed === undefined) return undefined;
  const at = events[state.replayed - 1];
  const running = {
    ...match.running,
    phase: 'live' as const,
    isBreak: false,
    part: at?.part ?? 1,
    minute: at?.minute ?? 0,
  };
  return { score: at?.score ?? { home: 0, away: 0 }, side: at?.side ?? '', clock: clockText(words, running) };
}

const replayBar = ({ setting: { words }, state }: Looking, count: number): HTMLElement =>
  el(
    'div.replay-bar',
    {},
    el(
      'button.quiet',
      { type: 'button', ...press('replay'), disabled: count === 0 },
      words(state.replayed === undefined ? 'replayBegin' : 'replayStop'),
    ),
  );

function marketList(looking: Looking, match: SportMatch, markets: readonly SportMarket[]): HTMLElement {
  const { words } = looking.setting;
  if (markets.length === 0) return el('div.empty', {}, el('p', {}, words('marketsNone')));
  const byName = Map.groupBy(markets, ({ kind, param }) =>
    marketName(words, { sportId: match.running.sportId, kind, param }),
  );
  return el(
    'section.markets',
    { 'aria-label': words('markets') },
    ...[...byName].map(([name, of]) =>
      el(
        'section.market-card',
        { 'data-key': name },
        el('h2', {}, name),
        ...of.map((market) =>
          el(
            'div.picks',
            { 'data-key': `${market.param}`, 'data-count': String(market.picks.length) },
            ...(market.picks.length === 0
              ? [lockedCell(looking)]
              : market.picks.map((pick) => oddsButton(looking, match, market, pick, true))),
          ),
        ),
      ),
    ),
  );
}

const waiting = ({ setting: { words }, state }: Looking): HTMLElement =>
  state.fault === ''
    ? el(
        'div.board',
        { 'aria-busy': 'true' },
        el('p.unseen', { role: 'status' }, words('loading')),
        el('div.bone.tall'),
        el('div.bone'),
        el('div.bone'),
      )
    : el(
        'div.empty',
        { role: 'alert' },
        el('h2', {}, words(state.fault === 'unknown' ? 'matchUnknown' : 'boardFailed')),
        state.fault === 'unknown'
          ? el('a.quiet', { href: '#/' }, words('back2'))
          : el('button.quiet', { type: 'button', ...press('again') }, words('retry')),
      );
