/** The game's own rules, and what holds for every game of the card room. M08, M09, M11 */
import { el } from '../../frame/dom.ts';
import { rulesOf } from '../games.ts';
import type { Setting } from '../setting.ts';

export function rulesPanel({ code, words }: Setting): HTMLElement {
  return el(
    'div.rules',
    {},
    ...rulesOf(code)(words),
    el('h3', {}, words('aboutRounds')),
    el('p', {}, words('dealNote')),
    el('p', {}, words(`leave.${code}`)),
    el('p', {}, words('cycleNote')),
    el('p', {}, words('keysNote')),
  );
}
