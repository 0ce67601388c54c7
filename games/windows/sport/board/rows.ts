/** Matches of a board by league: teams, score, and the three main markets. SI-20 */
import type { MarketKind, SportMatch } from '@foyer/contract/play/sport.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { el } from '../../frame/dom.ts';
import { venue } from '../match/venue.ts';
import { clockText, codeOf } from '../names.ts';
import type { Word } from '../words.ts';
import { crest } from './marks.ts';
import { lockedCell, oddsButton, rests } from './odds.ts';
import type { Looking } from './odds.ts';

const columns: readonly (readonly [MarketKind, Word])[] = [
  ['winner', 'colWinner'],
  ['handicap', 'colHandicap'],
  ['total', 'colTotal'],
];

/** The clock of a started match; else a countdown in the last two minutes, and the start time before. */
export function whenText({ setting: { words }, nowMs }: Looking, { running, startMs }: SportMatch): string {
  if (running.phase !== 'before') return clockText(words, running);
  const seconds = Math.max(0, Math.ceil((startMs - nowMs) / 1_000));
  if (seconds <= 120) return words('inSeconds', { seconds });
  const isToday = deviceTime(startMs, 'day') === deviceTime(nowMs, 'day');
  return words('startsAt', { at: deviceTime(startMs, isToday ? 'hour' : 'short') });
}

function side(match: SportMatch, which: 'home' | 'away'): HTMLElement {
  const { running } = match;
  const isHome = which === 'home';
  const isOn = running.phase !== 'before';
  const part = running.parts.at(-1);
  const isPartShown = running.phase === 'live' && running.parts.length > 1 && part !== undefined;
  return el(
    `span.side.${which}`,
    {},
    crest(isHome ? match.homeCrest : match.awayCrest),
    el('span.name', {}, isHome ? match.homeName : match.awayName),
    running.serving === which ? el('i.serve', { 'aria-hidden': 'true' }) : undefined,
    isPartShown ? el('span.part.fig', {}, String(part[which])) : undefined,
    isOn ? el('b.score.fig', {}, String(running.score[which])) : undefined,
  );
}

function column(looking: Looking, match: SportMatch, kind: MarketKind, heading: Word): HTMLElement {
  const market = match.running.markets.find((each) => each.kind === kind);
  const cells =
    market === undefined
      ? [el('span.odd.is-none', { 'aria-hidden': 'true' }, '–')]
      : market.picks.length === 0
        ? [lockedCell(looking)]
        : market.picks.map((pick) => oddsButton(looking, match, market, pick));
  return el('div.market', {}, el('span.col', { 'aria-hidden': 'true' }, looking.setting.words(heading)), ...cells);
}

function row(looking: Looking, match: SportMatch): HTMLElement {
  const { words } = looking.setting;
  const { running, homeName, awayName } = match;
  const isOver = running.phase === 'over' || running.phase === 'void';
  const isLive = running.phase === 'live';
  const isResting = isLive && rests(match, looking.nowMs);
  const code = codeOf(running.sportId);
  const { home, away } = running.score;
  const score = running.phase === 'before' ? '' : `，${words('scoreIs', { home, away })}`;
  return el(
    'li.match',
    { 'data-key': running.matchId, ...(isLive && { 'data-live': '' }) },
    el(
      isOver ? 'a.sides' : `a.sides.is-scene.of-${code}`,
      {
        href: `#/match/${running.matchId}`,
        'aria-label': `${words('openMatch', { home: homeName, away: awayName })}${score}，${whenText(looking, match)}`,
      },
      isOver ? undefined : venue(code),
      el(
        'span.when',
        {},
        isLive ? el('i.dot', { 'aria-hidden': 'true' }) : undefined,
        whenText(looking, match),
        running.decidedBy === ''
          ? undefined
          : el('em', {}, words('decidedBy', { side: running.decidedBy === 'home' ? homeName : awayName })),
      ),
      side(match, 'home'),
      side(match, 'away'),
      el('span.more', {}, isOver ? words('review') : words('moreMarkets', { count: running.marketCount })),
    ),
    isOver
      ? undefined
      : el('div.main-markets', {}, ...columns.map(([kind, heading]) => column(looking, match, kind, heading))),
    isResting ? el('p.rests', {}, words('restsNow')) : undefined,
  );
}

export function leagues(looking: Looking, matches: readonly SportMatch[]): HTMLElement {
  const byLeague = Map.groupBy(matches, ({ leagueName }) => leagueName);
  return el(
    'div.leagues',
    {},
    ...[...byLeague].map(([name, of]) =>
      el(
        'section.league',
        { 'data-key': name, 'aria-label': name },
        el('h2', {}, name, el('span.fig', {}, String(of.length))),
        el('ul', {}, ...of.map((match) => row(looking, match))),
      ),
    ),
  );
}
