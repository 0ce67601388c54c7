/** The game's own rules, and those of all card games. M08, M09, M11 */
import type { CardCode } from '../../../engines/cards/cardGame.ts';
import { el } from '../../frame/dom.ts';
import { rulesOf } from '../games.ts';
import type { Setting } from '../setting.ts';
import type { Word } from '../words.ts';

/** What happens to a round that the player leaves open. The other games end with the deal. M08 */
const leaves: Partial<Record<CardCode, Word>> = { blackjack: 'leave.blackjack', douDizhu: 'leave.douDizhu' };

export function rulesPanel({ code, words }: Setting): HTMLElement {
  return el(
    'div.rules',
    {},
    ...rulesOf(code)(words),
    el('h3', {}, words('aboutRounds')),
    el('p', {}, words('dealNote')),
    ...(leaves[code] === undefined ? [] : [el('p', {}, words(leaves[code]))]),
    el('p', {}, words('cycleNote')),
    el('p', {}, words('keysNote')),
  );
}
