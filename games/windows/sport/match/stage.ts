/** The current match: playing field, both sides, score, clock and periods. */
import type { SportEvent, SportMatch, SportScore } from '@foyer/contract/play/sport.ts';
import { el } from '../../frame/dom.ts';
import { crest } from '../board/marks.ts';
import type { Looking } from '../board/odds.ts';
import { whenText } from '../board/rows.ts';
import { codeOf, partName } from '../names.ts';
import { form } from './form.ts';
import { pulse } from './pulse.ts';
import { rooster } from './rooster.ts';
import { venue } from './venue.ts';

/** What a replay shows instead of the final state: the score so far, and the side that scored last. */
export interface Shown {
  readonly score: SportScore;
  readonly side: 'home' | 'away' | '';
  readonly clock: string;
}

/** How long the side that has scored is marked. */
const justNowMs = 6_000;

export function stage(looking: Looking, match: SportMatch, events: readonly SportEvent[], replay?: Shown): HTMLElement {
  const { words } = looking.setting;
  const { running, homeName, awayName } = match;
  const code = codeOf(running.sportId);
  const last = events.findLast(({ kind }) => kind === 'score');
  const isFresh = last !== undefined && looking.nowMs - last.atMs < justNowMs;
  const scored = replay?.side ?? (isFresh ? last.side : '');
  const score = replay?.score ?? running.score;
  const side = (which: 'home' | 'away', name: string, number: number) =>
    el(
      `div.team.${which}`,
      { ...(scored === which && { 'data-scored': '' }) },
      code === 'rooster' ? rooster(number, scored === which) : crest(number),
      el('strong', {}, name),
      replay === undefined ? form(looking, match, name) : undefined,
      running.serving === which && replay === undefined
        ? el('span.serves', {}, el('i.serve', { 'aria-hidden': 'true' }), words('serving'))
        : undefined,
    );
  const isOn = running.phase !== 'before';
  return el(
    `section.stage.of-${code}`,
    { 'aria-label': words('liveView') },
    venue(code),
    side('home', homeName, match.homeCrest),
    el(
      'div.middle',
      {},
      el(
        'p.result.fig',
        {},
        isOn ? `${score.home}` : '–',
        el('span', {}, ':'),
        isOn ? `${score.away}` : '–',
        el('span.unseen', {}, words('scoreIs', { home: score.home, away: score.away })),
      ),
      el('p.clock', {}, replay?.clock ?? whenText(looking, match)),
      replay ? el('span.badge.is-replay', {}, words('replayBadge')) : undefined,
    ),
    side('away', awayName, match.awayCrest),
    pulse(match, events, replay === undefined ? looking.nowMs : (events.at(-1)?.atMs ?? 0)),
  );
}

/** The score of each part; undefined before the first. */
export function partTable(
  { setting: { words } }: Looking,
  { running, homeName, awayName }: SportMatch,
): HTMLElement | undefined {
  const { parts, sportId, part } = running;
  if (parts.length === 0) return undefined;
  const cells = (which: 'home' | 'away') =>
    parts.map((each, at) =>
      el('td.fig', { ...(at + 1 === part && running.phase === 'live' && { 'data-now': '' }) }, String(each[which])),
    );
  return el(
    'div.parts',
    { tabindex: '0', role: 'group', 'aria-label': words('course') },
    el(
      'table',
      {},
      el(
        'thead',
        {},
        el('tr', {}, el('td'), ...parts.map((_, at) => el('th', { scope: 'col' }, partName(words, sportId, at + 1)))),
      ),
      el(
        'tbody',
        {},
        el('tr', {}, el('th', { scope: 'row' }, homeName), ...cells('home')),
        el('tr', {}, el('th', { scope: 'row' }, awayName), ...cells('away')),
      ),
    ),
  );
}
