/** The legs of the slip: selection, current state, and removal. */
import { currencySign, perUnit } from '../../frame/money.ts';
import { el, icon, icons } from '../../frame/dom.ts';
import { fallMark, lockMark, riseMark } from '../board/marks.ts';
import type { Looking } from '../board/odds.ts';
import { clockText, marketName, pickName, sportName } from '../names.ts';
import { oddsText } from '../slip/returns.ts';
import { isCombined, keyOf } from '../slip/slip.ts';
import type { Leg, Slip } from '../slip/slip.ts';
import { standingOf } from '../slip/standing.ts';
import type { LegStanding } from '../slip/standing.ts';
import { press, typed } from '../view/press.ts';
import type { Word } from '../words.ts';

const stateWords: Readonly<Record<LegStanding['state'], Word | undefined>> = {
  same: undefined,
  up: 'legUp',
  down: 'legDown',
  suspended: 'legSuspended',
  closed: 'legClosed',
  unknown: 'legUnknown',
};

const isTwice = (slip: Slip, leg: Leg): boolean =>
  slip.legs.filter(({ matchId }) => matchId === leg.matchId).length > 1;

function price({ setting: { words } }: Looking, leg: Leg, { state, odds }: LegStanding): HTMLElement {
  const moved = state === 'up' || state === 'down';
  return el(
    'span.price.fig',
    { ...(moved && { 'data-move': state }) },
    moved ? el('s', { 'aria-hidden': 'true' }, oddsText(leg.odds)) : undefined,
    moved ? el('span.unseen', {}, words('legWas', { odds: oddsText(leg.odds) })) : undefined,
    state === 'up' ? riseMark() : state === 'down' ? fallMark() : state === 'suspended' ? lockMark() : undefined,
    el('b', {}, oddsText(odds)),
  );
}

function ownStake({ setting: { words }, state: { slip } }: Looking, leg: Leg, name: string): HTMLElement | undefined {
  if (isCombined(slip) || slip.legs.length < 2) return undefined;
  const key = keyOf(leg);
  return el(
    'label.own-stake',
    {},
    el('span.unseen', {}, words('stakeNamed', { pick: name })),
    el('span', { 'aria-hidden': 'true' }, currencySign),
    el('input', {
      ...typed('legStake', key),
      inputmode: 'numeric',
      autocomplete: 'off',
      placeholder: slip.stakeSatang > 0 ? String(slip.stakeSatang / perUnit) : '0',
      value: leg.stakeSatang > 0 ? String(leg.stakeSatang / perUnit) : '',
    }),
  );
}

export function legItem(looking: Looking, leg: Leg): HTMLElement {
  const { setting, state } = looking;
  const { words } = setting;
  const standing = standingOf(leg, state.quotes);
  const place = { ...leg, ...leg.fixture, ...standing.quoted };
  const name = pickName(words, place);
  const isRelated = isCombined(state.slip) && isTwice(state.slip, leg);
  const note = isRelated ? 'legRelated' : stateWords[standing.state];
  const running = state.board?.matches.find((match) => match.running.matchId === leg.matchId)?.running;
  const live = standing.quoted?.phase === 'live';
  const score = standing.quoted?.score;
  return el(
    'li.leg',
    { 'data-key': keyOf(leg), 'data-state': isRelated ? 'related' : standing.state },
    el(
      'div.what',
      {},
      el('b', {}, name),
      el('span', {}, `${sportName(words, leg.fixture.sportId)} · ${marketName(words, place)}`),
      el(
        'a.quietly',
        { href: `#/match/${leg.matchId}`, ...press('shut') },
        words('versus', { home: place.homeName, away: place.awayName }),
      ),
      live && score
        ? el(
            'span.live-now.fig',
            {},
            `${running ? clockText(words, running) : words('phaseLive')} ${score.home} : ${score.away}`,
          )
        : undefined,
      note ? el('em', {}, words(note)) : undefined,
    ),
    price(looking, leg, standing),
    el(
      'button.icon-button',
      { type: 'button', ...press('remove', keyOf(leg)), 'aria-label': words('removeNamed', { pick: name }) },
      icon(icons.close),
    ),
    ownStake(looking, leg, name),
  );
}
