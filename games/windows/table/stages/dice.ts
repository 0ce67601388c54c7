/** Three dice under a dome: shaken while covered, then uncovered together, then their sum is shown. */
import { isTriple, sumOf } from '../../../engines/table/sicBo/rules.ts';
import { el, quietOutput } from '../../frame/dom.ts';
import type { Words } from '../words.ts';
import { createDome } from './dome.ts';
import { createSteps } from './stage.ts';
import type { Stage } from './stage.ts';

const nothing = (): void => undefined;

export function diceStage(words: Words, onDie: () => void): Stage {
  const dome = createDome();
  const sum = quietOutput('output.sum.tag');
  const run = createSteps();
  function clear(): void {
    sum.textContent = '';
    dome.cover();
  }
  return {
    root: el('div.stage.dice-stage', {}, dome.root, sum),
    clear() {
      void run([], true);
      clear();
    },
    async show(dice, isAtOnce) {
      clear();
      if (!isAtOnce) dome.shake();
      const uncover = (): void => {
        dome.uncover(dice);
        if (!isAtOnce) onDie();
      };
      const call = (): void => {
        const size = isTriple(dice) ? words('triple') : words(sumOf(dice) >= 11 ? 'big' : 'small');
        sum.textContent = `${sumOf(dice)} · ${size}`;
      };
      // The dice stay covered for the same time whatever the result.
      await run([nothing, nothing, uncover, nothing, call], isAtOnce);
    },
  };
}
