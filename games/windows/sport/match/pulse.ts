/** The course of a match as a ribbon: what each side gained, at its time. Only events of the house are drawn. */
import type { SportEvent, SportMatch, SportScore } from '@foyer/contract/play/sport.ts';
import { svg } from '../../frame/svg.ts';

const [width, middle, most] = [400, 14, 11];

/** What each side gained with an event. Sports of many points list their parts only, so the score is compared. */
function gainsOf({ atMs, kind, side, score }: SportEvent, before: SportScore = { home: 0, away: 0 }) {
  return (['home', 'away'] as const).flatMap((which) => {
    const points = kind === 'decider' && side === which ? 1 : score[which] - before[which];
    return points > 0 ? [{ atMs, side: which, points }] : [];
  });
}

/** From 0 at the start to 400 now, or at the end. Undefined before the first event. */
export function pulse(
  { startMs, running }: SportMatch,
  events: readonly SportEvent[],
  nowMs: number,
): SVGSVGElement | undefined {
  const last = events.at(-1);
  if (last === undefined) return undefined;
  const endMs = running.phase === 'live' ? Math.max(nowMs, last.atMs) : last.atMs;
  const x = (atMs: number): string =>
    (Math.min(1, Math.max(0, (atMs - startMs) / Math.max(1, endMs - startMs))) * width).toFixed(1);
  const gains = events.flatMap((event, at) => gainsOf(event, events[at - 1]?.score));
  const highest = Math.max(1, ...gains.map(({ points }) => points));
  const marks = gains.map(({ atMs, side, points }) => {
    const height = Math.max(4, (points / highest) * most);
    return svg(`path.${side}`, { d: `M${x(atMs)} ${middle}v${(side === 'home' ? -height : height).toFixed(1)}` });
  });
  return svg(
    'svg.pulse',
    { viewBox: `0 0 ${width} 28`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    ...events.filter(({ kind }) => kind === 'part').map(({ atMs }) => svg('path.cut', { d: `M${x(atMs)} 0V28` })),
    svg('path.base', { d: `M0 ${middle}H${width}` }),
    ...marks,
  );
}
