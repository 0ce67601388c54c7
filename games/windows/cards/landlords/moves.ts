/** The moves that the bar offers: bids first, then plays and a hint. */
import type { LandlordsShown } from '@foyer/contract/play/cards.ts';
import { botPlay } from '../../../engines/cards/douDizhu/bots.ts';
import { beats, comboOf } from '../../../engines/cards/douDizhu/combos.ts';
import { publicOf } from '../../../engines/cards/douDizhu/game.ts';
import { playsOf } from '../../../engines/cards/douDizhu/plays.ts';
import type { Act } from '../desk.ts';
import type { Words } from '../words.ts';

const playMove = (cards: readonly number[]): string => `play:${cards.join()}`;

/** The play that a bot would choose, then every other play, lowest first. */
export function hints(shown: LandlordsShown): (readonly number[])[] {
  const view = publicOf(shown);
  const first = botPlay(shown.hand, view, 0);
  const others = playsOf(shown.hand, view.lies?.combo).toSorted((a, b) => a.combo.height - b.combo.height);
  return [...(first.length > 0 ? [first] : []), ...others.map(({ cards }) => cards)];
}

export function bids(words: Words, shown: LandlordsShown): Act[] {
  const higher = [1, 2, 3].filter((bid) => bid > shown.bid);
  return [
    { move: 'bid:0', label: words('noBid'), key: '0' },
    ...higher.map((bid) => ({
      move: `bid:${bid}`,
      label: words('bidOf', { bid }),
      key: String(bid),
      isMain: bid === 3,
    })),
  ];
}

export function plays(words: Words, shown: LandlordsShown, chosen: readonly number[], onHint: () => void): Act[] {
  const lies = comboOf(shown.lies);
  const combo = comboOf(chosen);
  const canPlay = combo !== undefined && (lies === undefined || beats(combo, lies));
  const cannot = lies !== undefined && playsOf(shown.hand, lies).length === 0;
  return [
    {
      move: 'pass',
      label: words(cannot ? 'cannotBeat' : 'pass'),
      key: 'n',
      isDisabled: lies === undefined,
      isMain: cannot,
    },
    { move: 'hint', label: words('hint'), key: 'h', isDisabled: cannot, run: onHint },
    { move: playMove(chosen), label: words('play'), key: 'p', isMain: !cannot, isDisabled: !canPlay },
  ];
}
