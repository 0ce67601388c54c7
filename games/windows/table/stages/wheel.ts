/** The wheel. It turns equally long for every result and stops with the pocket at the top. M03, M04 */
import { colourOf, pockets } from '../../../engines/table/roulette/rules.ts';
import { el } from '../../frame/dom.ts';
import { svg } from '../../frame/svg.ts';
import type { Words } from '../words.ts';
import { createSteps, showMs } from './stage.ts';
import type { Stage } from './stage.ts';

const slice = 360 / pockets.length;
const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

function pocketShape(pocket: number, place: number): SVGGElement {
  const [from, to] = [place * slice - slice / 2, place * slice + slice / 2];
  const ring = `M${at(96, from)}A96 96 0 0 1 ${at(96, to)}L${at(62, to)}A62 62 0 0 0 ${at(62, from)}z`;
  const label = svg('text', { transform: `rotate(${place * slice}) translate(0 -83)` }, String(pocket));
  return svg('g', { class: `pocket ${colourOf(pocket)}` }, svg('path', { d: ring }), label);
}

export function wheelStage(words: Words, onStop: () => void): Stage {
  const wheel = svg('g', { class: 'wheel' }, ...pockets.map(pocketShape));
  const ball = svg('circle', { class: 'ball', cx: 0, cy: -67, r: 3.4 });
  const called = svg('text', { class: 'called', y: -8 });
  const colour = svg('text', { class: 'called-colour', y: 26 });
  const picture = svg(
    'svg',
    { viewBox: '-110 -110 220 220', 'aria-hidden': 'true' },
    svg('circle', { class: 'rim', r: 104 }),
    wheel,
    svg('circle', { class: 'hub', r: 60 }),
    svg('path', { class: 'mark', d: 'M0 -97l-5 -11h10z' }),
    ball,
    called,
    colour,
  );
  const run = createSteps();
  let turns = 0;

  function stand(pocket: number): void {
    called.textContent = String(pocket);
    const name = colourOf(pocket);
    called.setAttribute('class', `called ${name}`);
    colour.textContent = words(name === 'green' ? 'zero' : name);
    ball.classList.add('lies');
  }
  function clear(): void {
    called.textContent = '';
    colour.textContent = '';
    ball.classList.remove('lies');
  }

  return {
    root: el('div.stage.wheel-stage', {}, picture),
    clear() {
      void run([], true);
      clear();
    },
    async show([pocket = 0], isAtOnce) {
      clear();
      turns += 3;
      const rest = turns * 360 - pockets.indexOf(pocket) * slice;
      wheel.style.setProperty('transition-duration', isAtOnce ? '0ms' : `${showMs - 300}ms`);
      wheel.style.setProperty('transform', `rotate(${rest}deg)`);
      await run(
        [
          () => {
            stand(pocket);
            if (!isAtOnce) onStop();
          },
        ],
        isAtOnce,
      );
    },
  };
}
