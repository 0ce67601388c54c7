/** The table before an event: the five bots at the rail, and the prizes on a podium. */
import { prizeOf, prizePercents } from '../../../engines/poker/sitAndGo/structure.ts';
import type { BuyIn } from '../../../engines/poker/sitAndGo/structure.ts';
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import { chipStack } from '../../kit/chips/stack.ts';
import { portrait } from '../../kit/portrait.ts';
import type { Words } from '../words.ts';
import { seatName } from './seat.ts';

const botCount = 5;

/** The same five bots play in every event; only their seats are drawn. */
export const guests = (words: Words): HTMLElement =>
  el(
    'ul.guests',
    { 'aria-label': words('bots') },
    ...Array.from({ length: botCount }, (_, bot) =>
      el(
        `li.guest.guest-${bot + 1}`,
        {},
        portrait(bot),
        el('span.guest-name', {}, seatName(words, bot), el('i.bot', {}, words('botMark'))),
      ),
    ),
  );

/** One step for each prize, the first in the middle. */
export const podiumSteps = (words: Words, bought: BuyIn): HTMLElement[] =>
  prizePercents.map((percent, index) => {
    const prize = prizeOf(bought, index + 1);
    return el(
      `li.step.step-${index + 1}`,
      {},
      el('span.step-chips', { 'aria-hidden': 'true' }, chipStack(prize)),
      el(
        'span.block',
        {},
        el('span.step-place', {}, words('place', { place: index + 1 })),
        el('b.step-prize.fig', {}, baht(prize)),
        el('span.step-part', {}, `${words('ofPool')} ${percent}%`),
      ),
    );
  });
