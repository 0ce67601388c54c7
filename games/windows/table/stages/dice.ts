/** Three dice under a cover; each is shown for itself, and then the sum. */
import { isTriple, sumOf } from '../../../engines/table/sicBo/rules.ts';
import { el } from '../../frame/dom.ts';
import { svg } from '../../frame/svg.ts';
import type { Words } from '../words.ts';
import { createSteps } from './stage.ts';
import type { Stage } from './stage.ts';

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die's face; one and four are red, as on the dice of the table. */
export function dieFace(face: number): SVGSVGElement {
  const dots = (spots[face] ?? []).map(([x, y]) =>
    svg('circle', {
      cx: x * 11,
      cy: y * 11,
      r: face === 1 ? 8 : 4.6,
      class: face === 1 || face === 4 ? 'dot red' : 'dot',
    }),
  );
  return svg(
    'svg',
    { viewBox: '-24 -24 48 48', class: 'die', 'aria-hidden': 'true' },
    svg('rect', { x: -22, y: -22, width: 44, height: 44, rx: 9 }),
    ...dots,
  );
}

export function diceStage(words: Words, onDie: () => void): Stage {
  const places = [0, 1, 2].map(() => el('div.cup'));
  const sum = el('output.sum');
  const run = createSteps();
  function clear(): void {
    sum.textContent = '';
    for (const place of places) {
      place.classList.remove('shown');
      place.replaceChildren();
    }
  }
  return {
    root: el('div.stage.dice-stage', {}, el('div.cups', {}, ...places), sum),
    clear() {
      void run([], true);
      clear();
    },
    async show(dice, isAtOnce) {
      clear();
      const steps = places.map((place, at) => () => {
        place.classList.add('shown');
        place.replaceChildren(dieFace(dice[at] ?? 1));
        if (!isAtOnce) onDie();
      });
      const call = (): void => {
        const size = isTriple(dice) ? words('triple') : words(sumOf(dice) >= 11 ? 'big' : 'small');
        sum.textContent = `${sumOf(dice)} · ${size}`;
      };
      await run([...steps, call], isAtOnce);
    },
  };
}
