import { drawAt, drawTimes } from '@foyer/contract/lottery/clock.ts';
import { lotteryBetStates } from '@foyer/contract/lottery/betting.ts';
import { lotteryCodes } from '@foyer/contract/lottery/games.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { settlingInterval, shownState } from './shownState.ts';

const overMs = Date.UTC(2026, 11, 31, 16, 58);

it('never shows a bet as waiting for a draw that is over, and keeps every other state. SI-21', () => {
  const drawn = fc.tuple(fc.constantFrom(...lotteryCodes), fc.integer({ min: -3, max: 3 }));
  fc.assert(
    fc.property(drawn, fc.constantFrom(...lotteryBetStates), ([code, ahead], state) => {
      const { index, issue: overIssue } = drawAt(code, overMs);
      const { issue } = drawTimes(code, index + ahead);
      const shown = shownState({ issue, state }, overIssue);
      const isInPlay = state === 'planned' || state === 'placed';
      expect(shown).toBe(isInPlay && ahead <= 0 ? 'settling' : state);
      expect(settlingInterval([{ issue, state }], overIssue) !== false).toBe(shown === 'settling');
    }),
  );
  expect(settlingInterval(undefined, '20261231-1440')).toBe(false);
});
