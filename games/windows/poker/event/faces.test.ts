// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { visibleEvent } from '../../../engines/poker/sitAndGo/view.ts';
import { openEvent } from '../../../engines/poker/sitAndGo/event.ts';
import { pokerDraw } from '../../../fair/pokerRound.ts';
import { word } from '../testing/page.ts';
import { createSeat } from './seat.ts';
import { standAt } from './stand.ts';

const opened = openEvent('sitAndGo', pokerDraw({ serverSeed: '7'.repeat(64), clientSeed: 'faces', nonce: 0 }));
const hand = visibleEvent(opened, 'whole').hands.slice(0, 1);

/** The drawing of who sits at a seat: the player with this face, or a bot. */
function drawn(face: number, bot = -1): string | undefined {
  const seat = createSeat(word, 0, face);
  for (const each of hand)
    seat.show({ hand: each, stand: standAt(each, 0), bot, isTurn: false, place: 0, deck: 'full', best: new Set() });
  return seat.root.querySelector('.portrait')?.innerHTML;
}

it('draws players by their own number, each with a portrait that no bot has', () => {
  const bots = [0, 1, 2, 3, 4].map((bot) => drawn(0, bot));
  const players = [0, 1, 2, 3, 4, 5, 6].map((face) => drawn(face));
  expect(new Set([...bots, ...players]).size).toBe(12);
  expect(drawn(7)).toBe(players[0]);
  expect(drawn(255)).toBe(players[3]);
});
