import { expect, it } from 'vitest';
import { finished, openEvent } from '../../../engines/poker/sitAndGo/event.ts';
import { visibleEvent } from '../../../engines/poker/sitAndGo/view.ts';
import { pokerDraw } from '../../../fair/pokerRound.ts';
import { raiseSteps } from './raises.ts';
import { standAt } from './stand.ts';

it('ends each hand with the settled chips, and keeps their sum after every step. M03', () => {
  for (let nonce = 0; nonce < 3; nonce += 1) {
    const event = finished(
      openEvent('sitAndGo', pokerDraw({ serverSeed: '9'.repeat(64), clientSeed: 'stand', nonce })),
    );
    for (const hand of visibleEvent(event, 'whole').hands) {
      for (let count = 0; count <= hand.steps.length; count += 1) {
        const { stacks, bets, pot } = standAt(hand, count);
        const all = [...stacks, ...bets, pot].reduce((sum, chips) => sum + chips, 0);
        expect([hand.number, count, all]).toEqual([hand.number, count, 9_000]);
      }
      expect(standAt(hand, hand.steps.length)).toMatchObject({ stacks: hand.stacks, isIn: hand.isIn, pot: 0 });
    }
  }
});

it('offers raises in steps of a big blind up to all in, with presets of half a pot, a pot and all in', () => {
  const hand = { big: 20, bets: [20, 10, 20, 0, 0, 0], totals: [20, 10, 20, 0, 0, 0] };
  const { amounts, presets } = raiseSteps({ callChips: 0, canRaise: true, minTo: 40, maxTo: 130 }, hand);
  expect(amounts).toEqual([40, 60, 80, 100, 120, 130]);
  expect(presets).toEqual([
    { name: 'half', index: 1 },
    { name: 'pot', index: 2 },
    { name: 'all', index: 5 },
  ]);
  expect(raiseSteps({ callChips: 9, canRaise: false, minTo: 0, maxTo: 9 }, hand).amounts).toEqual([]);
  expect(raiseSteps({ callChips: 0, canRaise: true, minTo: 30, maxTo: 30 }, hand).presets).toEqual([
    { name: 'all', index: 0 },
  ]);
});
