/** The course of a match: the lead over time as a line, and the chances implied by the odds. */
import type { SportEvent, SportMarket, SportMatch } from '@foyer/contract/play/sport.ts';
import { el } from '../../frame/dom.ts';
import type { Looking } from '../board/odds.ts';
import { svg } from '../../frame/svg.ts';

const [width, height, middle] = [400, 96, 48];

/** Draws the lead as steps at the times of the events. */
export function course(
  { setting: { words }, nowMs }: Looking,
  match: SportMatch,
  events: readonly SportEvent[],
): HTMLElement {
  const { running, startMs, homeName, awayName } = match;
  const heading = el('h2', {}, words('course'));
  const changes = events.filter(({ kind }) => kind === 'score' || kind === 'part' || kind === 'decider');
  if (changes.length === 0) return el('section.course', {}, heading, el('p.faint', {}, words('courseWait')));
  const endMs =
    running.phase === 'live' ? Math.max(nowMs, (changes.at(-1)?.atMs ?? 0) + 1) : (events.at(-1)?.atMs ?? nowMs);
  const x = (atMs: number): number =>
    Math.min(width, Math.max(0, ((atMs - startMs) / Math.max(1, endMs - startMs)) * width));
  const leads = changes.map(({ score }) => score.home - score.away);
  const most = Math.max(2, ...leads.map(Math.abs));
  const y = (lead: number): number => middle - (lead / most) * (middle - 8);
  const steps = changes.map((event, at) => `H${x(event.atMs).toFixed(1)}V${y(leads[at] ?? 0).toFixed(1)}`).join('');
  const line = `M0 ${middle}${steps}H${width}`;
  const lead = leads.at(-1) ?? 0;
  return el(
    'section.course',
    {},
    heading,
    el(
      'figure',
      {},
      svg(
        'svg.lead',
        { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true', preserveAspectRatio: 'none' },
        svg('clipPath', { id: 'above' }, svg('rect', { width, height: middle })),
        svg('clipPath', { id: 'below' }, svg('rect', { y: middle, width, height: middle })),
        svg('path.area.home', { d: `${line}V${middle}H0z`, 'clip-path': 'url(#above)' }),
        svg('path.area.away', { d: `${line}V${middle}H0z`, 'clip-path': 'url(#below)' }),
        ...events
          .filter(({ kind }) => kind === 'part')
          .map(({ atMs }) => svg('path.cut', { d: `M${x(atMs).toFixed(1)} 0V${height}` })),
        svg('path.zero', { d: `M0 ${middle}H${width}` }),
        svg('path.line', { d: line, 'vector-effect': 'non-scaling-stroke' }),
      ),
      el('figcaption.faint', {}, words('courseText', { home: homeName, away: awayName, lead: Math.abs(lead) })),
    ),
  );
}

/** The chances without the margin, so that their sum is 100. */
export function chances(
  { setting: { words } }: Looking,
  match: SportMatch,
  markets: readonly SportMarket[],
): HTMLElement | undefined {
  const picks = markets.find(({ kind }) => kind === 'winner')?.picks ?? [];
  if (picks.length < 2) return undefined;
  const sum = picks.reduce((all, { odds }) => all + 1 / odds, 0);
  const shares = picks.map(({ pick, odds }) => ({ pick, percent: 100 / odds / sum }));
  const name = (pick: string) =>
    pick === 'home' ? match.homeName : pick === 'away' ? match.awayName : words('drawLong');
  let from = 0;
  const bars = shares.map(({ pick, percent }) => {
    const bar = svg(`rect.${pick}`, { x: from, width: percent, height: 6 });
    from += percent;
    return bar;
  });
  return el(
    'section.chances',
    {},
    el('h2', {}, words('byOdds')),
    svg('svg.bar', { viewBox: '0 0 100 6', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, ...bars),
    el(
      'ul',
      {},
      ...shares.map(({ pick, percent }) =>
        el(`li.${pick}`, {}, el('span', {}, name(pick)), el('b.fig', {}, `${percent.toFixed(1)}%`)),
      ),
    ),
    el('p.faint', {}, words('byOddsText')),
  );
}
